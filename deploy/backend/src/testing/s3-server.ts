import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { BucketConfig } from '../platform/config';

/** A server in this process that speaks the S3 protocol. */
export interface S3Server {
  /** An empty bucket of it. */
  bucket: BucketConfig;
  /** The settings that name the bucket. */
  env: Record<string, string>;
  close: () => Promise<void>;
}

/** Starts a server with an empty bucket in a folder of its own. */
export const startS3Server = async (): Promise<S3Server> => {
  const directory = mkdtempSync(join(tmpdir(), 'fairfront-s3-'));
  const server = new S3rver({
    ...{ address: '127.0.0.1', port: 0, silent: true, vhostBuckets: false, directory },
    configureBuckets: [{ name: 'people' }],
  });
  const { port } = await server.run();
  const endpoint = `http://127.0.0.1:${port}`;
  // the keys that s3rver knows
  const [accessKeyId, secretAccessKey] = ['S3RVER', 'S3RVER'];
  return {
    bucket: { bucket: 'people', prefix: 'files/', endpoint, region: 'us-east-1', accessKeyId, secretAccessKey },
    env: {
      ...{ S3_BUCKET: 'people', S3_ENDPOINT: endpoint },
      ...{ S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey },
    },
    close: async () => {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
};
