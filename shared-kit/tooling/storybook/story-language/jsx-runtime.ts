import * as react from 'react/jsx-runtime';
import { inStoryLanguage } from './story-text';

/**
 * Elements that story files make: what is written there in Russian stands on the page in its language. The build gives this
 * file to stories as their JSX runtime, so that a story stays plain text and nobody passes a translator around.
 */
const spoken =
  (create: typeof react.jsx): typeof react.jsx =>
  (type, props, key) =>
    create(type, inStoryLanguage(props), key);

export const Fragment = react.Fragment;
export const jsx = spoken(react.jsx);
export const jsxs = spoken(react.jsxs);
