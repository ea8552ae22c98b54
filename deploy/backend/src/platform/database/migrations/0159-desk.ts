import { sqlMigration } from './sql-migration';

/**
 * Which items staff have open in the desk, and what they have seen of its queues. The exhibition 0 stands for queues of
 * the whole portal, the empty item for the first look at a queue.
 */
export const desk = sqlMigration(`
  create table desk_open_items (
    user_id bigint not null references users on delete cascade,
    tab text not null,
    exhibition_id bigint not null,
    queue text not null,
    item text not null,
    seen_at timestamptz not null,
    primary key (user_id, tab)
  );
  create index desk_open_items_by_queue on desk_open_items (exhibition_id, queue);
  create table desk_looks (
    user_id bigint not null references users on delete cascade,
    exhibition_id bigint not null,
    queue text not null,
    item text not null,
    looked_at timestamptz not null,
    primary key (user_id, exhibition_id, queue, item)
  );
`);
