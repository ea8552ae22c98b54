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

/**
 * No predicate: a signal of jsdom has the same type.
 * @param {AbortSignal} signal
 * @returns {boolean}
 */
const isOfNode = (signal) => signal instanceof AbortSignal;

/**
 * Converts signals of jsdom to those of Node, because Node's fetch only accepts its own class.
 * @param {AbortSignal | null | undefined} signal
 */
const nodeSignal = (signal) => {
  if (!signal || isOfNode(signal)) return signal;
  const controller = new AbortController();
  const follow = () => controller.abort(signal.reason);
  if (signal.aborted) follow();
  else signal.addEventListener('abort', follow, { once: true });
  return controller.signal;
};

/**
 * Node's `Request` and `fetch` as in a page: relative addresses and jsdom signals work.
 * @param {{ document: { baseURI: string } }} window
 */
const fetchOf = (window) => {
  const absolute = (/** @type {string | URL | Request} */ input) =>
    input instanceof Request ? input : new URL(input, window.document.baseURI).href;
  const translated = (/** @type {RequestInit | undefined} */ init) =>
    init && { ...init, signal: nodeSignal(init.signal) };
  return {
    Request: class extends Request {
      /**
       * @param {string | URL | Request} input
       * @param {RequestInit} [init]
       */
      constructor(input, init) {
        super(absolute(input), translated(init));
      }
    },
    /** @type {typeof fetch} */
    fetch: (input, init) => fetch(absolute(input), translated(init)),
  };
};

/** jsdom with the web APIs that it lacks, taken from Node. */
export default class extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    for (const name of fromNode) {
      if (this.global[name] === undefined) this.global[name] = Reflect.get(globalThis, name);
    }
    Object.assign(this.global, fetchOf(this.global));
    this.global.Uint8Array = Uint8Array;
    // that of jsdom has random numbers only
    Object.defineProperty(this.global, 'crypto', { value: crypto, configurable: true });
    Object.assign(this.global, { CryptoKey });
  }
}
