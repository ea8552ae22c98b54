export { ReleaseOffer, type ReleaseOfferProps } from './release-offer';
