import { passRights, type PassQuota, type PassSituation } from '../model';

/** A rejected pass is mended by a copy that replaces it, so only where one can be added and the old one deleted. */
export const isMendable = (situation: PassSituation, quota: PassQuota): boolean => {
  const { create, remove } = passRights('car', situation, quota);
  return create.allowed && remove.allowed;
};
