import { TemplateStore } from '../areas/catalogue/catalogue/template-store';
import type { Clock } from '../platform/clock';
import type { Config } from '../platform/config';
import type { Database } from '../platform/database/database';
import type { Tables } from '../platform/database/tables';
import { Documents } from '../platform/documents/documents';
import { Drawings } from '../platform/documents/drawings';
import type { FileStore } from '../platform/files/file-store';
import { openFileStore } from '../platform/files/open-file-store';
import { Housekeeping } from './jobs/housekeeping';
import { mailerOf, type Mailer } from '../platform/mail/mailer';
import { readCompanyId } from '../areas/participations/participations/participation-names.repository';
import { areas, outboxHandlers } from './areas';
import { Outbox } from '../platform/outbox/outbox';
import { Realtime } from '../platform/realtime/realtime';
import { SecretBox } from '../platform/secrets/secret-box';
import { Signer } from '../platform/secrets/signer';
import type { Services } from '../platform/services';
import { actionNames } from '../platform/texts/record-names';
import { readStaffListeners } from '../identity/staff/staff-listeners.repository';
import { readListeners } from '../areas/participations/access/participation-access';

/** What `createRuntime` needs; the optional services are replaced by tests. */
export interface RuntimeOptions {
  config: Config;
  /** A database with all migrations applied. */
  database: Database<Tables>;
  clock: Clock;
  log: { error: (facts: object, message: string) => void };
  /** Default: the store that the configuration names. */
  files?: FileStore;
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
  const readMembers = { participation: readListeners, organizer: readStaffListeners };
  const realtime = await Realtime.of({ config, database, clock, signer, log, readMembers });
  const files = options.files ?? (await openFileStore(config));
  const templates = new TemplateStore();
  const work = {
    ...{ clock, config, database, files, signer, templates },
    get outbox() {
      return outbox;
    },
  };
  const outbox: Outbox = new Outbox({
    ...{ database, clock, log, mailWorkers: options.mailWorkers },
    handlers: {
      event: ({ channel, event, data, seq }) => realtime.publish(channel, event, { ...data, seq }),
      'file-removal': ({ names }) => files.remove(...names),
      ...outboxHandlers(work, mailer),
    },
    echoes: areas.flatMap(({ echoes = [] }) => echoes),
  });
  const jobs = [
    new Housekeeping({ database, clock, files }, log),
    ...areas.flatMap(({ jobs: jobsOf }) => jobsOf?.(work, log) ?? []),
  ];
  const documents = options.documents ?? new Documents();
  return {
    services: {
      ...{ database, clock, config, documents, files, outbox, signer, realtime },
      drawings: new Drawings(documents, (participationId) => readCompanyId(database.read, participationId)),
      secretBox: new SecretBox(config.secretKeys, signer),
      templates,
      actionName: actionNames(areas.flatMap(({ nameAction }) => nameAction ?? [])),
    },
    start: () => {
      outbox.start();
      realtime.start();
      for (const job of jobs) job.start();
      documents.warmUp();
    },
    stop: async () => {
      for (const job of jobs) await job.stop();
      await outbox.stop();
      await realtime.stop();
      await documents.close();
    },
  };
};
