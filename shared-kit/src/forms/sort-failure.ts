import type { ApiError } from '../api/api-error';

/** A failed sending sorted into what belongs to fields on screen and what the form itself must say. */
export interface SortedFailure {
  fields: Record<string, string>;
  /** Field errors without a field on screen, joined with line breaks; null when there are none. */
  rest: string | null;
}

/**
 * Sorts the field errors of an answer.
 * @param nameOf the form's name for a payload key
 * @param isOnScreen whether a field of that name is mounted
 */
export const sortFailure = (
  { errors }: ApiError,
  nameOf: (payloadKey: string) => string,
  isOnScreen: (name: string) => boolean,
): SortedFailure => {
  const fields: Record<string, string> = {};
  const rest: string[] = [];
  for (const [key, texts] of Object.entries(errors)) {
    const name = nameOf(key);
    if (isOnScreen(name)) fields[name] = [fields[name], ...texts].filter(Boolean).join('\n');
    else rest.push(...texts);
  }
  return { fields, rest: rest.length > 0 ? rest.join('\n') : null };
};
