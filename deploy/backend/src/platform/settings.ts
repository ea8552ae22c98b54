import { readEmbedOrigins } from '@fairfront/shared-kit/domain/common';
import {
  address,
  bool,
  EnvError,
  list,
  makeValidator,
  str,
  whole,
  type ProcessSettings,
  type SettingsOf,
} from '@fairfront/settings';
import { readCatalogueDocuments } from './runtime-config';
import { readSecretKeys } from './secret-keys';

const webAddress = address(/^https?:\/\/[^\s/]+/, 'https://portal.example');
const mailServer = address(/^smtps?:\/\/[^\s/]+/, 'smtps://user:password@host:465');
// the host may be missing: a socket of this machine (`postgres:///name?host=/run/postgresql`)
const databaseAddress = address(/^postgres(ql)?:\/\/\S+$/, 'postgres://user:password@host:5432/name');
const objectPrefix = makeValidator<string>((text) => {
  if (!/^([\w.-]+\/)+$/.test(text)) throw new EnvError(`must be a prefix such as portal/files/, but it is "${text}"`);
  return text;
});
const clamdAddress = makeValidator<string>((text) => {
  if (!/^[\w.-]+:\d{1,5}$/.test(text))
    throw new EnvError(`must be host and port such as clamav:3310, but it is "${text}"`);
  return text;
});
const origins = list((entry) => URL.canParse(entry) && new URL(entry).origin === entry, 'https://portal.example');
const hosts = list((entry) => /^[\w.-]+(:\d{1,5})?$/.test(entry), 'erp.lan:8443');
const embedOrigins = makeValidator<string[]>((text) => readEmbedOrigins(text));
const secretKeys = makeValidator(readSecretKeys);
const catalogueDocuments = makeValidator(readCatalogueDocuments);

const specs = {
  HOST: str({ default: '127.0.0.1', desc: 'listening address' }),
  PORT: whole({ default: 0, desc: 'listening port; 0 selects a free one' }),
  NODE_ENV: str({ default: undefined, desc: '`production`: the demo data needs an explicit `DEMO`' }),
  DATA_DIR: str({ default: '.data', desc: 'built-in database, uploaded files, and e-mails without `SMTP_URL`' }),
  S3_BUCKET: str({
    default: undefined,
    desc: 'bucket for uploaded files instead of `DATA_DIR/files`, of any server that speaks the S3 protocol',
  }),
  S3_PREFIX: objectPrefix({
    default: undefined,
    desc: 'before the names of objects in the bucket; by default `files/`',
  }),
  S3_ENDPOINT: webAddress({ default: undefined, desc: 'address of the server; by default AWS' }),
  S3_REGION: str({ default: undefined, desc: 'region of the bucket; by default `us-east-1`' }),
  S3_ACCESS_KEY_ID: str({
    default: undefined,
    desc: 'access key; without it the AWS SDK uses the role of the machine or its own variables',
  }),
  S3_SECRET_ACCESS_KEY: str({ default: undefined, desc: 'secret of the access key' }),
  CLAMD_ADDRESS: clamdAddress({
    default: undefined,
    desc: 'ClamAV daemon that scans every upload, `clamav:3310`; without it uploads are not scanned, and while it does not answer none is accepted',
  }),
  CLAMD_TIMEOUT: whole({ default: undefined, desc: 'seconds that a scan may take; by default 30' }),
  RELEASE_DOCUMENT: str({
    default: undefined,
    desc: 'the release document that the edge serves, watched for open tabs; by default `releases/release.json` in `DATA_DIR`',
  }),
  DATABASE_URL: databaseAddress({
    default: undefined,
    desc: 'PostgreSQL 15 or later instead of the built-in database; UTF-8 with `LC_CTYPE C.UTF-8` or another one that lower-cases Cyrillic',
  }),
  DATABASE_DIRECT_URL: databaseAddress({
    default: undefined,
    desc: 'address of PostgreSQL itself if `DATABASE_URL` is PgBouncer in transaction mode: migrations and LISTEN use it',
  }),
  DATABASE_CONNECTIONS: whole({
    default: 10,
    desc: 'connections of a process to `DATABASE_URL`; live events take two more, and migrations one at the start',
  }),
  MIGRATE_AT_START: bool({
    default: undefined,
    desc: 'whether the start migrates the tables; by default it does, but not with `NODE_ENV=production` and `DATABASE_URL`, where `node dist/main.js migrate` does',
  }),
  DEMO: str<'none' | 'world' | 'large'>({
    choices: ['none', 'world', 'large'],
    default: 'none',
    desc: 'data of an empty database: `world` is the demo, `large` adds rows for benchmarks',
  }),
  PUBLIC_URL: webAddress({
    default: 'http://localhost:8080',
    desc: 'address of the portal, for links in e-mails',
  }),
  PASSKEY_DOMAIN: str({
    default: undefined,
    desc: 'domain of passkeys, which may be a parent of the host of `PUBLIC_URL`; changing it makes all passkeys useless',
  }),
  PASSKEY_ORIGINS: origins({
    default: undefined,
    desc: 'origins of the pages that use passkeys; by default that of `PUBLIC_URL`',
  }),
  EMBED_ORIGINS: embedOrigins({
    default: [],
    desc: 'origins of foreign pages that embed the catalogue and may call the API and open sockets; `:*` matches every port',
  }),
  TRUSTED_PROXIES: whole({
    default: undefined,
    desc: 'number of proxies in front: that many entries of `X-Forwarded-For` are trusted, from the right; by default 1 with `EDGE_SECRET`, otherwise 0',
  }),
  EDGE_SECRET: str({
    default: undefined,
    desc: 'shared with the edge: forwarded headers are trusted only in requests that carry it',
  }),
  WEBHOOK_HOSTS: hosts({
    default: [],
    desc: 'hosts that webhooks may call without TLS and at any address: receivers in the internal network',
  }),
  SPELL_CHECK_URL: webAddress({
    default: undefined,
    desc: 'service that checks the spelling of catalogue descriptions; without it they are not checked',
  }),
  RUNTIME_CONFIG: catalogueDocuments({
    default: undefined,
    desc: 'file that the edge serves to pages, the same for both: the terms that it names are stored with every order',
  }),
  SMTP_URL: mailServer({ default: undefined, desc: 'mail server; without it e-mails are files in `DATA_DIR/mail`' }),
  MAIL_FROM: str({ default: 'Fairfront <noreply@fairfront.example>', desc: 'sender of e-mails' }),
  REALTIME_APP_ID: str({ default: 'fairfront', desc: 'id of the realtime application' }),
  REALTIME_KEY: str({ default: 'fairfront', desc: 'public key of the realtime application, the same for the edge' }),
  REALTIME_SECRET: str({
    default: undefined,
    desc: 'secret of the realtime application; by default derived from the signing key of the database',
  }),
  REALTIME_HOST: str({ default: undefined, desc: 'a Pusher-compatible service instead of the built-in server' }),
  REALTIME_PORT: whole({ default: undefined, desc: 'its port; by default 443, or 80 without TLS' }),
  REALTIME_TLS: bool({ default: undefined, desc: 'whether it is reached by TLS; by default it is' }),
  SECRET_KEYS: secretKeys({
    default: [],
    desc: 'keys of stored secrets, `id:key` with 32 bytes in base64, comma-separated: the first encrypts, all decrypt. To rotate, put the new key first, restart every process, then remove the old one. Only the demo starts without',
  }),
  LOG_LEVEL: str({
    choices: ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
    default: 'warn',
    desc: '`info` logs every call by route pattern, without addresses and tokens',
  }),
  METRICS_PORT: whole({
    default: undefined,
    desc: 'port on which `GET /metrics` answers Prometheus, on the same address as `HOST`; without it there are none',
  }),
};

type Values = SettingsOf<ProcessSettings<typeof specs>>;

/** Settings that only have a meaning together with another one. */
const useless = (values: Values, names: readonly (keyof typeof specs)[], without: keyof typeof specs): string[] =>
  values[without] === undefined
    ? names.filter((name) => values[name] !== undefined).map((name) => `${name} has no effect without ${without}`)
    : [];

const contradictions = (values: Values): string[] => {
  const { REALTIME_HOST: host, REALTIME_SECRET: secret } = values;
  const { S3_ACCESS_KEY_ID: keyId, S3_SECRET_ACCESS_KEY: key } = values;
  return [
    ...useless(values, ['REALTIME_PORT', 'REALTIME_TLS'], 'REALTIME_HOST'),
    ...(host !== undefined && secret === undefined
      ? ['REALTIME_SECRET is missing: the service of REALTIME_HOST has its own']
      : []),
    ...useless(values, ['DATABASE_DIRECT_URL'], 'DATABASE_URL'),
    ...useless(values, ['CLAMD_TIMEOUT'], 'CLAMD_ADDRESS'),
    ...useless(
      values,
      ['S3_PREFIX', 'S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
      'S3_BUCKET',
    ),
    ...(keyId !== undefined && key === undefined ? ['S3_SECRET_ACCESS_KEY is missing beside S3_ACCESS_KEY_ID'] : []),
    ...(keyId === undefined && key !== undefined ? ['S3_ACCESS_KEY_ID is missing beside S3_SECRET_ACCESS_KEY'] : []),
  ];
};

/** The settings of the backend. */
export const backendSettings: ProcessSettings<typeof specs> = {
  specs,
  secrets: [
    'DATABASE_DIRECT_URL',
    'DATABASE_URL',
    'EDGE_SECRET',
    'REALTIME_SECRET',
    'S3_ACCESS_KEY_ID',
    'S3_SECRET_ACCESS_KEY',
    'SECRET_KEYS',
    'SMTP_URL',
  ],
  contradictions,
};

/** The values of `backendSettings`. */
export type BackendSettings = SettingsOf<typeof backendSettings>;
