import type { PlatformServices } from '@fairfront/shared-kit/platform';

/** Failures of parts go to the console of the browser, where an installation's collector finds them; nothing leaves by itself. */
export const createTelemetry = (): PlatformServices['telemetry'] => ({
  report: ({ name, detail = {} }) => console.warn(`[fairfront] ${name}`, detail),
});
