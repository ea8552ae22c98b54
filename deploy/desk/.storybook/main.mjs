import { packageStorybook } from '../../../shared-kit/tooling/storybook/preset.mjs';

export default packageStorybook(import.meta.url);
