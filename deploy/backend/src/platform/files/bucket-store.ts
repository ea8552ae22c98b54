import type { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import type { BucketConfig } from '../config';
import {
  newName,
  StorageUnavailable,
  typeOfName,
  type FileStore,
  type StoredExtension,
  type StoredFile,
} from './file-store';

/** ms until a connection counts as refused, and ms of silence after which a call is repeated; three calls at most. */
const timeouts = { connectionTimeout: 3_000, socketTimeout: 10_000 };
const maxAttempts = 3;

/** The SDK takes a quarter of a second to load, so only a process with a bucket does. */
const loadSdk = async () => ({
  ...(await import('@aws-sdk/client-s3')),
  ...(await import('@aws-sdk/lib-storage')),
});
type Sdk = Awaited<ReturnType<typeof loadSdk>>;

interface SdkError extends Error {
  code?: string;
  $metadata?: { httpStatusCode?: number };
}

const statusOf = (error: unknown): number | undefined => (error as SdkError).$metadata?.httpStatusCode;

/** Files as objects of a bucket, over the S3 protocol. */
export class BucketStore implements FileStore {
  private constructor(
    private readonly config: BucketConfig,
    private readonly sdk: Sdk,
    private readonly client: S3Client,
  ) {}

  /** Loads the SDK; nothing is sent. @param limits for tests */
  static async of(config: BucketConfig, limits: Partial<typeof timeouts> = {}): Promise<BucketStore> {
    const sdk = await loadSdk();
    const { endpoint, region, accessKeyId, secretAccessKey } = config;
    const client = new sdk.S3Client({
      region,
      ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
      // without keys the SDK finds those of the machine: its role, or its own variables and files
      ...(accessKeyId === null || secretAccessKey === null ? {} : { credentials: { accessKeyId, secretAccessKey } }),
      // not every server that speaks the protocol knows the newer checksums
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts,
      requestHandler: { ...timeouts, ...limits },
    });
    return new BucketStore(config, sdk, client);
  }

  /** Asks for the list of the bucket. @throws Error that begins with the setting that is probably wrong */
  async check(): Promise<void> {
    const { bucket, prefix } = this.config;
    try {
      await this.client.send(new this.sdk.ListObjectsV2Command({ Bucket: bucket, Prefix: prefix }));
    } catch (error) {
      throw new Error(this.sentenceOf(error as SdkError), { cause: error });
    }
  }

  private sentenceOf(error: SdkError): string {
    const { bucket, endpoint } = this.config;
    const status = statusOf(error);
    if (status === 404) return `S3_BUCKET: there is no bucket "${bucket}"`;
    if (status === 301) return `S3_REGION is not the region of the bucket "${bucket}"`;
    if (error.name === 'SignatureDoesNotMatch') return 'S3_SECRET_ACCESS_KEY is not the secret of S3_ACCESS_KEY_ID';
    if (status === 401 || status === 403)
      return `S3_ACCESS_KEY_ID may not use the bucket "${bucket}": ${error.message}`;
    if (error.name === 'CredentialsProviderError')
      return 'S3_ACCESS_KEY_ID is missing, and this machine has no keys of its own';
    return `S3_ENDPOINT${endpoint === null ? '' : ` ${endpoint}`} does not answer: ${error.message || error.code || error.name}`;
  }

  async put(content: Buffer | Readable, extension: StoredExtension): Promise<string> {
    const name = newName(extension);
    await this.putAs(name, content);
    return name;
  }

  async putAs(name: string, content: Buffer | Readable): Promise<void> {
    const params = { ...this.placeOf(name), Body: content, ContentType: typeOfName(name) ?? undefined };
    // a stream of unknown length goes in parts of 5 MB, the only ones in memory
    await this.ask(() => new this.sdk.Upload({ client: this.client, params, queueSize: 1 }).done());
  }

  async get(name: string): Promise<StoredFile | null> {
    const type = typeOfName(name);
    if (type === null) return null;
    const found = await this.find(() => this.client.send(new this.sdk.GetObjectCommand(this.placeOf(name))));
    return found && { type, size: found.ContentLength ?? 0, content: found.Body as Readable };
  }

  async has(name: string): Promise<boolean> {
    if (typeOfName(name) === null) return false;
    return (await this.find(() => this.client.send(new this.sdk.HeadObjectCommand(this.placeOf(name))))) !== null;
  }

  async remove(...names: readonly string[]): Promise<void> {
    const removals = names.map((name) => this.client.send(new this.sdk.DeleteObjectCommand(this.placeOf(name))));
    await this.ask(() => Promise.all(removals));
  }

  async namesBefore(moment: Date): Promise<string[]> {
    const { bucket, prefix } = this.config;
    const names: string[] = [];
    await this.ask(async () => {
      const pages = this.sdk.paginateListObjectsV2({ client: this.client }, { Bucket: bucket, Prefix: prefix });
      for await (const { Contents: objects = [] } of pages) {
        for (const { Key: key = '', LastModified: written } of objects) {
          const name = key.slice(prefix.length);
          // other objects in the bucket are not ours, so they are never listed for removal
          if (written && written < moment && typeOfName(name) !== null) names.push(name);
        }
      }
    });
    return names;
  }

  private placeOf(name: string): { Bucket: string; Key: string } {
    return { Bucket: this.config.bucket, Key: `${this.config.prefix}${name}` };
  }

  private async ask<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    try {
      return await work();
    } catch (error) {
      throw new StorageUnavailable(error);
    }
  }

  /** Null for an object that does not exist. */
  private async find<Answer>(work: () => Promise<Answer>): Promise<Answer | null> {
    return this.ask(() =>
      work().catch((error: unknown) => {
        if (statusOf(error) === 404) return null;
        throw error;
      }),
    );
  }
}
