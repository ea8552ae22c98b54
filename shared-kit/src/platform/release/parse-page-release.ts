import {
  carryOverOffer,
  checklistOffer,
  commandOffer,
  goKeyOffer,
  modalOffer,
  menuOffer,
  notificationOffer,
  placeOffer,
  screenOffer,
  tileOffer,
  type PageOffers,
} from './offers';
import { releaseSchema, type PageRelease, type PageRemote, type PageRemoteVersion } from './release-document';
import { dictionary, list, nullable, number, object, ofSchema, oneOf, optional, text } from './shape';

const pageOffers = object<PageOffers>({
  modals: dictionary(modalOffer),
  screens: dictionary(screenOffer),
  tiles: dictionary(tileOffer),
  checklist: dictionary(checklistOffer),
  commands: dictionary(commandOffer),
  realtime: list(text),
  notifications: optional(dictionary(notificationOffer)),
  menu: optional(dictionary(menuOffer)),
  places: optional(dictionary(placeOffer)),
  goKeys: optional(dictionary(goKeyOffer)),
  carryOver: optional(dictionary(carryOverOffer)),
});

const versionFields = {
  version: text,
  container: text,
  entry: text,
  integrity: text,
  incompatibility: optional(text),
} as const;

const pageRemote = object<PageRemote>({
  ...versionFields,
  offers: pageOffers,
  previous: nullable(object<PageRemoteVersion>(versionFields)),
});

/**
 * Reads the page release of the page payload or of `/release.json`.
 * @throws ReleaseError
 */
export const parsePageRelease = (value: unknown): PageRelease =>
  ofSchema(
    releaseSchema,
    object<PageRelease>({
      schema: oneOf(releaseSchema),
      revision: number,
      shell: text,
      remotes: dictionary(pageRemote),
    }),
  )(value, '');
