/** The one transform of all jest projects: TypeScript and JSX to CommonJS, classic decorators off, source maps beside the code. */
export const swcTransform = [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
    module: { type: 'commonjs', ignoreDynamic: false },
    // not within the code, which every test file reads again, while its map is read when something has failed
    sourceMaps: true,
  },
];
