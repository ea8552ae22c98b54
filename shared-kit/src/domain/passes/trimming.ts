import { composed, withoutInvisible } from '../common';

/** Control characters, including the line breaks of pasted texts: no field of a pass is multiline. */
// eslint-disable-next-line no-control-regex -- these very characters must go, PostgreSQL refuses the first of them
const controls = /[\u0000-\u001f\u007f]+/g;

/**
 * Normalises a text before validating and storing: composed, without invisible characters and surrounding spaces.
 */
export const trimmed = (text: string | null | undefined): string =>
  withoutInvisible(composed((text ?? '').replace(controls, ' '))).trim();

/** Normalises an optional text: null if nothing is left. */
export const trimmedOrNull = (text: string | null | undefined): string | null => trimmed(text) || null;
