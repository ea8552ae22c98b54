import { importCatalogueOrders } from '@fairfront/backend/areas/catalogue';
import type { Transaction } from 'kysely';
import {
  createCompanies,
  createInvitations,
  createMembers,
  createParticipations,
  createStands,
} from '@fairfront/backend/areas/participations';
import { createPersonalPasses } from '@fairfront/backend/areas/passes';
import { createUsers } from '@fairfront/backend/identity';
import type { Tables } from '@fairfront/backend/platform/database/tables';
import { demoCalendar, type DemoCalendar } from './demo-calendar';
import { demoCatalogueOrders, demoOrderOf } from './demo-catalogue-orders';
import { importedCatalogueOrder } from './seed-catalogue';

/** The collective organiser of the demo, and how many sub-exhibitors it has in the large one. */
const parentId = 110;
export const largeSubExhibitors = 60;
/** First of their numbers, and of those of their people; the demo itself stays below. */
const firstId = 5_000;

const words = [
  ['Метчик', 'Metchik'],
  ['Шпиндель', 'Shpindel'],
  ['Токарь', 'Tokar'],
  ['Твёрдый сплав', 'Tvyordy Splav'],
  ['Координата', 'Koordinata'],
  ['Шлифмаш', 'Shlifmash'],
  ['Развёртка', 'Razvyortka'],
  ['Патрон-Сервис', 'Patron-Servis'],
  ['Суппорт', 'Support'],
  ['Зенкер', 'Zenker'],
  ['Люнет', 'Lyunet'],
  ['Станина', 'Stanina'],
] as const;
const regions = [
  ['', ''],
  ['-Урал', '-Ural'],
  ['-Волга', '-Volga'],
  ['-Сибирь', '-Sibir'],
  ['-Юг', '-Yug'],
] as const;
const surnames = ['Громов', 'Белова', 'Орлов', 'Юдина', 'Зимин', 'Ковалёва'];
const names = ['Олег', 'Вера', 'Глеб', 'Анна', 'Борис', 'Дарья'];

const at = <Value>(values: readonly Value[], n: number): Value => values[n % values.length] as Value;
const range = (count: number): number[] => Array.from({ length: count }, (_, n) => n);

const companyOf = (n: number) => {
  const [[rus, eng], [region, area]] = [at(words, n), at(regions, Math.floor(n / words.length))];
  return { id: firstId + n, name_rus: `ООО «${rus}${region}»`, name_eng: `${eng}${area} LLC` };
};

/** What the n-th company has done; every state of the table of its organiser occurs. */
const stateOf = (n: number) => ({
  isEdit: n % 4 !== 1,
  hasCome: n % 7 !== 6,
  quota: n % 9 === 8 ? 0 : 3 + (n % 4),
  people: n % 9 === 8 ? 0 : Math.min(n % 5, 3 + (n % 4)),
  installers: n % 3,
  catalogue: at(['draft', null, 'sent', 'moderation', 'confirmed'] as const, n),
});

/** Sixty companies on the stand of the collective organiser, each with its people, stand, passes and catalogue order. */
export const seedLargeSubExhibitors = async (trx: Transaction<Tables>, now: Date): Promise<void> => {
  const all = range(largeSubExhibitors);
  const parent = await trx
    .selectFrom('participations')
    .selectAll()
    .where('id', '=', parentId)
    .executeTakeFirstOrThrow();
  const { pavilion_id } = await trx
    .selectFrom('stands')
    .select('pavilion_id')
    .where('participation_id', '=', parentId)
    .executeTakeFirstOrThrow();
  const { password_hash } = await trx
    .selectFrom('users')
    .select('password_hash')
    .where('email', '=', 'supervisor@stankoprom.example')
    .executeTakeFirstOrThrow();
  await trx.updateTable('participations').set({ quota_certificate: 400 }).where('id', '=', parentId).execute();
  const noDetails = { external_id: null, country_id: null, inn: null, phone: null, email: null, fax: null };
  const noAddresses = { website: null, address: null, mail_address: null };
  await createCompanies(
    trx,
    all.map((n) => {
      const [[rus, eng], [region, area]] = [at(words, n), at(regions, Math.floor(n / words.length))];
      const names = { name_rus: `ООО «${rus}${region}»`, name_eng: `${eng}${area} LLC` };
      return { id: firstId + n, ...names, ...noDetails, ...noAddresses };
    }),
  );
  const { deleted_at: _deletedAt, deleted_by: _deletedBy, currency: _currency, ...pattern } = parent;
  await createParticipations(
    trx,
    all.map((n) => ({
      ...pattern,
      id: firstId + n,
      company_id: firstId + n,
      type: 'sub' as const,
      parent_id: parentId,
      is_edit: stateOf(n).isEdit,
      pays_for_subs: false,
      application_number: null,
      currencies: parent.currencies.map(({ code }) => code),
      extended_dates: {},
      quota_certificate: stateOf(n).quota,
      quota_installation: 4,
    })),
  );
  await createStands(
    trx,
    all.map((n) => ({
      id: firstId + n,
      external_id: null,
      participation_id: firstId + n,
      title: `24D${String(2 * n + 2).padStart(2, '0')}`,
      area: 9 + (n % 4) * 3,
      pavilion_id,
    })),
  );
  await seedPeople(trx, all, { now, password_hash });
  await seedPasses(trx, all, now);
  await seedCatalogueOrders(trx, all, demoCalendar(now));
};

/** The person who runs each company, or an invitation that waits. */
const seedPeople = async (
  trx: Transaction<Tables>,
  all: readonly number[],
  { now, password_hash }: { now: Date; password_hash: string | null },
): Promise<void> => {
  await createUsers(
    trx,
    all.map((n) => {
      const { hasCome } = stateOf(n);
      return {
        id: firstId + n,
        email: `director@sub-${n + 1}.example`,
        password_hash: hasCome ? password_hash : null,
        name: hasCome ? at(names, n) : '',
        lastname: hasCome ? at(surnames, n) : '',
        middlename: null,
        phone: null,
        email_confirmed_at: hasCome ? now : null,
        primary_participation_id: null,
      };
    }),
  );
  const [come, waiting] = [all.filter((n) => stateOf(n).hasCome), all.filter((n) => !stateOf(n).hasCome)];
  await createMembers(
    trx,
    come.map((n) => ({ participation_id: firstId + n, user_id: firstId + n, role: 'supervisor' as const })),
  );
  const day = 86_400_000;
  await createInvitations(
    trx,
    waiting.map((n) => ({
      participation_id: firstId + n,
      user_id: firstId + n,
      role: 'supervisor' as const,
      created_at: new Date(now.getTime() - 3 * day),
      expires_at: new Date(now.getTime() + 4 * day),
      activated_at: null,
      any_company: true,
      row_id: 2 * firstId + n,
    })),
  );
};

const statuses = ['accepted', 'accepted', 'consideration', 'rejected'] as const;

const seedPasses = async (trx: Transaction<Tables>, all: readonly number[], now: Date): Promise<void> => {
  const passes = all.flatMap((n) => {
    const { people, installers } = stateOf(n);
    return [
      ...range(people).map((one) => ({ n, one, type: 'certificate' as const })),
      ...range(installers).map((one) => ({ n, one: 10 + one, type: 'installation' as const })),
    ];
  });
  await createPersonalPasses(
    trx,
    passes.map(({ n, one, type }) => ({
      participation_id: firstId + n,
      type,
      status: at(statuses, n + one),
      comment: null,
      company_name: `ООО «${at(words, n)[0]}»`,
      lastname: at(surnames, n + one),
      name: at(names, one),
      middlename: null,
      country_id: null,
      birthday: null,
      birthday_place: null,
      barcode: `DS${String(n).padStart(3, '0')}${String(one).padStart(3, '0')}`,
      created_at: now,
      created_by: null,
    })),
  );
};

/** Whose catalogue order the others are written after. */
const pattern = { id: 111, name_rus: 'ООО «Резец»', name_eng: 'Rezets LLC' };

/** A value with the names of another company in the place of those of the pattern. */
const written = <Value>(value: Value, { name_rus, name_eng }: { name_rus: string; name_eng: string }): Value => {
  const quoted = (name: string) => JSON.stringify(name).slice(1, -1);
  return JSON.parse(
    JSON.stringify(value)
      .replaceAll(quoted(pattern.name_rus), quoted(name_rus))
      .replaceAll(quoted(pattern.name_eng), quoted(name_eng)),
  ) as Value;
};

const seedCatalogueOrders = async (
  trx: Transaction<Tables>,
  all: readonly number[],
  calendar: DemoCalendar,
): Promise<void> => {
  const entry = demoCatalogueOrders.find(({ participation_id }) => participation_id === pattern.id);
  if (!entry) throw new Error('no demo catalogue order 111');
  const order = importedCatalogueOrder(demoOrderOf(entry, calendar), new Map());
  await importCatalogueOrders(
    trx,
    all.flatMap((n) => {
      const { catalogue } = stateOf(n);
      if (catalogue === null) return [];
      const company = companyOf(n);
      return {
        ...order,
        id: company.id,
        participation_id: company.id,
        status: catalogue,
        priced: written(order.priced, company),
        sent: written(order.sent, company),
        versions: order.versions.map((version) => ({ ...version, draft: written(version.draft, company) })),
      };
    }),
  );
};
