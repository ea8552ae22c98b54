import { join, resolve } from 'node:path';
import { readSettings, type Env } from '@fairfront/settings';
import { readCatalogueDocuments, type CatalogueDocuments } from './runtime-config';
import type { SecretKey } from './secret-keys';
import { backendSettings, type BackendSettings } from './settings';

export interface ExternalService {
  host: string;
  port: number;
  tls: boolean;
}

/** A bucket of a server that speaks the S3 protocol. */
export interface BucketConfig {
  bucket: string;
  /** Before the names of all objects. */
  prefix: string;
  /** Null: that of the region at AWS. */
  endpoint: string | null;
  region: string;
  /** Null: the keys that the SDK finds on this machine. */
  accessKeyId: string | null;
  secretAccessKey: string | null;
}

/** The daemon of ClamAV that scans uploads. */
export interface ScannerConfig {
  host: string;
  port: number;
  /** For the whole scan of a file. */
  timeoutMs: number;
}

/** The configuration: the settings with what follows from them. Every value has a default that works without any setup. */
export interface Config {
  host: string;
  /** 0: any free port. */
  port: number;
  /** Folder of the PGlite database, e-mails and uploaded files. */
  dataDir: string;
  /** Uploaded files in a bucket; null: in a folder below `dataDir`. */
  bucket: BucketConfig | null;
  /** Scans uploads; null: they are not scanned. */
  scanner: ScannerConfig | null;
  /** The document of the release store that the edge serves, watched for open tabs. */
  releaseDocument: string;
  /** Address of a PostgreSQL server; null: PGlite. */
  databaseUrl: string | null;
  /** The server itself if `databaseUrl` is a pooler in transaction mode: for LISTEN and migrations; null: no pooler. */
  databaseDirectUrl: string | null;
  /** Connections of this process to PostgreSQL. */
  databaseConnections: number;
  /** Whether the start migrates the tables; otherwise `main.js migrate` has done it. */
  migratesAtStart: boolean;
  /** Public URL of the portal, without a trailing slash; for links in e-mails. */
  publicUrl: string;
  /** Relying party id of passkeys, and the origins that may use them. */
  passkeys: { rpId: string; origins: string[] };
  /** Origins of sites that embed the catalogue wizard: they may call the API and open sockets. */
  embedOrigins: string[];
  /**
   * Documents of the catalogue, from the runtime configuration that pages read too: the terms shown on a page are those
   * stored with an order, and embedding sites show the same ones.
   */
  catalogueDocuments: CatalogueDocuments;
  /** External service that spell-checks descriptions; null: no check. */
  spellCheckUrl: string | null;
  /**
   * Number of proxies in front of the backend: that many entries of X-Forwarded-For are trusted, from the right.
   */
  trustedProxies: number;
  /** Shared with the edge: forwarded headers are trusted only with this secret; null: only `trustedProxies` decides. */
  edgeSecret: string | null;
  /** Initial data of an empty database: nothing, the demo data, or the demo data with bulk rows for benchmarks. */
  demo: 'none' | 'world' | 'large';
  /** Hosts (`name:port`) that webhooks may call without TLS and at any address; for tests and receivers in the internal network. */
  webhookHosts: string[];
  logLevel: string;
  /** Port of the metrics; null: none. */
  metricsPort: number | null;
  /** Encrypt stored secrets; the first key is the current one. Only the demo works without them. */
  secretKeys: SecretKey[];
  mail: {
    /** smtp://user:password@host:port; without it e-mails are written as files to `dataDir/mail`. */
    smtpUrl: string | null;
    from: string;
  };
  realtime: {
    appId: string;
    /** Public key of the realtime application. */
    key: string;
    /** Null: derived from the signing key of the installation. */
    secret: string | null;
    /** A Pusher-compatible service instead of the built-in server. */
    external: ExternalService | null;
  };
}

const externalOf = ({ REALTIME_HOST: host, REALTIME_TLS: tls = true, REALTIME_PORT }: BackendSettings) =>
  host === undefined ? null : { host, port: REALTIME_PORT ?? (tls ? 443 : 80), tls };

const scannerOf = ({ CLAMD_ADDRESS: address, CLAMD_TIMEOUT: seconds = 30 }: BackendSettings): ScannerConfig | null => {
  if (address === undefined) return null;
  const [host = '', port] = address.split(':');
  return { host, port: Number(port), timeoutMs: seconds * 1000 };
};

const bucketOf = (settings: BackendSettings): BucketConfig | null =>
  settings.S3_BUCKET === undefined
    ? null
    : {
        bucket: settings.S3_BUCKET,
        prefix: settings.S3_PREFIX ?? 'files/',
        endpoint: settings.S3_ENDPOINT ?? null,
        region: settings.S3_REGION ?? 'us-east-1',
        accessKeyId: settings.S3_ACCESS_KEY_ID ?? null,
        secretAccessKey: settings.S3_SECRET_ACCESS_KEY ?? null,
      };

/** Reads the configuration. @throws Error that names the invalid variables */
export const readConfig = (env: Env): Config => {
  const settings = readSettings(env, backendSettings);
  const publicUrl = settings.PUBLIC_URL.replace(/\/+$/, '');
  const { hostname, origin } = new URL(publicUrl);
  return {
    host: settings.HOST,
    port: settings.PORT,
    dataDir: resolve(settings.DATA_DIR),
    bucket: bucketOf(settings),
    scanner: scannerOf(settings),
    releaseDocument: resolve(settings.RELEASE_DOCUMENT ?? join(settings.DATA_DIR, 'releases', 'release.json')),
    databaseUrl: settings.DATABASE_URL ?? null,
    databaseDirectUrl: settings.DATABASE_DIRECT_URL ?? null,
    databaseConnections: settings.DATABASE_CONNECTIONS,
    // several processes of an installation start at once: its operator decides when the tables change
    migratesAtStart:
      settings.MIGRATE_AT_START ??
      !(settings.NODE_ENV === 'production' && settings.DATABASE_URL !== undefined && settings.DEMO === 'none'),
    publicUrl,
    passkeys: { rpId: settings.PASSKEY_DOMAIN ?? hostname, origins: settings.PASSKEY_ORIGINS ?? [origin] },
    embedOrigins: settings.EMBED_ORIGINS,
    catalogueDocuments: settings.RUNTIME_CONFIG ?? readCatalogueDocuments(null),
    spellCheckUrl: settings.SPELL_CHECK_URL ?? null,
    trustedProxies: settings.TRUSTED_PROXIES ?? (settings.EDGE_SECRET ? 1 : 0),
    edgeSecret: settings.EDGE_SECRET ?? null,
    demo: settings.DEMO,
    webhookHosts: settings.WEBHOOK_HOSTS,
    logLevel: settings.LOG_LEVEL,
    metricsPort: settings.METRICS_PORT ?? null,
    secretKeys: settings.SECRET_KEYS,
    mail: { smtpUrl: settings.SMTP_URL ?? null, from: settings.MAIL_FROM },
    realtime: {
      appId: settings.REALTIME_APP_ID,
      key: settings.REALTIME_KEY,
      secret: settings.REALTIME_SECRET ?? null,
      external: externalOf(settings),
    },
  };
};

/**
 * An installation keeps its secret keys outside the database; only the demo starts without them.
 * @throws Error if SECRET_KEYS is missing
 */
export const requireSecretKeys = ({ demo, secretKeys }: Pick<Config, 'demo' | 'secretKeys'>): void => {
  if (demo === 'none' && secretKeys.length === 0)
    throw new Error('SECRET_KEYS must name a key, for example first:$(openssl rand -base64 32)');
};
