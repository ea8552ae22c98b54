import { join } from 'node:path';
import type { Config } from '../config';
import { BucketStore } from './bucket-store';
import type { FileStore } from './file-store';
import { FolderStore } from './folder-store';

/**
 * The store of the installation: a bucket if `S3_BUCKET` names one, otherwise a folder below `DATA_DIR`.
 * @throws Error that begins with the wrong setting if the bucket cannot be used
 */
export const openFileStore = async ({ dataDir, bucket }: Pick<Config, 'dataDir' | 'bucket'>): Promise<FileStore> => {
  if (bucket === null) return new FolderStore(join(dataDir, 'files'));
  const store = await BucketStore.of(bucket);
  await store.check();
  return store;
};
