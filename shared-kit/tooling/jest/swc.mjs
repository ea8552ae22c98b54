/**
 * The only transform of all jest projects: TypeScript and JSX to CommonJS, without legacy decorators, with separate
 * source maps.
 */
export const swcTransform = [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
    module: { type: 'commonjs', ignoreDynamic: false },
    // not inline: every test file would read the maps again, while they are only needed after a failure
    sourceMaps: true,
  },
];
