export {
  aboveLimit,
  logoFileIssue,
  logoIssueTexts,
  logoLimits,
  logoResolutionIssue,
  logoSizeIssue,
  type LogoFile,
  type LogoIssue,
} from './company-logo';
export { missingProfileFields, profileFields, type ProfileField, type ProfileInput } from './company-profile';
export { companiesNamed } from './company-search';
export { companyRules, type CompanyValues } from './company-rules';
export { passwordChangeRules } from './password-change';
export { participantCodeRules, participantCodeTexts, type ParticipantCodeError } from './participant-code';
export { managerGroups, type ManagerGroup, type ManagerKind } from './managers';
export {
  fixedBecause,
  grantableRoles,
  invitationLifetimeMs,
  minutesToResend,
  removableUsers,
  resendFrom,
  rolesToGive,
  shownRole,
  type FixedBecause,
  type GrantableRole,
  type TeamMember,
} from './team';
export { fixedTexts, teamErrorTexts } from './team-texts';
export { companySteps, teamStep } from './preparation';
export { pictureSize, type PictureSize } from './picture-size';
export {
  actsOf,
  contractsOfParties,
  invoiceGroups,
  type ContractFacts,
  type DocumentFacts,
  type InvoiceGroup,
  type PartyFilter,
  type Totals,
} from './documents';
export { questionsAbout, type Question } from './support-search';
export {
  availableQuota,
  innDigits,
  innLength,
  isApplicationSent,
  quotaBounds,
  quotaIssue,
  restoreSubExhibitorMs,
  subExhibitorIssues,
  subExhibitorsAtOnce,
  type NewSubExhibitor,
  type StandQuota,
  type SubQuota,
} from './sub-exhibitors';
export { libraryTypes, type LibraryType } from './library';
export {
  publicationExtension,
  publicationFileRules,
  publicationLimits,
  publicationStatuses,
  publicationText,
  publicationTypes,
  type PublicationFileFacts,
  type PublicationFileType,
  type PublicationStatus,
  type PublicationType,
  type PublicationValues,
} from './publications';
export { publicationCommentSchema, publicationSchema } from './publication-schema';
export { announcementSchema } from './announcement-schema';
export { textBlocks, type TextBlock } from './announcement-text';
export {
  announcementAudiences,
  announcementFileLimit,
  announcementLimits,
  announcementSteps,
  audienceNames,
  audienceOf,
  isAddressed,
  isMarkable,
  isStep,
  isToRead,
  marksForAll,
  readState,
  remindAgainMs,
  remindFrom,
  type Addressed,
  type AudienceName,
  type ReadFacts,
  type ReadState,
  type StepFacts,
} from './announcements';
