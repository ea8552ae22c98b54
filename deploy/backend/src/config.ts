import { join, resolve } from 'node:path';
import { readEmbedOrigins } from '@fairfront/shared-kit/model';
import { readSecretKeys, type SecretKey } from './secrets/secret-keys';
import type { ExternalService } from './realtime/publisher';

/** What can be set from outside; every value has a default that works on a bare machine. */
export interface Config {
  host: string;
  /** 0 takes a free one. */
  port: number;
  /** Folder of the PGlite database, mails and files. */
  dataDir: string;
  /** The document of the release store that the edge serves, watched for open tabs (SHELL-266). */
  releaseDocument: string;
  /** PostgreSQL instead of PGlite. */
  databaseUrl: string | null;
  /** Address of the portal as people see it, without a slash at the end, for links in letters. */
  publicUrl: string;
  /** For whom passkeys are made: the domain, and the pages of it that may use them (SHELL-454). */
  passkeys: { rpId: string; origins: string[] };
  /** Origins of foreign pages that embed a part of the portal: they may call the API and open its sockets (CAT-271). */
  embedOrigins: string[];
  /** Addresses of the general terms of catalogue orders, kept with every order that accepts them (CAT-244); null: none is named. */
  catalogTerms: Record<'ru' | 'en', string | null>;
  /** Service that checks the spelling of descriptions, which then leave the portal (CAT-085); null: nothing is checked. */
  spellCheckUrl: string | null;
  /** How many proxies stand before the backend: so many hops of X-Forwarded-For are believed, from the right (SHELL-320). */
  trustedProxies: number;
  /** What an empty database is filled with: nothing, the demo world, or the demo world with bulk rows for benchmarks. */
  demo: 'none' | 'world' | 'large';
  logLevel: string;
  /** Close secrets that are stored to be read again, the first one; none only beside the demo world (SHELL-453). */
  secretKeys: SecretKey[];
  mail: {
    /** smtp://user:password@host:port; without it e-mails become files under `dataDir/mail`. */
    smtpUrl: string | null;
    from: string;
  };
  realtime: {
    appId: string;
    /** Public key of the realtime application. */
    key: string;
    /** Null: derived from the key of this installation. */
    secret: string | null;
    /** A Pusher-compatible service instead of the own server. */
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

/** Reads the configuration; throws an `Error` that names the variable when a value is wrong. */
export const readConfig = (env: Env): Config => ({
  host: env.HOST || '127.0.0.1',
  port: numberOf(env, 'PORT', 0),
  dataDir: resolve(env.DATA_DIR || '.data'),
  releaseDocument: resolve(env.RELEASE_DOCUMENT || join(env.DATA_DIR || '.data', 'releases', 'release.json')),
  databaseUrl: env.DATABASE_URL || null,
  publicUrl: publicUrlOf(env),
  passkeys: passkeysOf(env),
  embedOrigins: readEmbedOrigins(env.EMBED_ORIGINS ?? ''),
  catalogTerms: { ru: env.CATALOG_TERMS_URL_RU || null, en: env.CATALOG_TERMS_URL_EN || null },
  spellCheckUrl: addressOf(env, 'SPELL_CHECK_URL'),
  trustedProxies: numberOf(env, 'TRUSTED_PROXIES', 1),
  demo: oneOf(env, 'DEMO', ['none', 'world', 'large'], 'none'),
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
 * An installation keeps the key of its secrets outside of its database; only the demo world does without.
 * @throws Error where SECRET_KEYS is missing (SHELL-453)
 */
export const requireSecretKeys = ({ demo, secretKeys }: Pick<Config, 'demo' | 'secretKeys'>): void => {
  if (demo === 'none' && secretKeys.length === 0)
    throw new Error('SECRET_KEYS must name a key, for example first:$(openssl rand -base64 32)');
};
