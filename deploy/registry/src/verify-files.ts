import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { ReleasedFile } from '@fairfront/shared-kit/platform/release';
import type { Problem } from './registry-error';
import { listFiles } from './describe-build';

const unpack = { br: promisify(zlib.brotliDecompress), gz: promisify(zlib.gunzip) };

const hashes: ReadonlySet<string> = new Set(['sha256', 'sha384', 'sha512']);

/** Whether the content matches this `integrity`. */
const hasIntegrity = (content: Buffer, integrity: string): boolean => {
  const hash = integrity.split('-')[0] ?? '';
  return hashes.has(hash) && integrity === `${hash}-${createHash(hash).update(content).digest('base64')}`;
};

/**
 * Whether a chunk's name matches its content. A page requests a chunk by the hash in its name and would reject other
 * content.
 */
const matchesName = (name: string, integrity: string): boolean => {
  const hash = /\.([\w-]{43})\.(?:js|css)$/.exec(name)?.[1];
  return hash === undefined || integrity === `sha256-${hash.replace(/-/g, '+').replace(/_/g, '/')}=`;
};

const readOrNull = async (file: string): Promise<Buffer | null> => {
  try {
    return await readFile(file);
  } catch {
    return null;
  }
};

const checkTwin = async (folder: string, name: string, kind: 'br' | 'gz', file: ReleasedFile): Promise<Problem[]> => {
  if (file[kind] === undefined) return [];
  const twin = await readOrNull(join(folder, `${name}.${kind}`));
  if (!twin) return [{ code: 'FILE_MISSING', message: `${name}.${kind} is missing` }];
  try {
    if (hasIntegrity(await unpack[kind](twin), file.integrity)) return [];
  } catch {
    // invalid compressed data is the same problem
  }
  return [{ code: 'FILE_ALTERED', message: `${name}.${kind} does not decompress to ${name}` }];
};

const checkFile = async (folder: string, name: string, file: ReleasedFile): Promise<Problem[]> => {
  const content = await readOrNull(join(folder, name));
  if (!content) return [{ code: 'FILE_MISSING', message: `${name} is missing` }];
  if (content.length !== file.bytes || !hasIntegrity(content, file.integrity)) {
    return [{ code: 'FILE_ALTERED', message: `${name} differs from what was built` }];
  }
  if (!matchesName(name, file.integrity)) {
    return [{ code: 'FILE_ALTERED', message: `${name} does not match the hash in its name` }];
  }
  const twins = await Promise.all([checkTwin(folder, name, 'br', file), checkTwin(folder, name, 'gz', file)]);
  return twins.flat();
};

/**
 * Compares a folder with its manifest, byte by byte. Every listed file and its compressed variants must exist
 * unchanged, and nothing else may exist, apart from source maps and the manifest itself.
 */
export const verifyFiles = async (
  folder: string,
  manifest: { files: Record<string, ReleasedFile> },
): Promise<Problem[]> => {
  const checked = await Promise.all(
    Object.entries(manifest.files).map(([name, file]) => checkFile(folder, name, file)),
  );
  const listed = new Set(Object.keys(manifest.files).flatMap((name) => [name, `${name}.br`, `${name}.gz`]));
  const unlisted = (await listFiles(folder)).filter(
    (name) => !listed.has(name) && !/(\.map|^manifest\.json(\.(br|gz))?)$/.test(name),
  );
  return [
    ...checked.flat(),
    ...unlisted.map((name): Problem => ({ code: 'FILE_UNLISTED', message: `${name} is not in the manifest` })),
  ];
};
