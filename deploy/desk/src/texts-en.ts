import { joinTexts } from '@fairfront/shared-kit/domain/common/join-texts';
import shared from '@fairfront/shared-kit/texts/services/en.hub.json';
import own from './locales/en.json';

/** The English texts of the desk: its own, and the names of order statuses that exhibitors read too. */
export default joinTexts(own, shared);
