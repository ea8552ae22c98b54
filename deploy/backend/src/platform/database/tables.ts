import type { AccountDeletionTables } from '../../identity/account-deletion/tables';
import type { AdditionalServicesTables } from '../../areas/services/additional-services/tables';
import type { AnnouncementsTables } from '../../areas/account/announcements/tables';
import type { AttemptsTables } from '../attempts/tables';
import type { AuthTables } from '../../identity/auth/tables';
import type { CartTables } from '../../areas/services/cart/tables';
import type { CatalogueTables } from '../../areas/catalogue/catalogue/tables';
import type { CompaniesTables } from '../../areas/participations/companies/tables';
import type { ContractsTables } from '../../areas/account/contracts/tables';
import type { CountriesTables } from '../../areas/participations/countries/tables';
import type { AuditTables } from './audit.tables';
import type { DeadlinesTables } from '../../areas/participations/deadlines/tables';
import type { ExhibitionsTables } from '../../areas/participations/exhibitions/tables';
import type { ExtensionsTables } from '../../areas/account/extensions/tables';
import type { FeedbackTables } from '../../areas/account/feedback/tables';
import type { HttpTables } from '../http/tables';
import type { LibraryTables } from '../../areas/account/library/tables';
import type { NotificationsTables } from '../../identity/notifications/tables';
import type { OrdersTables } from '../../areas/services/orders/tables';
import type { OutboxTables } from '../outbox/tables';
import type { ParticipantCodesTables } from '../../areas/participations/participant-codes/tables';
import type { ParticipationsTables } from '../../areas/participations/participations/tables';
import type { PassLinksTables } from '../../areas/passes/pass-links/tables';
import type { PassesTables } from '../../areas/passes/passes/tables';
import type { PasskeysTables } from '../../identity/passkeys/tables';
import type { PublicationsTables } from '../../areas/account/publications/tables';
import type { RealtimeTables } from '../realtime/tables';
import type { SecondFactorTables } from '../../identity/second-factor/tables';
import type { SecretsTables } from '../secrets/tables';
import type { SubEmailsTables } from '../../areas/account/sub-emails/tables';
import type { SupportTables } from '../../areas/account/support/tables';
import type { TeamTables } from '../../areas/participations/team/tables';

/** All tables: each area declares its own. */
export interface Tables
  extends
    AccountDeletionTables,
    AdditionalServicesTables,
    AnnouncementsTables,
    AttemptsTables,
    AuthTables,
    CartTables,
    CatalogueTables,
    CompaniesTables,
    ContractsTables,
    CountriesTables,
    AuditTables,
    DeadlinesTables,
    ExhibitionsTables,
    ExtensionsTables,
    FeedbackTables,
    HttpTables,
    LibraryTables,
    NotificationsTables,
    OrdersTables,
    OutboxTables,
    ParticipantCodesTables,
    ParticipationsTables,
    PassLinksTables,
    PassesTables,
    PasskeysTables,
    PublicationsTables,
    RealtimeTables,
    SecondFactorTables,
    SecretsTables,
    SubEmailsTables,
    SupportTables,
    TeamTables {}
