// Fetches the example programs of the chapters and runs them in the reader's browser.
//
// The programs are WASI commands: arguments and standard input in, standard output and an exit status out. Each run
// has a Web Worker of its own, so that a program that never ends can be stopped and the page stays alive.
'use strict';

const bookPrograms = (() => {
    const LIMITS = { seconds: 5, maxOutput: 20e6 };

    // A program is fetched and compiled once, and only when the reader asks for it.
    const programs = new Map();

    function ready(example) {
        if (!programs.has(example)) {
            const loading = load(new URL(`${path_to_root}wasm/${example}.wasm`, location.href));
            loading.catch(() => programs.delete(example));  // The next try asks again.
            programs.set(example, loading);
        }
        return programs.get(example);
    }

    async function load(url) {
        if (url.protocol === 'file:') {
            throw new Error('This page was opened as a file, and a browser runs programs only if they are served: ' +
                'start “cargo book”.');
        }
        const response = await fetch(url).catch(() => {
            throw new Error('The program cannot be fetched. Is the book still being served?');
        });
        const type = response.headers.get('content-type') || '';
        if (response.ok && type.startsWith('application/wasm')) return WebAssembly.compileStreaming(response);
        if (type.startsWith('text/plain')) throw new Error((await response.text()).slice(0, 2000).trim());
        throw new Error('This copy of the book was built without its programs. ' +
            'To have them, run “rustup target add wasm32-wasip1” and build the book again.');
    }

    // What a run printed, as the object of its frames; anything else is an error in words for the reader.
    function framesOf(run) {
        if (run.late) {
            throw new Error(`Stopped: the program was still running after ${LIMITS.seconds} seconds. ` +
                'Try a smaller input.');
        }
        if (run.flood) throw new Error('Stopped: the program printed more than a page can show.');
        const said = run.err.replace(/^note: run with `RUST_BACKTRACE.*$/m, '').trim();
        if (run.trap !== null) throw new Error(`The program broke off: ${said || run.trap}`);
        if (run.status !== 0) throw new Error(said || `The program ended with status ${run.status}.`);
        try {
            return JSON.parse(run.out);
        } catch {
            throw new Error(run.out.trim() || 'The program printed nothing.');
        }
    }

    // The whole of the worker. It is turned into text and started from that text, hence it uses nothing outside itself.
    function worker() {
        const SUCCESS = 0, BAD_FILE = 8;

        function Exit(status) { this.status = status; }
        function Flood() {}

        onmessage = ({ data: { module, args, stdin, maxOutput } }) => {
            const argv = args.map(arg => new TextEncoder().encode(arg + '\0'));
            const input = new TextEncoder().encode(stdin);
            const output = [[], []];                                    // What was written to descriptors 1 and 2.
            let read = 0, written = 0, memory;

            const bytes = (at, length) => new Uint8Array(memory.buffer, at >>> 0, length >>> 0);
            const view = () => new DataView(memory.buffer);
            const store = (at, value) => view().setUint32(at >>> 0, value, true);
            // Calls `use` with each part of a list of (address, length) pairs, and stores the sum of what it returns.
            const eachPart = (list, count, sumAt, use) => {
                let sum = 0;
                for (let i = 0; i < count; i++) {
                    const pair = (list >>> 0) + 8 * i;
                    sum += use(bytes(view().getUint32(pair, true), view().getUint32(pair + 4, true)));
                }
                store(sumAt, sum);
                return SUCCESS;
            };

            // Same input, same output: no clock, no dice, no environment.
            const wasi = {
                args_sizes_get(count, size) {
                    store(count, argv.length);
                    store(size, argv.reduce((sum, arg) => sum + arg.length, 0));
                    return SUCCESS;
                },
                args_get(list, text) {
                    for (const arg of argv) {
                        store(list, text);
                        bytes(text, arg.length).set(arg);
                        list += 4;
                        text += arg.length;
                    }
                    return SUCCESS;
                },
                environ_sizes_get(count, size) { store(count, 0); store(size, 0); return SUCCESS; },
                environ_get() { return SUCCESS; },
                fd_read(file, list, count, sumAt) {
                    if (file !== 0) return BAD_FILE;
                    return eachPart(list, count, sumAt, part => {
                        const piece = input.subarray(read, read + part.length);
                        part.set(piece);
                        read += piece.length;
                        return piece.length;
                    });
                },
                fd_write(file, list, count, sumAt) {
                    if (file !== 1 && file !== 2) return BAD_FILE;
                    return eachPart(list, count, sumAt, part => {
                        written += part.length;
                        if (written > maxOutput) throw new Flood();
                        output[file - 1].push(part.slice());
                        return part.length;
                    });
                },
                // All zeros: not a terminal.
                fd_fdstat_get(file, at) {
                    if (file < 0 || 2 < file) return BAD_FILE;
                    bytes(at, 24).fill(0);
                    return SUCCESS;
                },
                proc_exit(status) { throw new Exit(status); },
                random_get(at, length) { bytes(at, length).fill(7); return SUCCESS; },
                clock_time_get(id, precision, at) { bytes(at, 8).fill(0); return SUCCESS; },
            };

            const end = { status: 0, trap: null, flood: false };
            WebAssembly.instantiate(module, { wasi_snapshot_preview1: wasi }).then(program => {
                memory = program.exports.memory;
                program.exports._start();
            }).catch(reason => {
                if (reason instanceof Exit) end.status = reason.status;
                else if (reason instanceof Flood) end.flood = true;
                else end.trap = String(reason && reason.message || reason);
            }).then(async () => {
                const text = parts => new Blob(parts).text();
                postMessage({ ...end, out: await text(output[0]), err: await text(output[1]) });
            });
        };
    }

    // Runs a compiled program once. The result: { status, out, err, trap, flood }, where `trap` is why it broke off,
    // or { late: true } if it was stopped because its time was up. An abort of `signal` stops it at once.
    function run(module, args, stdin, signal) {
        const url = URL.createObjectURL(new Blob([`(${worker})()`], { type: 'text/javascript' }));
        const thread = new Worker(url);
        return new Promise(resolve => {
            const timer = setTimeout(() => resolve({ late: true }), 1000 * LIMITS.seconds);
            signal?.addEventListener('abort', () => { clearTimeout(timer); resolve({ late: true }); });
            const done = result => { clearTimeout(timer); resolve(result); };
            thread.onmessage = ({ data }) => done(data);
            thread.onerror = event => done({ status: 0, out: '', err: '', trap: event.message, flood: false });
            thread.postMessage({ module, args, stdin, maxOutput: LIMITS.maxOutput });
        }).finally(() => {
            thread.terminate();
            URL.revokeObjectURL(url);
        });
    }

    return {
        // Settles when the program is there; fails with words for the reader when it cannot be had.
        ready,
        // What the program prints, given its arguments and its standard input.
        async frames(example, args, stdin, signal) {
            return framesOf(await run(await ready(example), [example, ...args], stdin, signal));
        },
    };
})();
