import { packageStorybook } from '../tooling/storybook/preset.mjs';

export default packageStorybook(import.meta.url);
