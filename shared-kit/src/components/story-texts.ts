import { storyTexts } from '../testing/story-texts';
import en from './locales/en.stories.json';
import ru from './locales/ru.stories.json';

/** A text of the kit's stories in the language of the page. */
export const t = storyTexts({ ru, en });
