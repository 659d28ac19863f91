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
