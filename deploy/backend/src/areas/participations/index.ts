/** What other areas may use of the participations; everything else is internal. */

// access: the first step of every call on a participation
export {
  accessOf,
  readAccess,
  requireAccess,
  requireParticipation,
  type AllowedParticipation,
  type ParticipationAccess,
  type Right,
} from './access/participation-access';
export { standResponse, userResponse } from './access/participation-parts.response';

// participations, their companies and their people
export { listStands, standIdsOf } from './access/participation-parts.repository';
export { putPicture } from './companies/logo.service';
export { drawLogo, receiveLogo } from './companies/read-logo';
export { companyOfParticipation, participationsShowing } from './companies/companies.repository';
export { readCountries } from './countries/countries.repository';
export { markDeleted, markRestored, readDeletion } from './participations/deletion.repository';
export { findParentId, listSubIds } from './participations/collective-stand.repository';
export { readExhibitionHead, readHeadOfExhibition } from './participations/exhibition-head';
export { activeParticipations } from './participations/active-participations.repository';
export {
  participationsOfExhibition,
  readCompanyId,
  readParticipationNames,
} from './participations/participation-names.repository';
export { readParticipation } from './participations/participations.service';
export { shownNames } from './participations/shown-names';
export { createInvitations, findWaitingSupervisor } from './team/invitations.repository';
export { listTeams } from './team/admissions.repository';
export { admissionIssues, admitUsers, type Admission } from './team/admit-users.service';
export { changeRole, inviteUser, resendInvitation, type TeamServices } from './team/team.service';

// exhibitions
export { exhibitionDateErrors } from './exhibitions/exhibition-dates.model';
export { isExhibitionKnown } from './exhibitions/exhibitions.repository';

export { companyFound } from './organizer/company-search.repository';
export { restoreParticipation, textsBelowIssued } from './organizer/participations.service';

// set-up: rows of valid values, many at a time; for imports, too
export { copyManagers, copyPavilions } from './set-up/copy-parts';
export {
  companyKind,
  exhibitionKind,
  managerKind,
  pavilionKind,
  type ExhibitionRow,
  type RecordKind,
} from './set-up/record-kinds';
export { currenciesWithSymbols } from './set-up/create.repository';
export { archiveRecord, changeRecord, readRecord, recordResponse, refuseTakenExternal } from './set-up/records.service';
export { listRecords } from './set-up/records.repository';
export {
  createCompanies,
  createCountries,
  createExhibitions,
  createManagers,
  createMembers,
  createParticipations,
  createPavilions,
  createStands,
} from './set-up/create.service';

// quota, deadlines, readiness
export {
  carPassCounts,
  carPassesByStand,
  certificateShares,
  passQuotaOf,
  personalPassCounts,
  readPassQuota,
} from './quota/pass-facts';
export { readPassFacts, type PassFacts } from './quota/pass-facts.repository';
export { deadlineTitle } from './deadlines/deadline-texts';
export { dueReminders } from './deadlines/due-reminders';
export { listUsersWithPassword, runningParticipations, storeReminder } from './deadlines/reminders.repository';
export { deadlinesOf, readDeadlines } from './deadlines/deadlines.service';
export { stepsByArea, stepsOfTeam } from './preparation/preparation.service';

// lists of the organiser
export { orderExhibitorOf } from './organizer/order-exhibitor';
export { pageOfOrders, type OrderListFilter } from './organizer/order-pages.repository';

// parts of statements: what a call reads of a participation is a column of its one statement
export { accessColumns, accessQuery } from './access/participation-access.repository';
export { carPassCount, heldCount, installationCount, standRows } from './access/participation-parts.repository';
export { deadlineFactsOf } from './deadlines/deadline-facts';
export { deadlineRows, deadlineRowsWithoutServices } from './deadlines/deadline-facts.repository';
export { exhibitionColumns } from './exhibitions/exhibition-facts';
export { isEarlierPlace } from './participations/participations.repository';
export { isOfParentOnly } from './participations/shown-names.repository';
export { preparationColumns } from './preparation/preparation.repository';
export { passFactColumns } from './quota/pass-facts.repository';
