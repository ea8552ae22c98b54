import { buffer } from 'node:stream/consumers';
import type { FileStore } from '../platform/files/file-store';

/** The content of a stored file; empty if there is none. */
export const bytesOf = async (files: FileStore, name: string): Promise<Buffer> => {
  const file = await files.get(name);
  return file ? buffer(file.content) : Buffer.alloc(0);
};
