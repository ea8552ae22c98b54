import type { Area } from '../../platform/area/area';
import { organizerExhibitionsRoutes } from './exhibitions.routes';
import { auditRoutes } from './audit/audit.routes';
import { deskRoutes } from './desk/desk.routes';
import { figuresRoutes } from './figures/figures.routes';
import { importsRoutes } from './imports/imports.routes';
import { makeExport } from './lists/list-exports.service';
import { catalogueExportRoutes } from './lists/catalogue-export.routes';
import { listsRoutes } from './lists/lists.routes';
import { sendReadinessMail } from './readiness/readiness-mail';
import { readinessRoutes } from './readiness/readiness.routes';
import { reportToWebhooks } from './webhooks/report-events';
import { sendWebhookDisabled } from './webhooks/webhook-disabled-mail';
import { WebhookDispatcher } from './webhooks/webhook-dispatcher';
import { webhooksRoutes } from './webhooks/webhooks.routes';
import { organizerJobsRoutes, organizerMailRoutes } from './failed-work.routes';
import { organizerRoutes } from './organizer.routes';
import { queueEventsOf } from './queue-events';
import { waitingRoutes } from './waiting.routes';

/** Endpoints of the organiser that concern several areas; those of one area are in its folder. */
export const organizer = {
  routes: [
    organizerRoutes,
    organizerExhibitionsRoutes,
    organizerMailRoutes,
    organizerJobsRoutes,
    listsRoutes,
    catalogueExportRoutes,
    importsRoutes,
    webhooksRoutes,
    waitingRoutes,
    deskRoutes,
    readinessRoutes,
    figuresRoutes,
    auditRoutes,
  ],
  outbox: (services, mailer) => ({
    'list-export': ({ exportId }: { exportId: number }) => makeExport(services, exportId),
    'webhook-disabled-mail': ({ endpointId }: { endpointId: number }) =>
      sendWebhookDisabled(services, mailer, endpointId),
    'readiness-mail': (wanted) => sendReadinessMail(services, mailer, wanted),
  }),
  echoes: [
    async (trx, _events, at) => {
      await reportToWebhooks(trx, at);
      return [];
    },
    queueEventsOf,
  ],
  jobs: (services, log) => [new WebhookDispatcher(services, log)],
} satisfies Area;
