import { invalidTexts } from '../../../platform/http/http-error';
import { serverText } from '../../../platform/texts/server-texts';

/** The place of a row in a list: when it was written, then which it is. */
export interface ListPlace {
  at: Date;
  /** Kind of a pass; empty in other lists. */
  kind: string;
  id: number;
}

/** An opaque text for the place after which a list continues. */
export const cursorOf = ({ at, kind, id }: ListPlace): string =>
  Buffer.from(JSON.stringify([at.getTime(), kind, id])).toString('base64url');

/** @throws HttpError 422 for a text that no list has given */
export const placeOf = (cursor: string): ListPlace => {
  try {
    const read: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (Array.isArray(read)) {
      const [at, kind, id]: unknown[] = read;
      const isTime = Number.isSafeInteger(at) && Math.abs(at as number) < 1e14;
      if (isTime && typeof kind === 'string' && Number.isSafeInteger(id))
        return { at: new Date(at as number), kind, id: id as number };
    }
  } catch {
    // reported below
  }
  throw invalidTexts({ cursor: serverText('lists.wrongCursor') });
};
