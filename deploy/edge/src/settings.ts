import { fileURLToPath } from 'node:url';
import { address, makeValidator, readSettings, str, whole, type Env, type ProcessSettings } from '@fairfront/settings';
import { readEmbedOrigins } from '@fairfront/shared-kit/domain/common';
import { readDevPackages, type DevPackages } from './dev-packages';
import { readPortalHosts, type PortalHosts } from './portal-hosts';
import { readConfigFile, type ConfigFile } from './runtime-config';

const maxProxies = 10;

const webAddress = address(/^https?:\/\/[^\s/]+/, 'https://portal.example');
const proxies = makeValidator<number>((text) => {
  if (!/^\d+$/.test(text) || Number(text) > maxProxies)
    throw new Error(`must be the number of proxies in front, 0 to ${maxProxies}, but it is "${text}"`);
  return Number(text);
});
// both are checked here and read where they are used
const hosts = makeValidator<string>((text) => (readPortalHosts(text), text));
const origins = makeValidator<string>((text) => (readEmbedOrigins(text), text));
const devPackages = makeValidator<DevPackages>((text) => readDevPackages(text));
const configFile = makeValidator<ConfigFile>((text) => readConfigFile(text));

const specs = {
  HOST: str({ default: '0.0.0.0', desc: 'listening address; all interfaces by default' }),
  PORT: whole({ default: 8080, desc: 'listening port' }),
  DATA_DIR: str({ default: '.data', desc: 'releases are read from `<DATA_DIR>/releases`' }),
  BACKEND_URL: webAddress({ default: 'http://127.0.0.1:4000', desc: 'address of the backend' }),
  PUBLIC_URL: webAddress({
    default: undefined,
    desc: 'public address of the portal, by default `http://localhost:<PORT>`; with https every response has `Strict-Transport-Security` for a year',
  }),
  PUBLIC_HOSTS: hosts({
    default: undefined,
    desc: 'all host names of the portal, with the port unless it is 80 or 443, by default that of `PUBLIC_URL`; `localhost`, `127.0.0.1` and `[::1]` match every port. A machine that is reached by another name needs it here',
  }),
  EMBED_ORIGINS: origins({
    default: '',
    desc: 'origins of foreign pages that may open WebSockets; `:*` matches every port',
  }),
  TRUST_PROXY: proxies({
    default: 0,
    desc: 'number of trusted proxies in front: the address of a client is that many places from the right in `X-Forwarded-For`',
  }),
  EDGE_SECRET: str({
    default: undefined,
    desc: 'shared with the backend, which trusts forwarded headers only in requests that carry it',
  }),
  REALTIME_KEY: str({ default: 'fairfront', desc: 'public key of the realtime application' }),
  RUNTIME_CONFIG: configFile({
    default: undefined,
    desc: 'values of the installation for pages, by default `deploy/edge/runtime-config.json`; the backend reads the same file',
  }),
  LOG_LEVEL: str({
    choices: ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
    default: 'warn',
    desc: 'level of the log',
  }),
  METRICS_PORT: whole({
    default: undefined,
    desc: 'port on which `GET /metrics` answers Prometheus, on the same address as `HOST`; without it there are none',
  }),
  DEV_PACKAGES: devPackages({ default: {}, desc: 'set by `npm run dev`: packages that a developer serves' }),
};

/** The settings of the edge. */
export const edgeSettings: ProcessSettings<typeof specs> = {
  specs,
  secrets: ['EDGE_SECRET'],
  contradictions: () => [],
};

/** What the settings of the edge say. */
export interface EdgeConfig {
  listen: { host: string; port: number };
  /** Port of the metrics; null: none. */
  metricsPort: number | null;
  /** Folder of the release store. */
  releases: string;
  backend: string;
  publicUrl: string;
  hosts: PortalHosts;
  trustedHops: number;
  edgeSecret: string | null;
  realtimeKey: string;
  config: ConfigFile;
  logLevel: string;
  devPackages: DevPackages;
}

/** Reads the settings of the edge. @throws Error that names the invalid variables */
export const readEdgeConfig = (env: Env): EdgeConfig => {
  const settings = readSettings(env, edgeSettings);
  const publicUrl = settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`;
  return {
    listen: { host: settings.HOST, port: settings.PORT },
    metricsPort: settings.METRICS_PORT ?? null,
    releases: `${settings.DATA_DIR}/releases`,
    backend: settings.BACKEND_URL,
    publicUrl,
    hosts: readPortalHosts(settings.PUBLIC_HOSTS ?? new URL(publicUrl).host, settings.EMBED_ORIGINS),
    trustedHops: settings.TRUST_PROXY,
    edgeSecret: settings.EDGE_SECRET ?? null,
    realtimeKey: settings.REALTIME_KEY,
    config:
      settings.RUNTIME_CONFIG ?? readConfigFile(fileURLToPath(new URL('../runtime-config.json', import.meta.url))),
    logLevel: settings.LOG_LEVEL,
    devPackages: settings.DEV_PACKAGES,
  };
};
