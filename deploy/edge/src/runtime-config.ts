import { readFileSync } from 'node:fs';
import type { RuntimeConfig } from '@fairfront/shared-kit/platform/release';

type SessionReplay = NonNullable<RuntimeConfig['sessionReplay']>;

/** A tenth of the sessions, and every one with an error (SHELL-205). */
const replayRates = { sampleRate: 0.1, errorSampleRate: 1 };

/**
 * The values of an installation as its file holds them: without `realtime` the socket of this portal is meant, session
 * replay needs no more than its endpoint.
 */
export type ConfigFile = Omit<RuntimeConfig, 'realtime' | 'sessionReplay'> & {
  realtime?: RuntimeConfig['realtime'];
  sessionReplay: (Pick<SessionReplay, 'endpoint'> & Partial<SessionReplay>) | null;
};

/** Reads the file of an installation. @throws when it is missing or no JSON, with the path in the message */
export const readConfigFile = (path: string): ConfigFile => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as ConfigFile;
  } catch (error) {
    throw new Error(`The runtime configuration ${path} cannot be read: ${String(error)}`, { cause: error });
  }
};

/** The configuration of a page: the socket of the portal is reached where the page came from. */
export const runtimeConfigFor = (file: ConfigFile, origin: string, realtimeKey: string): RuntimeConfig => {
  const sessionReplay = file.sessionReplay && { ...replayRates, ...file.sessionReplay };
  if (file.realtime !== undefined) return { ...file, sessionReplay, realtime: file.realtime };
  const { hostname, port, protocol } = new URL(origin);
  const tls = protocol === 'https:';
  const realtime = { key: realtimeKey, host: hostname, port: Number(port || (tls ? 443 : 80)), tls };
  return { ...file, sessionReplay, realtime };
};
