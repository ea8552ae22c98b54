import { shellPackage } from '@fairfront/shared-kit/tooling/webpack/shell.mjs';

export default shellPackage(import.meta.url);
