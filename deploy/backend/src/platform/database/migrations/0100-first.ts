import { account } from './0100-first/account';
import { catalogue } from './0100-first/catalogue';
import { identity } from './0100-first/identity';
import { participations } from './0100-first/participations';
import { passes } from './0100-first/passes';
import { platform } from './0100-first/platform';
import { services } from './0100-first/services';
import { team } from './0100-first/team';
import { sqlMigration } from './sql-migration';

/** All tables as the 46 migrations before it left them (`replaced-migrations.ts`). */
export const first = sqlMigration(
  [platform, participations, identity, team, passes, services, catalogue, account].join('\n'),
);
