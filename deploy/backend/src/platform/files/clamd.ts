import { connect } from 'node:net';
import { Readable } from 'node:stream';
import type { ScannerConfig } from '../config';

/** The scanner cannot be reached, is silent or refuses the work: whether the content is clean is not known. */
export class ScannerUnavailable extends Error {
  constructor(reason: string, cause?: unknown) {
    super(`The virus scanner does not work: ${reason}`, { cause });
    this.name = 'ScannerUnavailable';
  }
}

const chunkSize = 65_536;
const end = Buffer.alloc(4);

const lengthOf = (chunk: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(chunk.length);
  return length;
};

/** The command INSTREAM: chunks with their length before each, then an empty one. */
const framesOf = function* (bytes: Buffer): Generator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for (let from = 0; from < bytes.length; from += chunkSize) {
    const chunk = bytes.subarray(from, from + chunkSize);
    yield lengthOf(chunk);
    yield chunk;
  }
  yield end;
};

const verdictOf = (reply: string): string | null => {
  const text = reply.replace(/\0.*$/s, '').trim();
  if (text === 'stream: OK') return null;
  const found = /^stream: (.+) FOUND$/.exec(text)?.[1];
  if (found === undefined) throw new ScannerUnavailable(text || 'it closed the connection');
  return found;
};

/**
 * Asks clamd, the daemon of ClamAV, about a content.
 * @returns the name of what it found, null for clean content
 * @throws ScannerUnavailable also after the timeout
 */
export const scanWithClamd = async (
  { host, port, timeoutMs }: ScannerConfig,
  bytes: Buffer,
): Promise<string | null> => {
  const reply = await new Promise<string>((resolve, reject) => {
    let received = '';
    const socket = connect({ host, port });
    const timer = setTimeout(() => socket.destroy(new Error(`no answer within ${timeoutMs} ms`)), timeoutMs);
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => {
      received += text;
      if (received.includes('\0')) socket.end();
    });
    socket.once('error', (error) => reject(new ScannerUnavailable(error.message, error)));
    socket.once('close', () => {
      clearTimeout(timer);
      resolve(received);
    });
    // the connection stays open for the answer
    Readable.from(framesOf(bytes)).pipe(socket, { end: false });
  });
  return verdictOf(reply);
};
