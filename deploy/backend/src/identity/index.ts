import type { Area } from '../platform/area/area';
import { sendDeletionMail } from './account-deletion/deletion-mail';
import { deletionRoutes } from './account-deletion/deletion.routes';
import { organizerDeletionRoutes } from './account-deletion/organizer-deletion.routes';
import { actingRoutes } from './acting/acting.routes';
import { apiKeysRoutes } from './api-keys/api-keys.routes';
import { authRoutes } from './auth/auth.routes';
import { sendRecovery } from './auth/password-recovery.service';
import { profileRoutes } from './auth/profile.routes';
import { DueNotifications } from './jobs/due-notifications';
import { queueBroadcastEmails } from './notifications/broadcasts.service';
import { sendDailyEmail, sendNotificationMail } from './notifications/notification-mail';
import { notificationsRoutes } from './notifications/notifications.routes';
import { notificationSettingsRoutes } from './notifications/settings.routes';
import { ownDataRoutes } from './own-data/own-data.routes';
import { passkeysRoutes } from './second-factor/passkeys.routes';
import { secondFactorRoutes } from './second-factor/second-factor.routes';
import { sendNewDeviceMail } from './sessions/new-device-mail';
import { sendStaffInvitation } from './staff/invitation-mail';
import { organizerStaffRoutes } from './staff/organizer-staff.routes';
import { ownSessionsRoutes } from './sessions/own-sessions.routes';

/** Identity: sign-in, sessions, second factor, own data, notifications. */
export const identity = {
  routes: [
    authRoutes,
    profileRoutes,
    ownSessionsRoutes,
    secondFactorRoutes,
    passkeysRoutes,
    ownDataRoutes,
    deletionRoutes,
    notificationsRoutes,
    notificationSettingsRoutes,
    organizerDeletionRoutes,
    organizerStaffRoutes,
    apiKeysRoutes,
    actingRoutes,
  ],
  outbox: (services, mailer) => ({
    'deletion-mail': (email) => sendDeletionMail(mailer, email),
    'notification-mail': ({ notificationId }) => sendNotificationMail(services, mailer, notificationId),
    'daily-mail': (planned) => sendDailyEmail(services, mailer, planned),
    // entries that an earlier version has queued
    'daily-letter-mail': (planned) => sendDailyEmail(services, mailer, planned),
    'broadcast-emails': (after) => queueBroadcastEmails(services, after),
    'password-recovery': ({ email }) => sendRecovery(services, mailer, email),
    'staff-invitation': ({ userId }) => sendStaffInvitation(services, mailer, userId),
    'new-device-mail': (signIn) => sendNewDeviceMail(services, mailer, signIn),
  }),
  jobs: (services, log) => [new DueNotifications(services, log)],
} satisfies Area;

export type { NotificationSubject } from './notifications/tables';
export { waitingDeletions } from './account-deletion/deletion.repository';
export { createUsers } from './users/users.repository';
