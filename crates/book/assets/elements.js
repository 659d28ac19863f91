// The few words in which the other scripts of the book make elements.
'use strict';

// An element with properties and children: make('label', { className: 'own' }, 'Your own input', field).
function make(name, properties, ...children) {
    const element = Object.assign(document.createElement(name), properties);
    element.append(...children);
    return element;
}

make.button = (className, text, onclick) => make('button', { type: 'button', className, onclick }, text);
make.submit = text => make('button', { type: 'submit' }, text);
make.textField = value => make('input', { type: 'text', value, spellcheck: false, autocomplete: 'off' });

// An element of a drawing, with attributes and children.
make.shape = (name, attributes, ...children) => {
    const element = document.createElementNS('http://www.w3.org/2000/svg', name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.append(...children);
    return element;
};

// How far two places are from each other.
make.apart = ([a, b], [c, d]) => Math.hypot(a - c, b - d);

// Follows a pointer that was pressed on a drawing. `moved` gets its place now and where it was pressed, both in the
// units of the drawing; `ended` gets where it was pressed, and whether the press was cancelled.
make.follow = (svg, event, moved, ended) => {
    const matrix = svg.getScreenCTM().inverse();
    const place = ({ clientX, clientY }) => {
        const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix);
        return [x, y];
    };
    const from = place(event);
    const move = over => moved(place(over), from);
    const end = over => {
        listen('removeEventListener');
        ended(from, over.type === 'pointercancel');
    };
    const listen = how => ['pointermove', 'pointerup', 'pointercancel'].forEach((name, i) => svg[how](name, [move, end, end][i]));
    event.preventDefault();
    svg.setPointerCapture(event.pointerId);
    listen('addEventListener');
};

// Puts other parts into a bar. The focus stays on the part that says the same, or goes to the first one.
make.refill = (bar, parts) => {
    const held = bar.contains(document.activeElement) && document.activeElement.textContent;
    bar.replaceChildren(...parts);
    if (held !== false) (parts.find(part => part.textContent === held) || parts[0]).focus();
};

// Calls `use` whenever one of the elements that it returns a function to add gets another size.
make.onResize = use => {
    const sizes = new ResizeObserver(changes => changes.forEach(({ target }) => use(target)));
    return element => sizes.observe(element);
};

// Whether the content of an element is larger than the element.
make.overflows = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
    scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1;

// Something that scrolls can be reached with keys, and has a name; what does not scroll is no stop on the way.
make.reachable = (element, label, scrolls = make.overflows(element)) => {
    if (scrolls) {
        element.tabIndex = 0;
        element.role = 'region';
        element.ariaLabel = label;
    } else {
        ['tabindex', 'role', 'aria-label'].forEach(name => element.removeAttribute(name));
    }
};
