import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import { RefusedCall, refusals } from './refusals';

/** The declared length of a body; null for a chunked body of unknown length. */
export const declaredLength = ({ headers }: IncomingMessage): number | null => {
  if (headers['transfer-encoding'] !== undefined) return null;
  return Number(headers['content-length'] ?? 0);
};

/** Whether the request has a body that is not completely read. */
export const isUnread = (request: IncomingMessage): boolean =>
  declaredLength(request) !== 0 && !request.complete && !request.readableEnded;

/** Whether a body is a form with files: only such bodies may be large. */
export const isUpload = ({ headers }: IncomingMessage): boolean =>
  /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');

/**
 * Buffers a body, so that a slow client takes memory but no backend connection.
 * @param take asks for room for further bytes, and throws if there is none
 * @throws RefusedCall when the body is larger than `limit`, takes longer than `time` or finds no room
 */
export const bufferBody = (
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
 * Pipes an upload with back-pressure.
 * @param stall how long the client may send nothing while the backend could take more
 */
export const pipeUpload = (request: IncomingMessage, { limit, stall }: { limit: number; stall: number }): Transform => {
  let size = 0;
  const body = new Transform({
    transform(part: Buffer, _encoding, done) {
      size += part.length;
      timer.refresh();
      done(size > limit ? new RefusedCall(refusals.tooLarge) : null, part);
    },
  });
  const timer = setTimeout(() => {
    // the backend is the slower side
    if (body.writableNeedDrain) timer.refresh();
    else body.destroy(new RefusedCall(refusals.slowBody));
  }, stall);
  const onAborted = (): void => void body.destroy(new RefusedCall(refusals.slowBody));
  request.once('aborted', onAborted);
  body.once('finish', () => clearTimeout(timer));
  // the backend may respond before it has read everything, so the request must stay open for that response
  body.once('close', () => {
    clearTimeout(timer);
    request.off('aborted', onAborted).unpipe(body);
  });
  body.on('error', () => undefined);
  request.pipe(body);
  return body;
};

/**
 * Reads the rest of a body and discards it: closing a connection with unread bytes can lose the response. Limited in
 * size and time.
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
