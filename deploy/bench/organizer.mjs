import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { build } from '../build.mjs';
import { install, root } from '../setup/install.mjs';
import { withBackend } from './with-backend.mjs';
import { quantile } from './figures.mjs';

/**
 * `npm run bench -- organizer`: the lists of the organiser with 20,000 more rows each, exports, the printed catalogue of an
 * exhibition with 2,000 entries, and 200 decisions by single calls, by one, and by one command, on the PostgreSQL server of TEST_DATABASE_URL. Exits with 1 when a list misses its aim.
 */
const aim = 150;
const rows = 20_000;
const rounds = 60;
/** Sent catalogue orders of an exhibition that has no others. */
const entries = 2_000;
const catalogueExhibition = 5;
const decisions = 200;
const server = process.env.TEST_DATABASE_URL;
if (!server) throw new Error('TEST_DATABASE_URL names a PostgreSQL server for this benchmark');
const { default: pg } = await import(
  pathToFileURL(createRequire(join(root, 'deploy/backend/package.json')).resolve('pg')).href
);

const words = "translate(substr(md5(n::text), 1, 8), '0123456789abcdef', 'авеиклмнопрстудя')";
/**
 * An exhibition with 2,000 sent catalogue orders, each like the longest one of the demo, and 10,000 rubrics, of which each
 * order has three.
 */
const fillCatalogue = `
  insert into participations (exhibition_id, company_id, type)
    select ${catalogueExhibition}, id, 'self' from companies order by id desc limit ${entries};
  insert into catalog_templates (exhibition_id, data)
    select ${catalogueExhibition}, data from catalog_templates where exhibition_id = 1
    on conflict (exhibition_id) do update set data = excluded.data;
  insert into catalog_rubrics (template_id, main)
    select t.id, (select jsonb_agg(jsonb_build_object('id', g, 'code', g::text, 'name_rus', 'Раздел ' || g,
        'name_eng', 'Section ' || g, 'is_selected', false, 'children', (select jsonb_agg(jsonb_build_object(
          'id', g * 1000 + n, 'code', g || '.' || n, 'name_rus', 'Рубрика ' || n, 'name_eng', 'Rubric ' || n,
          'is_selected', true, 'children', '[]'::jsonb)) from generate_series(1, 100) n))) from generate_series(1, 100) g)
    from catalog_templates t where t.exhibition_id = ${catalogueExhibition}
    on conflict (template_id) do update set main = excluded.main;
  insert into catalog_orders (participation_id, status, draft, template_snapshot, is_not_resident)
    select p.id, (array['sent', 'moderation', 'confirmed'])[1 + p.id % 3],
      long.draft || jsonb_build_object('companyName', c.name_rus, 'companyNameEng', c.name_eng, 'rubrics',
        (select jsonb_agg(jsonb_build_object('id', (1 + (p.id + n) % 100) * 1000 + 1 + p.id % 100, 'services', '[]'::jsonb))
          from generate_series(1, 3) n)),
      long.template_snapshot, long.is_not_resident
    from participations p join companies c on c.id = p.company_id,
      (select * from catalog_orders where template_snapshot is not null order by length(draft::text) desc limit 1) long
    where p.exhibition_id = ${catalogueExhibition} on conflict do nothing;`;
/** Rows that differ, spread over the participations of the demo. */
const fill = `
  insert into companies (name_rus, name_eng, inn) select 'ООО ' || ${words}, 'Company ' || n, n::text from generate_series(1, ${rows}) n;
  insert into participations (exhibition_id, company_id, type)
    select 1 + n % 2, c.id, 'self' from (select id, row_number() over (order by id) as n from companies) c order by c.id desc limit ${rows};
  insert into users (email, name, lastname) select 'bench' || n || '@company.example', 'Анна', ${words} from generate_series(1, ${rows}) n;
  insert into personal_passes (participation_id, type, company_name, lastname, name, lastname_sort, barcode)
    select p.id, 'certificate', 'ООО ' || p.n, ${words.replaceAll('n::', 'p.n::')}, 'Анна', 'a', 'BENCH' || p.n
    from (select id, row_number() over (order by id desc) as n from participations) p limit ${rows};
  insert into car_passes (participation_id, barcode, car_type_id, car_number, entry_date, target, lastname, name, phone, cargos)
    select p.id, 'BENCHCAR' || p.n, 1, 'А' || p.n || 'ВС', current_date, 'mounting', 'Иванов', 'Иван', '79990000000', '[]'
    from (select id, row_number() over (order by id desc) as n from participations) p limit ${rows};
  insert into additional_orders (participation_id, status, currency, vat_rate, payer_id, created_at, updated_at)
    select p.id, 'new', 'RUR', 20, p.company_id, now(), now()
    from (select id, company_id from participations order by id desc limit ${rows}) p;
  insert into additional_orders (participation_id, status, currency, vat_rate, payer_id, created_at, updated_at)
    select p.id, (array['new', 'processing', 'confirmed'])[1 + p.id % 3], 'RUR', 20, p.company_id,
      now() - p.id * interval '1 minute', now()
    from participations p where p.exhibition_id = 1;
  insert into order_lines (order_id, position, service_id, service, quantity, dates, quantity_by_dates, time_range_by_dates, price, amount)
    select o.id, n, 1, '{"name_rus":"Стул","name_eng":"Chair","mode":"plain","executor":{"id":1,"name_rus":"Дирекция","name_eng":"Office","is_organizer":true},"unit":{"id":1,"name_rus":"шт.","name_eng":"pc"}}',
      1, '[]', '[]', '[]', 10000, 10000 from additional_orders o, generate_series(1, 3) n;
  insert into order_messages (order_id, sender, text, created_at)
    select o.id, (array['user', 'manager'])[1 + n % 2], 'Когда привезёте?', now() from additional_orders o, generate_series(1, 4) n;
  insert into order_reads (order_id, user_id, by_staff, last_message_id, read_at)
    select m.order_id, 1, true, max(m.id), now() from order_messages m where m.order_id % 10 > 0 group by m.order_id on conflict do nothing;
  update order_messages m set read_by_staff = true where sender = 'user' and m.order_id % 10 > 0;
  insert into catalog_orders (participation_id, status)
    select id, 'draft' from participations order by id desc limit ${rows} on conflict do nothing;
  ${fillCatalogue}
  analyze`;

/** The calls of a list, each with its name. */
const queries = {
  first: '',
  exhibition: 'exhibition_id=1',
  search: 'search=%D0%B2%D0%B5%D0%B8',
  'search that finds nearly all': 'search=%D0%BE%D0%BE%D0%BE',
  'search that finds nothing': 'search=nothing-is-called-so',
};
/** The calls of the queue of orders of an exhibition with 20,000 of them, most of which wait. */
const queues = {
  first: '',
  unread: '&part=unread',
  newest: '&order=newest',
  middle: '&page=300',
  search: '&search=%D0%B2%D0%B5%D0%B8',
};
/** The calls of the printed catalogue. */
const catalogue = {
  alphabet: 'catalogue-entries?per_page=20',
  'alphabet, middle': 'catalogue-entries?per_page=20&page=50&lang=en',
  rubrics: 'catalogue-entries?per_page=20&part=rubrics',
  guide: 'catalogue-entries?per_page=20&part=guide',
  'not final': 'catalogue-not-final?per_page=20',
  'not final, middle': 'catalogue-not-final?per_page=20&page=50',
};
const lists = ['passes', 'orders', 'catalog-orders', 'participations', 'companies', 'users'];

/**
 * @template Result
 * @param {() => Promise<Result>} work
 */
const timed = async (work) => {
  const started = performance.now();
  const result = await work();
  return { ms: performance.now() - started, result };
};

const measure = (/** @type {Record<string, string> | undefined} */ env) =>
  withBackend(async (url) => {
    const post = (/** @type {string} */ path, /** @type {object} */ body, headers = {}, method = 'POST') =>
      fetch(`${url}/api${path}`, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }).then((response) => response.json());
    const signedIn = await post('/auth/login', { email: 'organizer@fairfront.example', password: 'Fairfront-demo-1' });
    const headers = { authorization: `Bearer ${signedIn.data.token}` };
    const get = async (/** @type {string} */ path) => (await fetch(`${url}/api${path}`, { headers })).json();
    let isKept = true;
    const report = async (/** @type {string} */ list, /** @type {string} */ name, /** @type {string} */ path) => {
      /** @type {number[]} */
      const times = [];
      for (let round = 0; round < rounds; round += 1) times.push((await timed(() => get(path))).ms);
      isKept &&= quantile(times, 0.95) <= aim;
      const figures = [0.5, 0.95, 1].map((share) => quantile(times, share).toFixed(1).padStart(7));
      console.log(`${list.padEnd(15)} ${name.padEnd(26)} p50, p95, longest ms ${figures.join('')}`);
    };
    for (const [name, query] of Object.entries(queues))
      await report('order-queue', name, `/organizer/exhibitions/1/order-queue?per_page=20${query}`);
    for (const [name, path] of Object.entries(catalogue))
      await report('catalogue', name, `/organizer/exhibitions/${catalogueExhibition}/${path}`);
    await report('waiting', 'counts', '/organizer/exhibitions/1/waiting');
    for (const list of lists) {
      for (const [name, query] of [...Object.entries(queries), ['middle', null]]) {
        let asked = query;
        if (asked === null) {
          let cursor = '';
          for (let page = 0; page < 20; page += 1) {
            const { meta } = await get(`/organizer/lists/${list}?limit=500${cursor && `&cursor=${cursor}`}`);
            cursor = meta.next_cursor;
          }
          asked = `cursor=${cursor}`;
        }
        await report(list, name ?? '', `/organizer/lists/${list}?${asked}`);
      }
    }
    const { data } = await get('/organizer/lists/passes?kind=personal&status=consideration&limit=500&search=BENCH');
    const { data: waiting } = data.length
      ? { data }
      : await get('/organizer/lists/passes?kind=personal&status=consideration&limit=500');
    const ids = waiting.map((/** @type {{ id: number }} */ { id }) => id);
    const single = await timed(async () => {
      for (const id of ids.slice(0, decisions))
        await post(`/organizer/personal-passes/${id}`, { status: 'accepted' }, headers, 'PATCH');
    });
    const bulk = await timed(() =>
      post(
        '/organizer/pass-decisions',
        {
          items: ids
            .slice(decisions, 2 * decisions)
            .map((/** @type {number} */ id) => ({ kind: 'personal', id, status: 'accepted' })),
        },
        headers,
      ),
    );
    const folder = mkdtempSync(join(tmpdir(), 'fairfront-bench-'));
    const body = join(folder, 'decisions.json');
    const byCommand = ids.slice(2 * decisions, 3 * decisions);
    writeFileSync(
      body,
      JSON.stringify({
        items: byCommand.map((/** @type {number} */ id) => ({ kind: 'personal', id, status: 'accepted' })),
      }),
    );
    const command = await timed(() =>
      promisify(execFile)(
        process.execPath,
        [join(root, 'deploy/backend/organizer.mjs'), 'call', 'POST /organizer/pass-decisions', '--body', body],
        { env: { ...process.env, FAIRFRONT_URL: url }, maxBuffer: 16 * 1_048_576 },
      ),
    ).finally(() => rmSync(folder, { recursive: true, force: true }));
    const decided = bulk.result.data.filter(
      (/** @type {{ is_changed: boolean }} */ { is_changed }) => is_changed,
    ).length;
    console.log(
      `${decisions} decisions: single calls ${single.ms.toFixed(0)} ms, one call ${bulk.ms.toFixed(0)} ms (${decided} changed), one command ${command.ms.toFixed(0)} ms (${byCommand.length})`,
    );
    for (const format of ['csv', 'xlsx']) {
      const planned = await get(`/organizer/lists/companies/export?format=${format}`);
      const made = await timed(async () => {
        for (;;) {
          const { data: state } = await get(`/organizer/exports/${planned.data.id}`);
          if (state.state === 'ready') return state.row_count;
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
      });
      console.log(`export of ${made.result} companies as ${format}: ${made.ms.toFixed(0)} ms`);
    }
    return isKept;
  }, env);

await install();
if (!(await build({ only: ['deploy/backend'], say: () => {} }))) process.exit(1);
const database = `fairfront_bench_${randomUUID().slice(0, 8)}`;
const address = Object.assign(new URL(server), { pathname: `/${database}` }).toString();
/**
 * @param {string} connectionString
 * @param {string} statement
 */
const run = async (connectionString, statement) => {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(statement).finally(() => client.end());
};
await run(server, `create database ${database} template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C.UTF-8'`);
const isKept = await withBackend(() => run(address, fill), { DATABASE_URL: address })
  .then(() => measure({ DATABASE_URL: address }))
  .finally(() => run(server, `drop database if exists ${database} with (force)`));
process.exit(isKept ? 0 : 1);
