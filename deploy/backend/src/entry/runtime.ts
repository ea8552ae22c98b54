import { join } from 'node:path';
import { sendDeletionMail } from '../identity/account-deletion/deletion-mail';
import { TemplateStore } from '../areas/catalogue/catalogue/template-store';
import type { Clock } from '../platform/clock';
import type { Config } from '../platform/config';
import type { Database } from '../platform/database/database';
import type { Tables } from '../platform/database/tables';
import { sendNewDeviceMail } from '../identity/auth/new-device-mail';
import { sendRecovery } from '../identity/auth/password-recovery.service';
import { Documents } from '../platform/documents/documents';
import { Drawings } from '../platform/documents/drawings';
import { FileStore } from '../platform/files/file-store';
import { DeadlineReminders } from './jobs/deadline-reminders';
import { DueNotifications } from './jobs/due-notifications';
import { Housekeeping } from './jobs/housekeeping';
import { mailerOf, type Mailer } from '../platform/mail/mailer';
import { sendDailyEmail, sendNotificationMail } from '../identity/notifications/notification-mail';
import { sendOrderChatMail } from '../areas/services/orders/order-chat-mail';
import { Outbox } from '../platform/outbox/outbox';
import { sendParticipantCode } from '../areas/participations/participant-codes/participant-code-mail';
import { sendPassLinkMail } from '../areas/passes/pass-links/pass-link-mail';
import { sendSubEmail } from '../areas/account/sub-emails/send-sub-email';
import { Realtime } from '../platform/realtime/realtime';
import { SecretBox } from '../platform/secrets/secret-box';
import { Signer } from '../platform/secrets/signer';
import { sendInvitation } from '../areas/participations/team/invitation-mail';
import type { Services } from '../platform/services';

/** What `createRuntime` needs; the optional services are replaced by tests. */
export interface RuntimeOptions {
  config: Config;
  /** With all migrations applied. */
  database: Database<Tables>;
  clock: Clock;
  log: { error: (facts: object, message: string) => void };
  mailer?: Mailer;
  /** Number of e-mails sent at the same time; tests use one, so that they arrive in order. */
  mailWorkers?: number;
  /** Default: worker threads from the bundle; tests start them from the sources. */
  documents?: Documents;
  /** Default: by the key of the installation, which is stored in the database. */
  signer?: Signer;
}

/** The services and the background work of one process. */
export interface Runtime {
  services: Services;
  /** Starts the background work: outbox, realtime, reminders, due notifications, housekeeping. */
  start: () => void;
  /** Stops it; resolves when nothing runs any more. */
  stop: () => Promise<void>;
}

/** Creates the services of a process; starts nothing. */
export const createRuntime = async (options: RuntimeOptions): Promise<Runtime> => {
  const { config, database, clock, log } = options;
  const mailer = options.mailer ?? mailerOf(config, () => clock.now());
  const signer = options.signer ?? (await Signer.of(database.write));
  const realtime = await Realtime.of({ config, database, clock, signer, log });
  const files = new FileStore(join(config.dataDir, 'files'));
  const outbox: Outbox = new Outbox(
    database,
    clock,
    {
      event: ({ channel, event, data, seq }) => realtime.publish(channel, event, { ...data, seq }),
      'notification-mail': ({ notificationId }) =>
        sendNotificationMail({ database, config, clock }, mailer, notificationId),
      'daily-letter-mail': (planned) => sendDailyEmail({ database, config, clock }, mailer, planned),
      'order-chat-mail': (planned) => sendOrderChatMail({ database, config, clock, outbox }, mailer, planned),
      'pass-link-mail': ({ linkId, isReminder }) =>
        sendPassLinkMail({ database, clock, config }, mailer, linkId, isReminder),
      'sub-letter-mail': (wanted) => sendSubEmail({ database, config }, mailer, wanted),
      'invitation-mail': ({ invitationId }) => sendInvitation({ database, config, signer }, mailer, invitationId),
      'participant-code-mail': (wanted) => sendParticipantCode({ database, config, signer }, mailer, wanted),
      'new-device-mail': (signIn) => sendNewDeviceMail({ database, config }, mailer, signIn),
      'deletion-mail': (email) => sendDeletionMail(mailer, email),
      'file-removal': ({ names }) => files.remove(...names),
      'password-recovery': ({ email }) => sendRecovery({ database, clock, config }, mailer, email),
    },
    log,
    options.mailWorkers,
  );
  const housekeeping = new Housekeeping({ database, clock, files }, log);
  const reminders = new DeadlineReminders({ database, clock, outbox }, log);
  const dueNotifications = new DueNotifications({ database, clock, outbox }, log);
  const documents = options.documents ?? new Documents();
  return {
    services: {
      ...{ database, clock, config, documents, files, outbox, signer, realtime },
      drawings: new Drawings(documents),
      secretBox: new SecretBox(config.secretKeys, signer),
      templates: new TemplateStore(),
    },
    start: () => {
      outbox.start();
      realtime.start();
      housekeeping.start();
      reminders.start();
      dueNotifications.start();
      documents.warmUp();
    },
    stop: async () => {
      housekeeping.stop();
      await reminders.stop();
      await dueNotifications.stop();
      await outbox.stop();
      await realtime.stop();
      await documents.close();
    },
  };
};
