import { sql } from 'kysely';
import { aCompany, aParticipation } from '../../testing/builders/participations';
import { anExhibition } from '../../testing/builders/exhibitions';
import { aContract } from '../../testing/builders/contracts';
import { asStaff } from '../../testing/builders/users';
import { TestApp, type TestCaller } from '../../testing/test-app';

let portal: TestApp;
let staff: TestCaller;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
  staff = await asStaff(portal);
});
afterAll(() => portal.stop());

interface Answer {
  errors?: Record<string, string[]>;
}
const post = async (path: string, body: object) => {
  const { status, body: answer } = await staff.post<Answer>(`/organizer/${path}`, body, {
    headers: { 'accept-language': 'en' },
  });
  return { status, fields: Object.keys(answer.errors ?? {}) };
};

const names = { name_rus: 'Имя', name_eng: 'Name' };
const dates = {
  ...{ installation_started_at: '2027-03-01', installation_ended_at: '2027-03-03' },
  ...{ started_at: '2027-03-04', ended_at: '2027-03-07' },
  ...{ dismantling_started_at: '2027-03-08', dismantling_ended_at: '2027-03-09' },
};
const texts = { question_rus: 'Где?', question_eng: 'Where?', answer_rus: 'Там.', answer_eng: 'There.' };
const person = { lastname_rus: 'Орлова', lastname_eng: 'Orlova', area_rus: 'Пропуска', area_eng: 'Passes' };

it.each<[entity: string, call: () => Promise<[path: string, body: object]>]>([
  ['a company', async () => ['companies', names]],
  [
    'an exhibition',
    async () => [
      'exhibitions',
      { title_rus: 'ЛитМаш', title_eng: 'CastTech', ...dates, vat_rate: 20, currencies: ['RUR'] },
    ],
  ],
  [
    'a pavilion',
    async () => [`exhibitions/${(await anExhibition(portal)).id}/pavilions`, { title_rus: 'Зал', title_eng: 'Hall' }],
  ],
  [
    'a manager',
    async () => [`exhibitions/${(await anExhibition(portal)).id}/managers`, { kind: 'event', ...names, ...person }],
  ],
  [
    'a participation',
    async () => {
      const [exhibition, company] = [await anExhibition(portal), await aCompany(portal)];
      return [
        'participants',
        { exhibition_id: exhibition.id, company_id: company.id, type: 'self', currencies: ['RUR'] },
      ];
    },
  ],
  ['a unit of services', async () => ['service-units', names]],
  ['a question of the support page', async () => ['support-questions', texts]],
  [
    'a contract',
    async () => {
      const participation = await aParticipation(portal);
      const { counterparty_id, executor_id } = await aContract(portal, participation);
      const ids = { participation_id: participation.id, counterparty_id, executor_id };
      return ['contracts', { ...ids, number: 'У-1', signed_at: '2026-04-01', is_rent: false }];
    },
  ],
])(
  'of two simultaneous calls that create %s, one succeeds and the other is refused at its field [ORG-002] [ORG-131]',
  async (_entity, callOf) => {
    const [path, body] = await callOf();
    const call = () => post(path, { ...body, external_id: 'ERP-1' });
    const answers = await Promise.all([call(), call()]);
    expect(answers.sort((a, b) => a.status - b.status)).toEqual([
      { status: 201, fields: [] },
      { status: 422, fields: ['external_id'] },
    ]);
  },
);

it('an external id that another call takes after the check is refused at its field [ORG-002]', async () => {
  // another call stores its row between the check and the insertion of this one
  await sql`
    create function take_first() returns trigger language plpgsql as $$ begin
      insert into companies (name_rus, name_eng, external_id) values ('Первая', 'First', new.external_id);
      return new;
    end $$`.execute(portal.database.write);
  await sql`
    create trigger take_first before insert on companies for each row
      when (pg_trigger_depth() = 0 and new.external_id = 'ERP-2') execute function take_first()`.execute(
    portal.database.write,
  );
  expect(await post('companies', { ...names, external_id: 'ERP-2' })).toEqual({ status: 422, fields: ['external_id'] });
});
