import { join, resolve } from 'node:path';
import { readEmbedOrigins } from '@fairfront/shared-kit/domain/common';
import { readCatalogueDocuments, type CatalogueDocuments } from './runtime-config';
import { readSecretKeys, type SecretKey } from './secret-keys';

export interface ExternalService {
  host: string;
  port: number;
  tls: boolean;
}

/** The configuration, read from environment variables. Every value has a default that works without any setup. */
export interface Config {
  host: string;
  /** 0: any free port. */
  port: number;
  /** Folder of the PGlite database, e-mails and uploaded files. */
  dataDir: string;
  /** The document of the release store that the edge serves, watched for open tabs. */
  releaseDocument: string;
  /** Address of a PostgreSQL server; null: PGlite. */
  databaseUrl: string | null;
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

type Env = Readonly<Record<string, string | undefined>>;

const numberOf = (env: Env, name: string, fallback: number): number => {
  const text = env[name];
  if (!text) return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0) throw new Error(`${name} must be a whole number, but it is "${text}"`);
  return value;
};

const oneOf = <Value extends string>(env: Env, name: string, values: readonly Value[], fallback: Value): Value => {
  const text = env[name];
  if (!text) return fallback;
  const found = values.find((value) => value === text);
  if (!found) throw new Error(`${name} must be one of ${values.join(', ')}, but it is "${text}"`);
  return found;
};

const externalOf = (env: Env): ExternalService | null => {
  if (!env.REALTIME_HOST) return null;
  const tls = env.REALTIME_TLS !== 'false';
  return { host: env.REALTIME_HOST, port: numberOf(env, 'REALTIME_PORT', tls ? 443 : 80), tls };
};

const addressOf = (env: Env, name: string): string | null => {
  const text = env[name];
  if (!text) return null;
  if (!/^https?:\/\/\S+$/.test(text) || !URL.canParse(text))
    throw new Error(`${name} must be an address such as https://spelling.example/check, but it is "${text}"`);
  return text;
};

const publicUrlOf = (env: Env): string => (addressOf(env, 'PUBLIC_URL') ?? 'http://localhost:8080').replace(/\/+$/, '');

const passkeysOf = (env: Env): Config['passkeys'] => {
  const { hostname, origin } = new URL(publicUrlOf(env));
  const origins = (env.PASSKEY_ORIGINS || origin).split(',').map((one) => one.trim());
  const wrong = origins.find((one) => !URL.canParse(one) || new URL(one).origin !== one);
  if (wrong !== undefined)
    throw new Error(`PASSKEY_ORIGINS must be origins such as https://portal.example, but one is "${wrong}"`);
  return { rpId: env.PASSKEY_DOMAIN || hostname, origins };
};

/** Reads the configuration. @throws Error that names the invalid variable */
export const readConfig = (env: Env): Config => ({
  host: env.HOST || '127.0.0.1',
  port: numberOf(env, 'PORT', 0),
  dataDir: resolve(env.DATA_DIR || '.data'),
  releaseDocument: resolve(env.RELEASE_DOCUMENT || join(env.DATA_DIR || '.data', 'releases', 'release.json')),
  databaseUrl: env.DATABASE_URL || null,
  publicUrl: publicUrlOf(env),
  passkeys: passkeysOf(env),
  embedOrigins: readEmbedOrigins(env.EMBED_ORIGINS ?? ''),
  catalogueDocuments: readCatalogueDocuments(env.RUNTIME_CONFIG || null),
  spellCheckUrl: addressOf(env, 'SPELL_CHECK_URL'),
  trustedProxies: numberOf(env, 'TRUSTED_PROXIES', env.EDGE_SECRET ? 1 : 0),
  edgeSecret: env.EDGE_SECRET || null,
  demo: oneOf(env, 'DEMO', ['none', 'world', 'large'], 'none'),
  webhookHosts: (env.WEBHOOK_HOSTS ?? '').split(',').flatMap((host) => host.trim() || []),
  logLevel: env.LOG_LEVEL || 'warn',
  secretKeys: readSecretKeys(env.SECRET_KEYS ?? ''),
  mail: { smtpUrl: env.SMTP_URL || null, from: env.MAIL_FROM || 'Fairfront <noreply@fairfront.example>' },
  realtime: {
    appId: env.REALTIME_APP_ID || 'fairfront',
    key: env.REALTIME_KEY || 'fairfront',
    secret: env.REALTIME_SECRET || null,
    external: externalOf(env),
  },
});

/**
 * An installation keeps its secret keys outside the database; only the demo starts without them.
 * @throws Error if SECRET_KEYS is missing
 */
export const requireSecretKeys = ({ demo, secretKeys }: Pick<Config, 'demo' | 'secretKeys'>): void => {
  if (demo === 'none' && secretKeys.length === 0)
    throw new Error('SECRET_KEYS must name a key, for example first:$(openssl rand -base64 32)');
};
