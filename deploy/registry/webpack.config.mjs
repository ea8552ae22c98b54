import { nodePackage } from '@fairfront/shared-kit/tooling/webpack/node.mjs';

export default nodePackage(import.meta.url, { cli: './src/cli.ts' });
