import type { DeskQueueName } from '@fairfront/shared-kit/domain/organizer/desk-queues';

/** Index: (exhibition_id, queue). */
interface DeskOpenItemsTable {
  user_id: number;
  tab: string;
  /** 0 for a queue of the whole portal. */
  exhibition_id: number;
  queue: DeskQueueName;
  item: string;
  /** The last sign of life. */
  seen_at: Date;
}

interface DeskLooksTable {
  user_id: number;
  /** 0 for a queue of the whole portal. */
  exhibition_id: number;
  queue: DeskQueueName;
  /** Empty for the first look at the queue. */
  item: string;
  looked_at: Date;
}

declare module '../../../platform/database/tables' {
  interface Tables {
    desk_open_items: DeskOpenItemsTable;
    desk_looks: DeskLooksTable;
  }
}
