import { storyTexts } from '@fairfront/shared-kit/testing/stories';
import en from './locales/en/stories.json';
import ru from './locales/ru/stories.json';

/** A text of the stories of the shell in the language of the page. */
export const t = storyTexts({ ru, en });
