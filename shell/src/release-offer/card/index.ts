export { ReleaseOffer } from './release-offer';
