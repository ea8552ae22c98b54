import { defineTile } from '@fairfront/shared-kit/platform';
import { prefetchPersonalPasses, usePersonalPassesTile } from '../personal-passes/use-personal-passes-tile';

export default defineTile(() => usePersonalPassesTile('participant'), prefetchPersonalPasses('participant'));
