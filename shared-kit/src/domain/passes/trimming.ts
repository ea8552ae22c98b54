import { composed, withoutInvisible } from '../../model';

/** Control characters, among them the line breaks of pasted texts: no field of a pass has lines. */
// eslint-disable-next-line no-control-regex -- these very characters must go, PostgreSQL refuses the first of them
const controls = /[\u0000-\u001f\u007f]+/g;

/** A text as it is judged and stored: composed, without invisible characters and spaces around it (PASS-013, PASS-360). */
export const trimmed = (text: string | null | undefined): string =>
  withoutInvisible(composed((text ?? '').replace(controls, ' '))).trim();

/** The same for an optional text: null when nothing is left. */
export const trimmedOrNull = (text: string | null | undefined): string | null => trimmed(text) || null;
