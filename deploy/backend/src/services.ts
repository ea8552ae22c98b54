import type { TemplateStore } from './catalogue/template-store';
import type { Clock } from './clock';
import type { Config } from './config';
import type { Database } from './database/database';
import type { Tables } from './database/tables';
import type { Documents } from './documents/documents';
import type { FileStore } from './files/file-store';
import type { App } from './http/app.types';
import type { Outbox } from './outbox/outbox';
import type { Realtime } from './realtime/realtime';
import type { SecretBox } from './secrets/secret-box';
import type { Signer } from './secrets/signer';

/** What areas work with; made once per process. */
export interface Services {
  database: Database<Tables>;
  clock: Clock;
  config: Config;
  documents: Documents;
  /** What people have sent: logos, files of documents. */
  files: FileStore;
  outbox: Outbox;
  signer: Signer;
  /** Closes what is stored to be read again. */
  secretBox: SecretBox;
  /** Catalogue templates with their rubrics, in the memory of this process. */
  templates: TemplateStore;
  realtime: Pick<Realtime, 'authorize' | 'receive' | 'server'>;
}

/** One area of the API: adds its routes to the application. */
export type RoutePlugin = (app: App, services: Services) => void;
