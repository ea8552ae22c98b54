export {
  aboveLimit,
  logoFileIssue,
  logoLimits,
  logoResolutionIssue,
  logoSizeIssue,
  logoTextKeys,
  logoTextValues,
  type LogoFile,
  type LogoIssue,
} from './company-logo';
export { missingProfileFields, profileFields, type ProfileField, type ProfileInput } from './company-profile';
export { companiesNamed } from './company-search';
export { companyFields, companyRules, type CompanyValues } from './company-fields';
export { passwordChangeFields } from './password-change';
export { participantCodeErrors, type ParticipantCodeError } from '../participations/participant-code-fields';
export { managerGroups, type ManagerGroup, type ManagerKind } from './managers';
export { retention, retentionDays, type RetainedData } from './retention';
export { filterTeam, type TeamFilter } from './team-filter';
export {
  accessVia,
  actorKind,
  restoreIssue,
  restoreUserMs,
  restoreUserUntil,
  visitPauseMs,
  type AccessVia,
  type ActorFacts,
  type ActorKind,
  type RemovalFacts,
  type RestoreIssue,
} from './team-access';
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
  subExhibitorsAtOnce,
  type StandQuota,
  type SubQuota,
} from './sub-exhibitors';
export { subExhibitorIssues, type NewSubExhibitor } from './sub-exhibitor-fields';
export {
  filledEmail,
  getsEmails,
  insertMark,
  emailAgainMs,
  emailOutcome,
  emailFrom,
  emailInserts,
  emailLimits,
  emailParts,
  emailRecipientsAtOnce,
  emailRoles,
  emailFields,
  emailValues,
  type EmailFacts,
  type EmailOutcome,
  type EmailInsert,
  type EmailPart,
  type EmailLabels,
} from './sub-email';
export {
  findsProgress,
  fitsProgress,
  invoiceState,
  isDueSoon,
  isUnfinished,
  nearDeadlineMs,
  nextDeadline,
  openAreas,
  progressAreas,
  progressColumns,
  progressFilters,
  sortProgress,
  type InvoiceState,
  type ProgressArea,
  type ProgressColumn,
  type ProgressFilter,
  type ProgressRow,
} from './sub-progress';
export { libraryTypes, type LibraryType } from './library';
export {
  publicationExtension,
  publicationFileRules,
  publicationLimits,
  openPublicationStatuses,
  publicationStatuses,
  publicationText,
  publicationTypes,
  type PublicationFileFacts,
  type PublicationFileType,
  type PublicationStatus,
  type PublicationType,
} from './publications';
export { publicationCommentFields, publicationFields } from './publication-fields';
export { announcementChangeFields, announcementFields } from './announcement-fields';
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
export * from './snooze';
export * from './feedback-states';
export {
  countReadiness,
  fitsReadiness,
  readinessColumns,
  readinessOf,
  readinessParts,
  reminderResult,
  reminderResults,
  sortReadiness,
  type OpenArea,
  type ReadinessColumn,
  type ReadinessFacts,
  type ReadinessFilter,
  type ReadinessPart,
  type ReminderResult,
} from './readiness';
