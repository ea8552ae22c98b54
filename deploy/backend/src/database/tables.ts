import type { AccountDeletionTables } from '../account-deletion/tables';
import type { AdditionalServicesTables } from '../additional-services/tables';
import type { AnnouncementsTables } from '../announcements/tables';
import type { AttemptsTables } from '../attempts/tables';
import type { AuthTables } from '../auth/tables';
import type { CartTables } from '../cart/tables';
import type { CatalogueTables } from '../catalogue/tables';
import type { CompaniesTables } from '../companies/tables';
import type { ContractsTables } from '../contracts/tables';
import type { CountriesTables } from '../countries/tables';
import type { AuditTables } from './audit.tables';
import type { DeadlinesTables } from '../deadlines/tables';
import type { ExhibitionsTables } from '../exhibitions/tables';
import type { ExtensionsTables } from '../extensions/tables';
import type { FeedbackTables } from '../feedback/tables';
import type { HttpTables } from '../http/tables';
import type { LibraryTables } from '../library/tables';
import type { NotificationsTables } from '../notifications/tables';
import type { OrdersTables } from '../orders/tables';
import type { OutboxTables } from '../outbox/tables';
import type { ParticipantCodesTables } from '../participant-codes/tables';
import type { ParticipationsTables } from '../participations/tables';
import type { PassLinksTables } from '../pass-links/tables';
import type { PassesTables } from '../passes/tables';
import type { PasskeysTables } from '../passkeys/tables';
import type { PublicationsTables } from '../publications/tables';
import type { RealtimeTables } from '../realtime/tables';
import type { SecondFactorTables } from '../second-factor/tables';
import type { SecretsTables } from '../secrets/tables';
import type { SubEmailsTables } from '../sub-emails/tables';
import type { SupportTables } from '../support/tables';
import type { TeamTables } from '../team/tables';

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
