import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import { RefusedCall, refusals } from './refusals';

/** The declared length of a body; null where it comes in parts of unknown number. */
export const declaredLength = ({ headers }: IncomingMessage): number | null => {
  if (headers['transfer-encoding'] !== undefined) return null;
  return Number(headers['content-length'] ?? 0);
};

/** Whether there is something of a body that nobody has read yet. */
export const isUnread = (request: IncomingMessage): boolean =>
  declaredLength(request) !== 0 && !request.complete && !request.readableEnded;

/** Whether a body is a file from a form: only these may be large. */
export const isUpload = ({ headers }: IncomingMessage): boolean =>
  /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');

/**
 * Collects a body, so that a client that sends slowly costs memory and no connection to the backend.
 * @param take asks for room for further bytes, and throws where there is none
 * @throws RefusedCall when it is larger than `limit`, comes later than `time` or finds no room
 */
export const collectBody = (
  request: IncomingMessage,
  { limit, time, take }: { limit: number; time: number; take: (bytes: number) => void },
): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let size = 0;
    const timer = setTimeout(() => end(new RefusedCall(refusals.slowBody)), time);
    const onData = (part: Buffer): void => {
      size += part.length;
      if (size > limit) return end(new RefusedCall(refusals.tooLarge));
      try {
        take(part.length);
        parts.push(part);
      } catch (error) {
        end(error as Error);
      }
      return undefined;
    };
    const onEnd = (): void => end(null);
    const onClose = (): void => end(new RefusedCall(refusals.slowBody));
    const end = (error: Error | null): void => {
      clearTimeout(timer);
      request.off('data', onData).off('end', onEnd).off('close', onClose).off('error', onClose);
      request.pause();
      if (error) reject(error);
      else resolve(parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts));
    };
    request.on('data', onData).once('end', onEnd).once('close', onClose).once('error', onClose);
  });

/**
 * An upload on its way: passed on as it comes, with the pace of the slower side.
 * @param stall how long the client may send nothing while the backend could take more
 */
export const passBodyOn = (request: IncomingMessage, { limit, stall }: { limit: number; stall: number }): Transform => {
  let size = 0;
  const body = new Transform({
    transform(part: Buffer, _encoding, done) {
      size += part.length;
      timer.refresh();
      done(size > limit ? new RefusedCall(refusals.tooLarge) : null, part);
    },
  });
  const timer = setTimeout(() => {
    // the backend is the slower one
    if (body.writableNeedDrain) timer.refresh();
    else body.destroy(new RefusedCall(refusals.slowBody));
  }, stall);
  const onAborted = (): void => void body.destroy(new RefusedCall(refusals.slowBody));
  request.once('aborted', onAborted);
  body.once('finish', () => clearTimeout(timer));
  // the backend may answer and end before it has read everything: the request itself must live for that answer
  body.once('close', () => {
    clearTimeout(timer);
    request.off('aborted', onAborted).unpipe(body);
  });
  body.on('error', () => undefined);
  request.pipe(body);
  return body;
};

/**
 * Reads what is left of a body and forgets it: a connection that is closed with unread bytes loses the answer on its way
 * to the client. Bounded, because nobody has to be read for ever.
 */
export const discardRest = (
  request: IncomingMessage,
  { bytes, time }: { bytes: number; time: number },
): Promise<void> =>
  new Promise((resolve) => {
    if (!isUnread(request) || request.destroyed) return resolve();
    let left = bytes;
    const end = (): void => {
      clearTimeout(timer);
      request.off('data', onData).off('end', end).off('close', end);
      resolve();
    };
    const onData = (part: Buffer): void => {
      left -= part.length;
      if (left < 0) end();
    };
    const timer = setTimeout(end, time);
    request.on('data', onData).once('end', end).once('close', end);
    request.resume();
    return undefined;
  });
