import { defineConfig, devices, type BrowserContextOptions } from '@playwright/test';

const forcedColors: { media: BrowserContextOptions } = { media: { forcedColors: 'active' } };

/**
 * Storybook recognises its test runner by this name. It then shows the end of animations at once instead of waiting 100
 * ms or more per story.
 */
const withoutAnimations: { media: BrowserContextOptions } = {
  media: { userAgent: `${devices['Desktop Chrome'].userAgent} StorybookTestRunner` },
};

/** Checks of every story in a real browser, over the index of the built storybook (global-setup.mjs). */
export default defineConfig<object, { media: BrowserContextOptions }>({
  testDir: '.',
  globalSetup: './global-setup.mjs',
  fullyParallel: true,
  workers: '200%',
  forbidOnly: true,
  projects: [
    { name: 'axe', testMatch: 'axe.spec.ts', use: withoutAnimations },
    { name: 'keyboard', testMatch: 'keyboard/*.spec.ts' },
    // `npm test -- all` checks what only changes with the appearance of a part
    ...(process.env.GATE === 'main'
      ? []
      : [
          { name: 'states', testMatch: 'states.spec.ts' },
          { name: 'forced-colors', testMatch: 'forced-colors.spec.ts', use: forcedColors },
          { name: 'reduced-motion', testMatch: 'reduced-motion.spec.ts' },
        ]),
    ...(process.env.SCREENSHOTS
      ? [
          { name: 'screenshots', testMatch: 'screenshots.spec.ts' },
          { name: 'screenshots-forced-colors', testMatch: 'screenshots.spec.ts', use: forcedColors },
        ]
      : []),
  ],
  // a busy machine may be late once: a retry counts and leaves a trace, and the run lists every story that needed one
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['dot'], ['html', { open: 'never' }], ['json', { outputFile: '../../../test-results/stories.json' }]],
  outputDir: 'test-results',
  use: {
    trace: 'on-first-retry',
    actionTimeout: 10_000,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      // glyphs as wide as on a screen: the headless shell would round them to whole pixels
      args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none', '--disable-background-networking'],
    },
  },
});
