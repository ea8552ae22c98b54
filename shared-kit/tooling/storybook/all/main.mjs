import { allStories, storybookOf } from '../preset.mjs';

/** The stories of the kit and of every remote in one build: what the walks visit. */
export default storybookOf(allStories());
