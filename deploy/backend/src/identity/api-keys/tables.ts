import type { KeyScope } from '@fairfront/shared-kit/domain/identity/staff-roles';
import type { Generated } from 'kysely';
import type { Json } from '../../platform/database/columns';

/** API keys of staff: the keys themselves are never stored. */
interface ApiKeysTable {
  id: Generated<number>;
  user_id: number;
  name: string;
  /** The beginning of the key, by which people recognise it. */
  prefix: string;
  key_hash: string;
  /** The key before the last rotation, which is accepted for a while. */
  former_hash: string | null;
  former_until: Date | null;
  scopes: Json<KeyScope[]>;
  /** Null: all exhibitions of its person. */
  exhibition_ids: Json<number[]> | null;
  created_at: Date;
  rotated_at: Date | null;
  /** Accurate to ten minutes. */
  last_used_at: Date | null;
  last_network: string | null;
  revoked_at: Date | null;
}

declare module '../../platform/database/tables' {
  interface Tables {
    api_keys: ApiKeysTable;
  }
}
