import { sqlMigration } from './sql-migration';

/** A stored file is served and kept as long as a service names it as its picture. */
export const servicePictures = sqlMigration(`
  create index additional_services_by_image on additional_services using gin (images jsonb_path_ops);
`);
