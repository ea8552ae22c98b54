import { readFileSync } from 'node:fs';
import { locales } from '@fairfront/shared-kit/domain/common';
import type { RuntimeConfig } from '@fairfront/shared-kit/platform/release';

type SessionReplay = NonNullable<RuntimeConfig['sessionReplay']>;

/** Records a tenth of the sessions and every session with an error. */
const replayRates = { sampleRate: 0.1, errorSampleRate: 1 };

/**
 * Configuration file of an installation. Without `realtime`, pages use the socket of this portal; session replay only
 * needs its endpoint.
 */
export type ConfigFile = Omit<RuntimeConfig, 'realtime' | 'sessionReplay'> & {
  realtime?: RuntimeConfig['realtime'];
  sessionReplay: (Pick<SessionReplay, 'endpoint'> & Partial<SessionReplay>) | null;
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Contacts that are not the same in every language. */
const contactsByLanguage = ['copyright', 'policyUrl', 'hours', 'passesSupport', 'serviceBureau'] as const;

/** Names of what a configuration file lacks: parts without which no page works, and texts of single languages. */
const missingIn = (file: unknown): string[] => {
  if (!isObject(file)) return ['all of its parts'];
  const { apiBase, contacts, tokenSignIn, sessionReplay } = file;
  const named = isObject(contacts) ? contacts : {};
  return [
    ...(typeof apiBase === 'string' ? [] : ['apiBase']),
    ...(isObject(contacts) ? [] : ['contacts']),
    ...contactsByLanguage.flatMap((name) => {
      const texts = named[name];
      if (texts === undefined) return [];
      return locales
        .filter((locale) => !isObject(texts) || !texts[locale])
        .map((locale) => `contacts.${name}.${locale}`);
    }),
    ...(typeof tokenSignIn === 'boolean' ? [] : ['tokenSignIn']),
    ...(sessionReplay === null || (isObject(sessionReplay) && sessionReplay.endpoint) ? [] : ['sessionReplay']),
  ];
};

/** Reads the configuration file. @throws when it is missing, not JSON or incomplete; the message contains the path */
export const readConfigFile = (path: string): ConfigFile => {
  let file: unknown;
  try {
    file = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`The runtime configuration ${path} cannot be read: ${String(error)}`, { cause: error });
  }
  const missing = missingIn(file);
  if (missing.length > 0) throw new Error(`The runtime configuration ${path} lacks ${missing.join(', ')}`);
  return file as ConfigFile;
};

/** Builds the configuration of a page. The portal's socket has the host that the page was loaded from. */
export const runtimeConfigFor = (file: ConfigFile, origin: string, realtimeKey: string): RuntimeConfig => {
  const sessionReplay = file.sessionReplay && { ...replayRates, ...file.sessionReplay };
  if (file.realtime !== undefined) return { ...file, sessionReplay, realtime: file.realtime };
  const { hostname, port, protocol } = new URL(origin);
  const tls = protocol === 'https:';
  const realtime = { key: realtimeKey, host: hostname, port: Number(port || (tls ? 443 : 80)), tls };
  return { ...file, sessionReplay, realtime };
};
