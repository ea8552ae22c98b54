import { connect, type Socket } from 'node:net';

/** A response as it was received. */
export interface RawResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Parses a response; status 0 if nothing was received. */
export const parseResponse = (text: string): RawResponse => {
  // "continue" precedes the response
  const from = text.replace(/^HTTP\/1\.1 100[^]*?\r\n\r\n/, '');
  const [head = '', ...rest] = from.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  return { status: Number(first.split(' ')[1] ?? 0), headers, body: rest.join('\r\n\r\n') };
};

/** Opens a connection and writes to it. Errors are ignored: they show what the server does. */
export const openRaw = (port: number, text: string | Buffer): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.off('error', reject).on('error', () => undefined);
      socket.write(text);
      resolve(socket);
    });
    socket.once('error', reject);
  });

/** Reads everything that the server sends until it closes the connection. */
export const readToEnd = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    let text = '';
    socket.on('data', (part: Buffer) => (text += part.toString('latin1')));
    socket.once('close', () => resolve(Buffer.from(text, 'latin1').toString()));
    socket.once('end', () => socket.end());
  });

const isWhole = (text: string): boolean => {
  const { status, headers, body } = parseResponse(text);
  return status > 0 && headers['content-length'] !== undefined && body.length >= Number(headers['content-length']);
};

/**
 * Sends a raw request and reads the whole response. If the response has no length, the request must ask for
 * `Connection: close`.
 */
export const rawRequest = async (port: number, text: string | Buffer): Promise<RawResponse> => {
  const socket = await openRaw(port, text);
  let said = '';
  socket.on('data', (part: Buffer) => {
    said += part.toString('latin1');
    // a server may wait for the rest of a refused body
    if (said.length < 65_536 && isWhole(said)) socket.destroy();
  });
  return parseResponse(await readToEnd(socket));
};
