import { joinTexts } from '@fairfront/shared-kit/domain/common/join-texts';
import shared from '@fairfront/shared-kit/texts/catalog/ru.hub.json';
import own from './locales/ru.hub.json';

/** The Russian texts of the hub: those of this remote only, and those that the server reads too. */
export default joinTexts(own, shared);
