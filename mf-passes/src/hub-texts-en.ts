import { joinTexts } from '@fairfront/shared-kit/domain/common/join-texts';
import shared from '@fairfront/shared-kit/texts/passes/en.hub.json';
import own from './locales/en.hub.json';

/** The English texts of the hub: those of this remote only, and those that the server reads too. */
export default joinTexts(own, shared);
