/* global window, PromiseRejectionEvent -- runs in the page */
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';

/** @type {Map<string, Promise<TraceMap | null>>} */
const maps = new Map();

const mapOf = async (/** @type {string} */ script) => {
  const answer = await fetch(`${script}.map`);
  return answer.ok ? new TraceMap(await answer.json()) : null;
};

const knownMap = (/** @type {string} */ script) => {
  const known = maps.get(script) ?? mapOf(script).catch(() => null);
  maps.set(script, known);
  return known;
};

const position = /(https?:\/\/[^\s()]+\.js):(\d+):(\d+)/g;

/**
 * A stack with the positions of the sources in the place of those of the bundles.
 * @param {string} stack
 */
const withSources = async (stack) => {
  const places = [...stack.matchAll(position)];
  const found = new Map();
  for (const [place, script = '', line, column] of places) {
    const map = await knownMap(script);
    const original = map && originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
    if (original?.source) found.set(place, `${original.source.replace(/^webpack:\/\/\//, '')}:${original.line}`);
  }
  return stack.replace(position, (place) => found.get(place) ?? place);
};

const mapped = new WeakSet();

/**
 * The overlay of webpack-dev-server listens after this: it gets the same event with the positions of the sources.
 * @param {Event} event
 * @param {unknown} error
 * @param {(error: Error) => Event} again
 */
const handOn = (event, error, again) => {
  if (!(error instanceof Error) || mapped.has(error)) return;
  event.stopImmediatePropagation();
  void withSources(error.stack ?? '').then((stack) => {
    const shown = Object.assign(new Error(error.message, { cause: error }), { name: error.name, stack });
    mapped.add(shown);
    window.dispatchEvent(again(shown));
  });
};

window.addEventListener('error', (event) =>
  handOn(event, event.error, (error) => new ErrorEvent('error', { error, message: event.message })),
);
window.addEventListener('unhandledrejection', (event) => {
  const { promise, reason } = event;
  handOn(event, reason, (error) => new PromiseRejectionEvent('unhandledrejection', { promise, reason: error }));
});
