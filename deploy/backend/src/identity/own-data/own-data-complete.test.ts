import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { notificationKinds } from '@fairfront/shared-kit/domain/identity/notifications';
import { sql } from 'kysely';
import { pdfText } from '../../testing/pdf-text';
import { TestApp, type TestCaller } from '../../testing/test-app';
import recordsEn from '../../platform/locales/en.json';
import recordsRu from '../../platform/locales/ru.json';

/** The only valid reasons why data that references a user is not in the file. */
type Reason =
  /** It gives access to the account, or codes are derived from it. */
  | 'secret'
  /** Texts and names of others, or other actors (SHELL-481). */
  | 'others'
  /** Belongs to the participation; the action log records that the user did it. */
  | 'company'
  /** In the file by name rather than id, or as part of a whole. */
  | 'named';

/** A part of the file with rows of the user; every column is in it, under its own name or as in `as`. */
interface Part {
  part: string;
  as?: Record<string, string>;
  leftOut: Record<string, Reason>;
}

/** Every database column that references a user, a session or a device, or is called `user_id`. */
const hanging: Record<string, Part | Reason> = {
  'participation_users.user_id': { part: 'participations', leftOut: { user_id: 'named', participation_id: 'named' } },
  'primary_participations.user_id': {
    part: 'chosen',
    leftOut: { user_id: 'named', participation_id: 'named', exhibition_id: 'named' },
  },
  'invitations.user_id': {
    part: 'invitations',
    leftOut: { id: 'named', user_id: 'named', participation_id: 'named', row_id: 'others', invited_by: 'others' },
  },
  'invitations.invited_by': 'others',
  'removed_members.user_id': {
    part: 'closed_accesses',
    leftOut: { id: 'named', user_id: 'named', participation_id: 'named', removed_by: 'others', restored_by: 'others' },
  },
  'removed_members.removed_by': 'others',
  'removed_members.restored_by': 'others',
  'participant_codes.used_by': {
    part: 'codes',
    leftOut: {
      ...{ id: 'named', used_by: 'named', participation_id: 'named', nonce: 'secret', code_hash: 'secret' },
      revoked_at: 'others',
    },
  },
  'sessions.user_id': {
    part: 'sessions',
    leftOut: {
      ...{ id: 'named', user_id: 'named', token_hash: 'secret' },
      // all but the issuer are in the part `catalogue_pages`
      ...{
        embed_participation_id: 'named',
        expires_at: 'named',
        site: 'named',
        issued_by: 'others',
        issued_by_key: 'others',
      },
      // staff act in sessions of half an hour, which are omitted
      acting_participation_id: 'others',
    },
  },
  // rights at the organiser, which its owners give and take
  'staff_roles.user_id': 'company',
  'api_keys.user_id': 'secret',
  'sessions.device_id': 'named',
  'sessions.issued_by': 'others',
  'realtime_grants.session_id': 'secret',
  'devices.user_id': { part: 'devices', leftOut: { user_id: 'named', key_hash: 'secret' } },
  'code_apps.user_id': 'secret',
  'recovery_codes.user_id': 'secret',
  'passkeys.user_id': {
    part: 'passkeys',
    leftOut: {
      ...{ id: 'named', user_id: 'named', counter: 'secret', transports: 'secret' },
      ...{ credential_id: 'secret', public_key: 'secret' },
    },
  },
  'passkey_challenges.user_id': 'secret',
  'second_steps.user_id': 'secret',
  'password_resets.user_id': 'secret',
  'sign_in_codes.user_id': 'secret',
  // its start is `calendar_since`
  'calendar_feeds.user_id': 'secret',
  'notification_settings.user_id': { part: 'notification_settings', leftOut: { user_id: 'named' } },
  'exhibition_notification_settings.user_id': {
    part: 'exhibition_notification_settings',
    leftOut: { user_id: 'named', exhibition_id: 'named' },
  },
  // the days themselves are `reminder_days`
  'reminder_settings.user_id': 'named',
  'notifications.user_id': {
    part: 'notifications',
    leftOut: {
      ...{ id: 'named', user_id: 'named', participation_id: 'others', subject: 'others', reason: 'others' },
      ...{ message_rus: 'others', message_eng: 'others' },
    },
  },
  // how far the broadcasts are among the notifications
  'broadcast_positions.user_id': 'named',
  'deadline_reminders.user_id': {
    part: 'deadline_reminders',
    leftOut: { user_id: 'named', participation_id: 'named' },
  },
  'announcement_reads.user_id': {
    part: 'announcements_read',
    leftOut: { user_id: 'named', participation_id: 'named', announcement_id: 'others' },
  },
  'order_reads.user_id': { part: 'chats_read', leftOut: { user_id: 'named' } },
  'order_messages.user_id': {
    part: 'messages',
    leftOut: { id: 'named', user_id: 'named', sender: 'named', manager_id: 'others', read_by_staff: 'others' },
  },
  'feedbacks.user_id': {
    part: 'feedbacks',
    as: { message: 'text' },
    leftOut: {
      ...{ id: 'named', user_id: 'named', answer: 'others', answered_by: 'others' },
      ...{ state_by: 'others', state_at: 'others', search_key: 'named' },
    },
  },
  'feedbacks.answered_by': 'others',
  'feedbacks.state_by': 'others',
  'audit_log.user_id': {
    part: 'actions',
    leftOut: {
      ...{ id: 'named', user_id: 'named', participation_id: 'others', subject: 'others', details: 'others' },
      // the other system that used a key of the person
      api_key_id: 'others',
      // of staff only
      is_acting: 'others',
    },
  },
  'deletion_requests.user_id': {
    part: 'deletion_requests',
    leftOut: { id: 'named', user_id: 'named', decided_by: 'others' },
  },
  'deletion_requests.decided_by': 'others',
  'additional_orders.created_by': 'company',
  'announcements.created_by': 'company',
  'car_passes.created_by': 'company',
  'car_passes.deleted_by': 'company',
  'cart_lines.created_by': 'company',
  'catalog_order_comments.answered_by': 'company',
  'catalog_order_comments.created_by': 'company',
  'catalog_order_files.created_by': 'company',
  'catalog_order_versions.saved_by': 'company',
  'catalog_orders.submitted_by': 'company',
  'company_logos.created_by': 'company',
  'document_files.created_by': 'company',
  'desk_looks.user_id': 'company',
  'desk_open_items.user_id': 'company',
  'extension_requests.created_by': 'company',
  'extension_requests.decided_by': 'company',
  'list_exports.created_by': 'company',
  'order_history.user_id': 'company',
  'participations.deleted_by': 'company',
  'pass_links.created_by': 'company',
  'pass_links.revoked_by': 'company',
  'personal_passes.created_by': 'company',
  'personal_passes.deleted_by': 'company',
  'publication_requests.created_by': 'company',
  'readiness_reminders.sent_by': 'company',
  'sub_letters.sent_by': 'company',
  'webhook_endpoints.created_by': 'company',
};

/** Account columns that are not in the file under their own name. */
const leftOutOfUsers: Record<string, Reason> = {
  password_hash: 'secret',
  // as `second_factor.since`
  second_factor_at: 'named',
  // the time of the last write of the row, for other systems; the changes themselves are `actions`
  changed_at: 'named',
  // of staff only, as are their roles
  ...{ staff_invited_at: 'company', deactivated_at: 'company' },
  // made of name and address for searches
  search_key: 'named',
  // as `opens_first`
  primary_participation_id: 'named',
};

// it walks over every table with data of a user, so it stays on the demo world
const readerId = 4;
let portal: TestApp;
let reader: TestCaller;
beforeEach(async () => {
  portal = await TestApp.start();
  reader = await portal.as('reader@severmech.example');
});
afterEach(() => portal.stop());

/** One row of each kind, as the portal writes them over a year. */
const plantEverything = async (): Promise<void> => {
  const { read } = portal.database;
  const at = portal.clock.now();
  const order = await read.selectFrom('additional_orders').select('id').executeTakeFirstOrThrow();
  const statements = [
    sql`update users set primary_participation_id = 101, second_factor_at = ${at} where id = ${readerId}`,
    sql`insert into primary_participations (user_id, exhibition_id, participation_id)
      select ${readerId}, exhibition_id, id from participations where id = 101 on conflict do nothing`,
    sql`insert into invitations (participation_id, user_id, role, created_at, expires_at, row_id)
      values (102, ${readerId}, 'edit', ${at}, ${at}, 900001)`,
    sql`insert into removed_members
        (participation_id, user_id, role, was_primary, was_chosen, worked_elsewhere, removed_by, removed_at)
      values (102, ${readerId}, 'edit', false, false, false, 1, ${at})`,
    sql`insert into participant_codes (participation_id, role, nonce, code_hash, created_at, used_at, used_by)
      values (101, 'read', 'planted secret', 'planted secret', ${at}, ${at}, ${readerId})`,
    sql`insert into participant_codes (participation_id, role, email, nonce, code_hash, created_at)
      values (105, 'read', 'reader@severmech.example', 'planted secret', 'planted secret 2', ${at})`,
    sql`insert into devices (user_id, key_hash, created_at, last_used_at)
      values (${readerId}, 'planted secret', ${at}, ${at})`,
    sql`insert into sessions (user_id, token_hash, created_at, last_used_at, embed_participation_id, expires_at)
      values (${readerId}, 'planted secret', ${at}, ${at}, 101, ${at}::timestamptz + interval '1 day')`,
    sql`insert into code_apps (user_id, secret, confirmed_at) values (${readerId}, 'planted secret', ${at})`,
    sql`insert into recovery_codes (user_id, code_hash, salt, used_at)
      values (${readerId}, 'planted secret 1', 'planted secret', ${at}), (${readerId}, 'planted secret 2', 'planted secret', null)`,
    sql`insert into passkeys (user_id, credential_id, public_key, counter, transports, name, created_at)
      values (${readerId}, 'planted secret', 'planted secret', 0, '[]', 'Ноутбук', ${at})`,
    sql`insert into calendar_feeds (user_id, nonce, token_hash, created_at)
      values (${readerId}, 'planted secret', 'planted secret', ${at})`,
    sql`insert into reminder_settings (user_id, days) values (${readerId}, '[3, 7]')`,
    sql`insert into notification_settings (user_id, schedule, choices)
      values (${readerId}, ${JSON.stringify({
        ...{ timezone: 'Asia/Omsk', daily: { is_on: true, hour: 8, days: 'workdays' } },
        quiet: { is_on: true, from: 22, until: 7, weekends: true },
      })}::text::jsonb, '{"chat": {"portal": true, "mail": "daily"}}')`,
    sql`insert into exhibition_notification_settings (user_id, exhibition_id, choices)
      select ${readerId}, exhibition_id, '{"order": {"portal": false, "mail": "none"}}' from participations where id = 101`,
    sql`insert into notifications (user_id, type, kind, participation_id, message_rus, message_eng, created_at)
      values (${readerId}, 'order', 'order', 101, 'Заказ', 'Order', ${at})`,
    sql`insert into deadline_reminders (user_id, participation_id, kind, deadline_at, days_before, created_at)
      values (${readerId}, 101, 'visa-simple', ${at}, 3, ${at})`,
    sql`insert into announcement_reads (announcement_id, participation_id, user_id, read_at, is_counted)
      select min(id), 101, ${readerId}, ${at}::timestamptz, true from announcements`,
    sql`insert into order_reads (order_id, user_id, by_staff, last_message_id, read_at)
      values (${order.id}, ${readerId}, false, 0, ${at})`,
    sql`insert into order_messages (order_id, sender, user_id, text, created_at)
      values (${order.id}, 'user', ${readerId}, 'Когда привезут?', ${at})`,
    sql`insert into feedbacks (user_id, locale, name, message, created_at)
      values (${readerId}, 'ru', 'Мария', 'Где парковка?', ${at})`,
    sql`insert into deletion_requests (user_id, status, created_at) values (${readerId}, 'withdrawn', ${at})`,
    sql`insert into audit_log (user_id, action, created_at) values (${readerId}, 'user.profile-changed', ${at})`,
  ];
  for (const statement of statements) await statement.execute(read);
};

const columnsOf = async (table: string): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_name = ${table} and table_schema = any(current_schemas(false)) order by ordinal_position`.execute(
    portal.database.read,
  );
  return rows.map(({ name }) => name);
};

it('everything in the database that references a user is in the file or omitted for a reason [SHELL-480]', async () => {
  const { rows } = await sql<{ name: string }>`
    select t.relname || '.' || a.attname as name
    from pg_constraint k join pg_class t on t.oid = k.conrelid
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
    where k.contype = 'f' and k.confrelid in ('users'::regclass, 'sessions'::regclass, 'devices'::regclass)
    union
    select table_name || '.' || column_name from information_schema.columns
    where column_name = 'user_id' and table_schema = any(current_schemas(false))
    order by name`.execute(portal.database.read);
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(hanging).sort());
});

it('every column of these rows is in the file, or omitted for a reason [SHELL-480, SHELL-481]', async () => {
  await plantEverything();
  const answer = await reader.get('/auth/user/export');
  const data = JSON.parse(answer.raw.toString()) as Record<string, unknown>;
  expect(answer.raw.toString()).not.toContain('planted secret');
  expect(Object.keys(data)).toEqual(
    expect.arrayContaining((await columnsOf('users')).filter((name) => !(name in leftOutOfUsers))),
  );
  for (const [column, rule] of Object.entries(hanging)) {
    if (typeof rule === 'string') continue;
    const part = data[rule.part];
    const [row] = (Array.isArray(part) ? part : [part]) as [object];
    const [table = ''] = column.split('.');
    const expected = (await columnsOf(table))
      .filter((name) => !(name in rule.leftOut))
      .map((name) => rule.as?.[name] ?? name);
    expect([column, Object.keys(row)]).toEqual([column, expect.arrayContaining(expected)]);
    const names = [...expected, 'exhibition_rus', 'exhibition_eng', 'company_rus', 'company_eng', 'published_at'];
    expect(names).toEqual(expect.arrayContaining(Object.keys(row)));
  }
  expect(data['codes']).toEqual([
    expect.objectContaining({ used_at: expect.any(String) }),
    expect.objectContaining({ email: 'reader@severmech.example', used_at: null }),
  ]);
  expect(data).toMatchObject({
    opens_first: [{ company_rus: expect.stringContaining('Северная механика') }],
    catalogue_pages: [{ company_rus: expect.stringContaining('Северная механика'), expires_at: expect.any(String) }],
    second_factor: {
      ...{ since: expect.any(String), app_since: expect.any(String) },
      ...{ recovery_codes_left: 1, recovery_codes_used: [expect.any(String)] },
    },
    calendar_since: expect.any(String),
    reminder_days: [3, 7],
    notification_settings: { schedule: { timezone: 'Asia/Omsk' }, choices: { chat: { mail: 'daily' } } },
  });
});

it('the PDF has the same parts, with settings in sentences [SHELL-480]', async () => {
  await plantEverything();
  const pdf = async (locale: string) => {
    const { raw } = await reader.call('GET', '/auth/user/export', {
      query: { format: 'pdf' },
      headers: { 'accept-language': locale },
    });
    return pdfText(raw).replace(/\s+/g, ' ');
  };
  const [russian, english] = [await pdf('ru'), await pdf('en')];
  for (const part of [
    ...[
      'Второй фактор включён',
      'Знакомые устройства: 1',
      'Ключи доступа: 1',
      'Прочитанные объявления: 1',
      'Напоминания о сроках: 1',
    ],
    ...['Письмо дня: по будням в 8:00, пояс Asia/Omsk', 'Тихие часы: с 22:00 до 7:00'],
    ...['Сообщение менеджера: в кабинете, в письме дня', 'Статус и документы заказа: не в кабинете, без письма'],
  ]) {
    expect(russian).toContain(part);
  }
  for (const part of [
    'Known devices: 1',
    'Closed accesses: 1',
    'Message from the manager: in the portal, in the daily',
  ])
    expect(english).toContain(part);
  for (const text of [russian, english]) expect(text).not.toMatch(/ownData|kinds\.|planted/);
});

it('the file names kinds of notifications as the settings do [SHELL-480]', () => {
  const screen = (locale: string) =>
    (
      JSON.parse(
        readFileSync(join(__dirname, `../../../../../shell/src/locales/${locale}/notification-settings.json`), 'utf8'),
      ) as { kind: object }
    ).kind;
  expect(Object.keys(recordsRu.kinds).sort()).toEqual([...notificationKinds].sort());
  expect([recordsRu.kinds, recordsEn.kinds]).toEqual([screen('ru'), screen('en')]);
});
