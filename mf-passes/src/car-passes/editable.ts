import { passRights, type PassQuota, type PassRuleContext } from '@fairfront/shared-kit/domain/passes';

/** A rejected pass is corrected by a copy that replaces it, so only where one can be added and the old one deleted. */
export const isEditable = (context: PassRuleContext, quota: PassQuota): boolean => {
  const { create, remove } = passRights('car', context, quota);
  return create.allowed && remove.allowed;
};
