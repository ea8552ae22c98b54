import { joinTexts } from '@fairfront/shared-kit/domain/common/join-texts';
import shared from '@fairfront/shared-kit/texts/services/ru.json';
import own from './locales/ru.json';

/** The Russian texts of screens and dialogs: those of this remote only, and those that the server reads too. */
export default joinTexts(own, shared);
