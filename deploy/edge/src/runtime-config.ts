import { readFileSync } from 'node:fs';
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

/** Reads the configuration file. @throws when it is missing or not JSON; the message contains the path */
export const readConfigFile = (path: string): ConfigFile => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as ConfigFile;
  } catch (error) {
    throw new Error(`The runtime configuration ${path} cannot be read: ${String(error)}`, { cause: error });
  }
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
