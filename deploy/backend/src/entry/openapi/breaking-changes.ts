import { apiDiff } from 'api-smart-diff';

/** The parts of an OpenAPI document that decide here; the rest is compared as it is. */
export interface ApiDocument {
  info: { version: string };
  paths: Record<string, unknown>;
}

/** Whether the document announces breaking changes: its major version is not the one before. */
export const announcesBreaking = (before: ApiDocument, after: ApiDocument): boolean =>
  before.info.version.split('.')[0] !== after.info.version.split('.')[0];

/**
 * What a client of the earlier document can no longer rely on: a removed operation or response field, a new required
 * field of a body, a narrower type.
 * @returns a sentence for each change; empty when every client still works
 */
export const breakingChanges = (before: ApiDocument, after: ApiDocument): string[] => {
  const differences = apiDiff(before, after);
  // a changed component shows up in every operation that uses it
  const ofOperations = differences.filter(({ path }) => path[0] === 'paths');
  const breaking = ofOperations.filter(({ type, path }) => type === 'breaking' || isTypeOfAnswer(path));
  return breaking.map(({ path, action, description }) => description || `[${action}] ${path.slice(1).join(' ')}`);
};

/** The library takes another type in an answer for harmless. */
const isTypeOfAnswer = (path: readonly PropertyKey[]) => path[3] === 'responses' && path.at(-1) === 'type';
