import { createServer, type AddressInfo, type Socket } from 'node:net';

/** Content that every scanner reports, by agreement of their makers; in two parts, so that no scanner reports this file. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** The content of a complete INSTREAM command; null until it has arrived as a whole. @throws Error for another command */
const contentIn = (received: Buffer): Buffer | null => {
  const command = 'zINSTREAM\0';
  if (received.length < command.length) return null;
  if (received.subarray(0, command.length).toString() !== command) throw new Error('UNKNOWN COMMAND');
  const chunks: Buffer[] = [];
  for (let at = command.length; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
};

export interface ClamdServer {
  /** The value of `CLAMD_ADDRESS` for this server. */
  address: string;
  /** Contents that it has scanned. */
  scanned: Buffer[];
  /** Replaces its verdict; null: it never answers. */
  answer: (content: Buffer) => string | null;
  close: () => Promise<void>;
}

/** A server that speaks the part of clamd's protocol that the portal uses, and reports the EICAR text. */
export const startClamd = async (): Promise<ClamdServer> => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let received = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      const content = contentIn(received);
      if (!content) return;
      clamd.scanned.push(content);
      const answer = clamd.answer(content);
      if (answer !== null) socket.end(`${answer}\0`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const clamd: ClamdServer = {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    scanned: [],
    answer: (content) => (content.includes(eicar) ? 'stream: Eicar-Signature FOUND' : 'stream: OK'),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return clamd;
};
