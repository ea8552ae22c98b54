import type { EventType, Locale, Role } from '@fairfront/shared-kit/model';
import type { ExtendedDates, ExtensionRules } from '@fairfront/shared-kit/model/deadline-extensions';
import type { ColumnType, Generated } from 'kysely';
import type {
  AdditionalServicesTable,
  ServiceCategoriesTable,
  ServiceExecutorsTable,
  ServiceOffersTable,
  ServiceUnitsTable,
} from '../additional-services/tables';
import type { DeletionRequestsTable } from '../account-deletion/tables';
import type { CartLinesTable, CartsTable } from '../cart/tables';
import type {
  CatalogOrderCommentsTable,
  CatalogOrderFilesTable,
  CatalogOrdersTable,
  CatalogOrderVersionsTable,
  CatalogRubricsTable,
  CatalogTemplatesTable,
} from '../catalogue/tables';
import type { CompanyLogosTable } from '../companies/tables';
import type {
  ContractDocumentsTable,
  ContractPartiesTable,
  ContractsTable,
  DocumentFilesTable,
} from '../contracts/tables';
import type { CalendarFeedsTable, DeadlineRemindersTable, ReminderSettingsTable } from '../deadlines/tables';
import type { ExtensionFilesTable, ExtensionRequestsTable } from '../extensions/tables';
import type {
  AnnouncementFilesTable,
  AnnouncementReadsTable,
  AnnouncementRemindersTable,
  AnnouncementsTable,
} from '../announcements/tables';
import type { LibraryFilesTable, LibraryItemsTable } from '../library/tables';
import type {
  ExhibitionNotificationSettingsTable,
  NotificationSettingsTable,
  NotificationsTable,
} from '../notifications/tables';
import type { PublicationFilesTable, PublicationRequestsTable } from '../publications/tables';
import type { PasskeyChallengesTable, PasskeysTable } from '../passkeys/tables';
import type { CodeAppsTable, RecoveryCodesTable, SecondStepsTable } from '../second-factor/tables';
import type { SubLetterRecipientsTable, SubLettersTable } from '../sub-letters/tables';
import type { SupportQuestionsTable } from '../support/tables';
import type { RemovedMembersTable } from '../team/tables';
import type { ParticipantCodesTable } from '../participant-codes/tables';
import type {
  AdditionalOrdersTable,
  OrderFilesTable,
  OrderHistoryTable,
  OrderLinesTable,
  OrderMessagesTable,
  OrderReadsTable,
} from '../orders/tables';
import type { PassLinksTable, PassLinkTokensTable } from '../pass-links/tables';
import type { CarPassesTable, CarTypesTable, PersonalPassesTable } from '../passes/tables';

/** A jsonb column: read as a value, written as JSON text on both databases. */
type Json<Value> = ColumnType<Value, string, string>;
/** A date column, YYYY-MM-DD in both directions. */
type Day = string;
/** A numeric column, a number on both databases. */
type Decimal = number;

export interface UsersTable {
  id: Generated<number>;
  /** Trimmed and in small letters; unique. */
  email: string;
  /** argon2id; null until the invitation is accepted. */
  password_hash: string | null;
  name: string;
  lastname: string;
  middlename: string | null;
  /** Digits only; answered with a plus (SHELL-217). */
  phone: string | null;
  locale: Generated<Locale>;
  access: Generated<'participant' | 'manager'>;
  can_send_notifications: Generated<boolean>;
  email_confirmed_at: Date | null;
  /** Since when sign-in asks for a second factor, too (SHELL-444). */
  second_factor_at: Generated<Date | null>;
  /** Null until somebody signs in for the first time (SHELL-450). */
  first_sign_in_at: Generated<Date | null>;
  /** The participation last made primary (SHELL-138). */
  primary_participation_id: number | null;
  created_at: Generated<Date>;
}

/** Sign-in sessions: the token itself is never stored (SHELL-048). */
export interface SessionsTable {
  id: Generated<number>;
  user_id: number;
  token_hash: string;
  created_at: Date;
  last_used_at: Date;
  /** Set for a token of the catalogue in a foreign page: all that it opens (CAT-259). */
  embed_participation_id: Generated<number | null>;
  /** The end of such a token, whether it is used or not. */
  expires_at: Generated<Date | null>;
  /** Of the sign-in, at most 300 characters; empty where none was sent. */
  user_agent: Generated<string>;
  /** Where it was last used: an IPv4 address or the /64 of an IPv6 one (SHELL-440). */
  network: Generated<string | null>;
  device_id: Generated<number | null>;
  /** When its person last proved by password or code to be who signed in (SHELL-444). */
  proved_at: Generated<Date | null>;
}

/** Browsers from which a user has signed in: the key itself is never stored (SHELL-445, SHELL-448). */
export interface DevicesTable {
  id: Generated<number>;
  user_id: number;
  key_hash: string;
  created_at: Date;
  last_used_at: Date;
  /** When the second factor was last asked for on it. */
  confirmed_at: Generated<Date | null>;
}

export interface PasswordResetsTable {
  token_hash: string;
  user_id: number;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

/** Invitations of users and sub-exhibitors; the link is signed with the key of this installation (ACC-176). */
export interface InvitationsTable {
  id: Generated<number>;
  participation_id: number;
  user_id: number;
  role: Role;
  created_at: Date;
  expires_at: Date;
  /** When it was accepted; until then it gives no access (ACC-200). */
  activated_at: Date | null;
  /** The person may have a company already: whoever is to run the participation of a new one (ACC-185). */
  any_company: Generated<boolean>;
  /** Number of its row in the team: out of those of users, none of an account (ACC-200). */
  row_id: Generated<number>;
  /** Who has sent it; null where nobody is known any more. */
  invited_by: ColumnType<number | null, number | null | undefined, number | null>;
}

/** One-time codes of sign-in links (SHELL-328). */
export interface SignInCodesTable {
  code_hash: string;
  user_id: number;
  created_at: Date;
  expires_at: Date;
}

/** Counted tries, for limits that hold across processes (SHELL-053, SHELL-118, SHELL-225). */
export interface AttemptsTable {
  id: Generated<number>;
  kind: string;
  subject: string;
  happened_at: Date;
}

export interface CountriesTable {
  id: Generated<number>;
  name_rus: string;
  name_eng: string;
  is_simple_visa: boolean;
  is_catalog_order_ru_locale: boolean;
}

export interface ExhibitionsTable {
  id: Generated<number>;
  title_rus: string;
  title_eng: string;
  subtitle_rus: string | null;
  subtitle_eng: string | null;
  venue_rus: string | null;
  venue_eng: string | null;
  timezone: string;
  website: string | null;
  vat_rate: Decimal;
  started_at: Day;
  ended_at: Day;
  installation_started_at: Day;
  installation_ended_at: Day;
  dismantling_started_at: Day;
  dismantling_ended_at: Day;
  /** The dates below are text: a day, or an instant where the organiser set a time (PASS-033). */
  personal_pass_started_at: string | null;
  personal_pass_ended_at: string | null;
  print_personal_pass_started_at: string | null;
  print_personal_pass_ended_at: string | null;
  installer_pass_ended_at: string | null;
  print_installer_pass_started_at: string | null;
  print_installer_pass_ended_at: string | null;
  car_pass_ended_at: ColumnType<string | null, string | null | undefined, string | null>;
  visa_simple_deadline: string | null;
  visa_difficult_deadline: string | null;
  catalog_order_deadline: string | null;
  create_personal_pass_disabled: boolean;
  create_install_pass_disabled: boolean;
  create_car_pass_disabled: boolean;
  is_show_order_additional_services: boolean;
  /** From this day on administrators need a second factor (SHELL-495). */
  second_factor_from: ColumnType<Day | null, Day | null | undefined, Day | null>;
  /** The day has come: what the check of every call reads. */
  second_factor_in_force: Generated<boolean>;
  /** Which deadlines are extended, and how far (ACC-210). */
  extension_rules: ColumnType<ExtensionRules, string | undefined, string>;
  texts: Json<Record<string, { rus: string | null; eng: string | null }>>;
}

export interface ExhibitionManagersTable {
  id: Generated<number>;
  exhibition_id: number;
  position: number;
  kind: 'event' | 'montage' | 'catalog';
  locale: Locale | null;
  lastname_rus: string;
  lastname_eng: string;
  name_rus: string;
  name_eng: string;
  middlename_rus: string | null;
  middlename_eng: string | null;
  area_rus: string;
  area_eng: string;
  phone: string | null;
  email: string | null;
}

export interface PavilionsTable {
  id: Generated<number>;
  parent_id: number | null;
  title_rus: string;
  title_eng: string;
}

export interface CompaniesTable {
  id: Generated<number>;
  name_rus: string;
  name_eng: string;
  country_id: number | null;
  phone: string | null;
  mail_address: string | null;
  address: string | null;
  website: string | null;
  email: string | null;
  fax: string | null;
  inn: string | null;
}

export interface ParticipationsTable {
  id: Generated<number>;
  exhibition_id: number;
  company_id: number;
  type: EventType;
  parent_id: number | null;
  /** Only read for type sub (SHELL-149). */
  is_edit: boolean;
  is_not_resident: boolean;
  is_edo_rent_available: boolean;
  is_edo_services_available: boolean;
  application_number: string | null;
  currencies: Json<{ code: string; symbol: string }[]>;
  /** Code of the current currency; null is the first of the list (SVC-131). */
  currency: ColumnType<string | null, string | null | undefined, string | null>;
  /** A collective organiser lets its sub-exhibitors name it as payer of their orders (SVC-164). */
  pays_for_subs: Generated<boolean>;
  /** The organiser's own number; null follows the area of the stands (PASS-056). */
  quota_certificate: number | null;
  quota_installation: number | null;
  quota_car: number | null;
  pavilion_xml_id: string | null;
  hall_rus: string | null;
  hall_eng: string | null;
  pavilions: Json<{ pavilion_link: string | null; hall_rus: string | null; hall_eng: string | null }[]>;
  /** Last days that were granted to it (ACC-213). */
  extended_dates: ColumnType<ExtendedDates, string | undefined, string>;
  /** A sub-exhibitor that its collective organiser has deleted; null for all others (ACC-106). */
  deleted_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  deleted_by: ColumnType<number | null, number | null | undefined, number | null>;
}

export interface ParticipationUsersTable {
  participation_id: number;
  user_id: number;
  role: Role;
  /** When the member last opened the participation, to five minutes; null before the first time (ACC-231). */
  last_seen_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** The participation a user chose for an exhibition: one per user and exhibition (ACC-073). */
export interface PrimaryParticipationsTable {
  user_id: number;
  exhibition_id: number;
  participation_id: number;
}

export interface StandsTable {
  id: Generated<number>;
  participation_id: number;
  pavilion_id: number | null;
  title: string;
  area: Decimal;
}

export interface FeedbacksTable {
  id: Generated<number>;
  user_id: number | null;
  locale: Locale;
  name: string;
  email: string | null;
  phone: string | null;
  message: string;
  created_at: Date;
}

/** Who changed what: one row per write, in the transaction of the write (PASS-250). */
export interface AuditLogTable {
  id: Generated<number>;
  user_id: number | null;
  participation_id: number | null;
  action: string;
  subject: string | null;
  details: Json<unknown>;
  created_at: Date;
}

/** Work that follows a commit: realtime events, mails and others by kind. Rows are deleted when done. */
export interface OutboxTable {
  id: Generated<number>;
  kind: string;
  payload: Json<unknown>;
  created_at: Date;
  attempts: Generated<number>;
  next_attempt_at: Date;
  last_error: string | null;
}

/** Answers of finished creations, for repeats with the same key (SHELL-229). */
export interface IdempotencyKeysTable {
  caller: string;
  key: string;
  request_hash: string;
  answer: Json<unknown>;
  created_at: Date;
}

/** Published realtime events on their way to the other processes; short-lived. */
export interface RealtimeEventsTable {
  id: Generated<number>;
  channel: string;
  event: string;
  data: string;
  except_socket_id: string | null;
  created_at: Date;
}

/** The number of the last event of a channel; its row lock puts the writers of a channel into the order of their commits. */
export interface RealtimeChannelsTable {
  channel: string;
  last_seq: number;
}

/** Events by channel and number, kept for tabs that come back (SHELL-261). */
export interface RealtimeLogTable {
  channel: string;
  seq: number;
  event: string;
  data: Json<Record<string, unknown>>;
  created_at: Date;
}

/** Signatures of private channels that were given out and not used yet (SHELL-222). */
export interface RealtimeGrantsTable {
  socket_id: string;
  channel: string;
  session_id: number;
  created_at: Date;
}

/** Values of this installation: signing key, day of the demo data. */
export interface SettingsTable {
  key: string;
  value: string;
}

export interface Tables {
  users: UsersTable;
  sessions: SessionsTable;
  devices: DevicesTable;
  code_apps: CodeAppsTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  recovery_codes: RecoveryCodesTable;
  second_steps: SecondStepsTable;
  password_resets: PasswordResetsTable;
  invitations: InvitationsTable;
  sign_in_codes: SignInCodesTable;
  attempts: AttemptsTable;
  countries: CountriesTable;
  exhibitions: ExhibitionsTable;
  exhibition_managers: ExhibitionManagersTable;
  pavilions: PavilionsTable;
  companies: CompaniesTable;
  company_logos: CompanyLogosTable;
  contract_parties: ContractPartiesTable;
  contracts: ContractsTable;
  contract_documents: ContractDocumentsTable;
  document_files: DocumentFilesTable;
  support_questions: SupportQuestionsTable;
  participations: ParticipationsTable;
  participation_users: ParticipationUsersTable;
  removed_members: RemovedMembersTable;
  primary_participations: PrimaryParticipationsTable;
  stands: StandsTable;
  catalog_templates: CatalogTemplatesTable;
  catalog_rubrics: CatalogRubricsTable;
  catalog_orders: CatalogOrdersTable;
  catalog_order_versions: CatalogOrderVersionsTable;
  catalog_order_files: CatalogOrderFilesTable;
  catalog_order_comments: CatalogOrderCommentsTable;
  notifications: NotificationsTable;
  notification_settings: NotificationSettingsTable;
  exhibition_notification_settings: ExhibitionNotificationSettingsTable;
  feedbacks: FeedbacksTable;
  audit_log: AuditLogTable;
  outbox: OutboxTable;
  idempotency_keys: IdempotencyKeysTable;
  realtime_events: RealtimeEventsTable;
  realtime_channels: RealtimeChannelsTable;
  realtime_log: RealtimeLogTable;
  realtime_grants: RealtimeGrantsTable;
  settings: SettingsTable;
  deletion_requests: DeletionRequestsTable;
  personal_passes: PersonalPassesTable;
  car_passes: CarPassesTable;
  car_types: CarTypesTable;
  pass_links: PassLinksTable;
  pass_link_tokens: PassLinkTokensTable;
  service_categories: ServiceCategoriesTable;
  service_executors: ServiceExecutorsTable;
  service_units: ServiceUnitsTable;
  additional_services: AdditionalServicesTable;
  service_offers: ServiceOffersTable;
  carts: CartsTable;
  cart_lines: CartLinesTable;
  additional_orders: AdditionalOrdersTable;
  order_lines: OrderLinesTable;
  order_history: OrderHistoryTable;
  order_messages: OrderMessagesTable;
  order_files: OrderFilesTable;
  order_reads: OrderReadsTable;
  calendar_feeds: CalendarFeedsTable;
  deadline_reminders: DeadlineRemindersTable;
  reminder_settings: ReminderSettingsTable;
  participant_codes: ParticipantCodesTable;
  extension_requests: ExtensionRequestsTable;
  extension_files: ExtensionFilesTable;
  publication_requests: PublicationRequestsTable;
  publication_files: PublicationFilesTable;
  library_items: LibraryItemsTable;
  library_files: LibraryFilesTable;
  announcements: AnnouncementsTable;
  announcement_files: AnnouncementFilesTable;
  announcement_reads: AnnouncementReadsTable;
  announcement_reminders: AnnouncementRemindersTable;
  sub_letters: SubLettersTable;
  sub_letter_recipients: SubLetterRecipientsTable;
}
