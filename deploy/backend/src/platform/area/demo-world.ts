import type { Clock } from '../clock';
import type { Database } from '../database/database';
import type { Tables } from '../database/tables';
import type { Documents } from '../documents/documents';
import type { FileStore } from '../files/file-store';
import type { RoutePlugin } from '../http/app.types';

/** The options for filling a database with demo data. */
export interface DemoDataOptions {
  database: Database<Tables>;
  clock: Clock;
  size: 'world' | 'large';
  /** Where the files of the orders go. */
  files: FileStore;
  /** Opens the renderer of the files; called only if there is something to draw. */
  openDocuments: () => Documents;
}

/** Demo data for a new installation. The process loads it from its file and depends only on this interface. */
export interface DemoWorld {
  /** Fills a database without exhibitions; leaves any other as it is. */
  ensure: (options: DemoDataOptions) => Promise<void>;
  /** Its routes outside of `/api`. */
  pages: readonly RoutePlugin[];
}
