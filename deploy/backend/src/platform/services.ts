import type { TemplateStore } from '../areas/catalogue/catalogue/template-store';
import type { Clock } from './clock';
import type { Config } from './config';
import type { Database } from './database/database';
import type { Tables } from './database/tables';
import type { Documents } from './documents/documents';
import type { Drawings } from './documents/drawings';
import type { FileStore } from './files/file-store';
import type { App } from './http/app.types';
import type { Outbox } from './outbox/outbox';
import type { Realtime } from './realtime/realtime';
import type { SecretBox } from './secrets/secret-box';
import type { Signer } from './secrets/signer';

/** The services that every area gets. Made once per process, in `runtime.ts`. */
export interface Services {
  database: Database<Tables>;
  clock: Clock;
  config: Config;
  documents: Documents;
  /** Documents for callers of the API, within their shares. */
  drawings: Drawings;
  /** Uploaded files: logos, attachments, documents. */
  files: FileStore;
  outbox: Outbox;
  signer: Signer;
  /** Encrypts secrets that have to be read again, such as keys of authenticator apps. */
  secretBox: SecretBox;
  /** Catalogue templates with their rubrics, cached in this process. */
  templates: TemplateStore;
  realtime: Pick<Realtime, 'authorize' | 'receive' | 'server'>;
}

/** One area of the API: adds its routes to the application. */
export type RoutePlugin = (app: App, services: Services) => void;
