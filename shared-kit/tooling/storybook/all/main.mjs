import { allStories, storybookOf } from '../preset.mjs';

const storybook = storybookOf(allStories());

/**
 * The stories of the kit and of every remote in one build, for the checks. Nobody downloads it, so it is not minified.
 */
export default {
  ...storybook,
  webpackFinal: (/** @type {import('webpack').Configuration} */ config) => {
    const built = storybook.webpackFinal(config);
    return { ...built, optimization: { ...built.optimization, minimize: false, concatenateModules: false } };
  },
};
