import { readFileSync } from 'node:fs';
import type { RuntimeConfig } from '@fairfront/shared-kit/platform/release';

/** The values of an installation as its file holds them: without `realtime` the socket of this portal is meant. */
export type ConfigFile = Omit<RuntimeConfig, 'realtime'> & { realtime?: RuntimeConfig['realtime'] };

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
  if (file.realtime !== undefined) return { ...file, realtime: file.realtime };
  const { hostname, port, protocol } = new URL(origin);
  const tls = protocol === 'https:';
  return { ...file, realtime: { key: realtimeKey, host: hostname, port: Number(port || (tls ? 443 : 80)), tls } };
};
