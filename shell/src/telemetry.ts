import type { PlatformServices } from '@fairfront/shared-kit/platform';

/** Reports go to the console, where an installation may collect them. Nothing is sent. */
export const createTelemetry = (): PlatformServices['telemetry'] => ({
  report: ({ name, detail = {} }) => console.warn(`[fairfront] ${name}`, detail),
});
