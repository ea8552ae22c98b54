import { createRequire } from 'node:module';
import { TestEnvironment } from 'jest-environment-jsdom';

/**
 * Queries by role read computed styles, and jsdom computes fifteen colours for each, a tenth of the total test time.
 * Tests load no style sheets, so no test needs colours; the properties that hide an element are kept.
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

/** Converts signals of jsdom to those of Node, because Node's fetch only accepts its own class. */
const nodeSignal = (signal) => {
  if (!signal || signal instanceof AbortSignal) return signal;
  const controller = new AbortController();
  const follow = () => controller.abort(signal.reason);
  if (signal.aborted) follow();
  else signal.addEventListener('abort', follow, { once: true });
  return controller.signal;
};

/** Node's `Request` and `fetch` as in a page: relative addresses and jsdom signals work. */
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
