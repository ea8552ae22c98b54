import { storyTexts } from '@fairfront/shared-kit/testing/stories';
import en from './locales/en.stories.json';
import ru from './locales/ru.stories.json';

/** A text for the stories of this package in the page language. */
export const t = storyTexts({ ru, en });
