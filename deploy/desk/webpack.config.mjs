import { remotePackage } from '@fairfront/shared-kit/tooling/webpack/remote.mjs';

export default remotePackage(import.meta.url);
