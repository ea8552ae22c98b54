import { passRights, type PassQuota, type PassRuleContext } from '@fairfront/shared-kit/domain/passes';

/** A rejected pass is corrected by a copy that replaces it, so the user must be able to add passes and delete the old one. */
export const isEditable = (context: PassRuleContext, quota: PassQuota): boolean => {
  const { create, remove } = passRights('car', context, quota);
  return create.allowed && remove.allowed;
};
