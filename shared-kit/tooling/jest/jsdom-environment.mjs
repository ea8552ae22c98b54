import { createRequire } from 'node:module';
import { TestEnvironment } from 'jest-environment-jsdom';

/**
 * Every search by role reads computed styles, and jsdom works out fifteen colours for each of them, a tenth of the time of
 * all tests. No style sheet of ours is loaded here, so that no test can ask for one; what hides an element stays.
 */
const ofJsdom = createRequire(import.meta.resolve('jest-environment-jsdom'));
const { propertiesWithResolvedValueImplemented: resolved } = ofJsdom('jsdom/lib/jsdom/living/helpers/style-rules.js');
for (const [name, { computedValue }] of Object.entries(resolved)) {
  if (computedValue === 'computed-color') delete resolved[name];
}

const fromNode = [
  'TextEncoder',
  'TextDecoder',
  'Response',
  'Headers',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'BroadcastChannel',
  'structuredClone',
];

/** Node's fetch takes only signals of its own class; a page in jsdom makes signals of jsdom's. */
const nodeSignal = (signal) => {
  if (!signal || signal instanceof AbortSignal) return signal;
  const controller = new AbortController();
  const follow = () => controller.abort(signal.reason);
  if (signal.aborted) follow();
  else signal.addEventListener('abort', follow, { once: true });
  return controller.signal;
};

/** Node's `Request` and `fetch` as a page has them: addresses are relative to it, its signals are understood. */
const fetchOf = (window) => {
  const absolute = (input) => (input instanceof Request ? input : new URL(input, window.document.baseURI).href);
  const translated = (init) => init && { ...init, signal: nodeSignal(init.signal) };
  return {
    Request: class extends Request {
      constructor(input, init) {
        super(absolute(input), translated(init));
      }
    },
    fetch: (input, init) => fetch(absolute(input), translated(init)),
  };
};

/** jsdom with the web APIs that it lacks, taken from Node. */
export default class extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    for (const name of fromNode) {
      if (this.global[name] === undefined) this.global[name] = globalThis[name];
    }
    Object.assign(this.global, fetchOf(this.global));
    this.global.Uint8Array = Uint8Array;
  }
}
