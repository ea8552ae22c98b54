import { tested } from './deploy/setup/packages.mjs';

export default {
  // one core less than there are, the default, would leave half of a small machine idle
  maxWorkers: '100%',
  projects: tested.map((name) => `<rootDir>/${name}`),
};
