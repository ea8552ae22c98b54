import type { Generated } from 'kysely';
import type { Json } from '../database/columns';

/** Published realtime events on their way to the other processes; short-lived. */
interface RealtimeEventsTable {
  id: Generated<number>;
  channel: string;
  event: string;
  data: string;
  except_socket_id: string | null;
  created_at: Date;
}

/** The number of the last event of a channel; its row lock serialises the writers of a channel in commit order. */
interface RealtimeChannelsTable {
  channel: string;
  last_seq: number;
}

/** Events by channel and number, kept for returning tabs. */
interface RealtimeLogTable {
  channel: string;
  seq: number;
  event: string;
  data: Json<Record<string, unknown>>;
  created_at: Date;
}

/** Issued, unused signatures of private channels. */
interface RealtimeGrantsTable {
  socket_id: string;
  channel: string;
  session_id: number;
  created_at: Date;
}

declare module '../database/tables' {
  interface Tables {
    realtime_events: RealtimeEventsTable;
    realtime_channels: RealtimeChannelsTable;
    realtime_log: RealtimeLogTable;
    realtime_grants: RealtimeGrantsTable;
  }
}
