import { joinTexts } from '@fairfront/shared-kit/domain/common/join-texts';
import own from './locales/ru.json';
import shared from './locales/ru.shared.json';

/** The Russian texts of screens and dialogs: those of this remote only, and those that the server reads too. */
export default joinTexts(own, shared);
