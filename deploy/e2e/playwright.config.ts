import { defineConfig } from '@playwright/test';

/**
 * The main stories, from sign-in to the organiser's decision: `npm test` runs these. `npm test -- all` also runs the
 * others.
 */
const main = [
  'access',
  'account',
  'announcement',
  'catalogue',
  'catalogue-embed',
  'collective',
  'deadlines',
  'failing-remotes',
  'first-pass',
  'hub-checklist',
  'invitation',
  'keyboard',
  'live',
  'palette',
  'profile',
  'releases',
  'routes',
  'second-factor',
  'services',
  'session',
  'stands',
].map((name) => `**/stories/${name}.spec.ts`);

/** Acceptance tests: one built system for the whole run (support/global-setup.ts), one browser. */
export default defineConfig({
  testDir: './stories',
  globalSetup: './support/global-setup.ts',
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  projects: [
    // mostly waits, so it starts first and the other worker runs stories meanwhile
    { name: 'start', testMatch: '**/start.spec.ts' },
    process.env.GATE === 'main'
      ? { name: 'stories', testMatch: main }
      : { name: 'stories', testIgnore: '**/start.spec.ts' },
  ],
  // a busy machine may be late once: a retry counts, and the run lists every story that needed one
  retries: 1,
  // for a machine half as fast as usual
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/acceptance.json' }]],
  outputDir: 'test-results',
  use: {
    baseURL: process.env.FAIRFRONT_URL,
    viewport: { width: 1440, height: 900 },
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    // a trace adds two fifths of CPU time to a story, so it is optional (README); a failure leaves a screenshot
    trace: process.env.TRACE === 'on' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // glyphs as wide as on a screen: the headless shell would round them to whole pixels
        '--font-render-hinting=none',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
