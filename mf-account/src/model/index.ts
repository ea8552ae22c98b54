export { missingProfileFields, profileFields, type ProfileField, type ProfileInput } from './company-profile';
export { managerGroups, type ManagerGroup, type ManagerKind } from './managers';
