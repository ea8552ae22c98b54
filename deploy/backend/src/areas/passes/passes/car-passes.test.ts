import { anExhibition } from '../../../testing/builders/exhibitions';
import { anExhibitor } from '../../../testing/builders/exhibitor';
import { aStand } from '../../../testing/builders/participations';
import { aCarType } from '../../../testing/builders/passes';
import { testNow } from '../../../testing/clock';
import {
  create,
  editor,
  exhibitor,
  goTo,
  list,
  lorry,
  organizer,
  path,
  portal,
  reader,
  stands,
  useCarPasses,
  vehicle,
  type CarPass,
  type Refusal,
} from './testing/car-passes';

useCarPasses();

describe('car passes', () => {
  it('are counted by stand over all pages [PASS-330]', async () => {
    const { meta } = await list();
    expect(meta.stand_counts).toEqual([
      { stand_id: stands[0], count: 3 },
      { stand_id: stands[1], count: 1 },
    ]);
    await portal.database.read
      .updateTable('car_passes')
      .set({ stand_id: null })
      .where('stand_id', '=', stands[1])
      .execute();
    expect((await list()).meta.stand_counts).toEqual([{ stand_id: stands[0], count: 3 }]);
  });

  it('are listed newest first with everything needed to copy one [PASS-160] [PASS-169] [PASS-213] [PASS-229] [PASS-236] [PASS-284]', async () => {
    const { data, meta } = await list();
    expect(meta).toMatchObject({
      total: 4,
      per_page: 10,
      quota: { count: 4, total: null },
      status_counts: { accepted: 2, consideration: 1, rejected: 1 },
    });
    const ids = data.map(({ id }) => id);
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
    expect(data.at(-1)).toMatchObject({
      status: 'accepted',
      car_number: 'А123ВС77',
      car_type_id: lorry,
      car_type: { id: lorry, title_rus: 'Грузовой автомобиль до 3,5 т', title_eng: 'Lorry up to 3.5 t' },
      target: 'mounting',
      stand_id: stands[0],
      stand: { title: '24C10' },
      load_capacity: 3.5,
      lastname: 'Петров',
      name: 'Андрей',
      middlename: 'Ильич',
      phone: '+79161110001',
      cargos: [
        { title: 'Токарный станок', quantity: 1 },
        { title: 'Ящик с инструментом', quantity: 4 },
      ],
      entry_date: '2026-05-21',
      departure_date: '2026-05-28',
      barcode: expect.any(String) as string,
      created_at: expect.any(String) as string,
      updated_at: expect.any(String) as string,
    });
    for (const pass of data) for (const field of ['trailer_number', 'comment']) expect(pass).toHaveProperty(field);
    const second = await list({ per_page: '3', page: '2' });
    expect([second.data.length, second.meta.last_page]).toEqual([1, 2]);
  });

  it('have types of vehicle with names in both languages [PASS-235]', async () => {
    const van = await aCarType(portal, { title_rus: 'Фургон до 1,5 т', title_eng: 'Van up to 1.5 t' });
    const { body } = await reader.get<{ data: object[] }>('/car-types');
    expect(body.data).toEqual([
      { id: lorry, title_eng: 'Lorry up to 3.5 t', title_rus: 'Грузовой автомобиль до 3,5 т' },
      { id: van.id, title_eng: 'Van up to 1.5 t', title_rus: 'Фургон до 1,5 т' },
    ]);
    expect((await portal.visitor.get('/car-types')).status).toBe(401);
  });

  it('are created with status consideration, number plates in capitals and amounts as numbers [PASS-139] [PASS-151] [PASS-230]', async () => {
    const { status, body } = await editor.post<{ data: CarPass }>(path(), vehicle());
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      status: 'consideration',
      car_number: 'Е777КХ152',
      trailer_number: null,
      load_capacity: 3.5,
      cargos: [
        { title: 'Токарный станок', quantity: 1 },
        { title: 'Ящик', quantity: 4 },
      ],
    });
  });

  it('are created once per key: a repeated call returns the first pass [PASS-279] [SHELL-229]', async () => {
    const headers = { 'idempotency-key': '3f0c1a52-0000-4000-8000-00000000c0de' };
    const first = await editor.post<{ data: CarPass }>(path(), vehicle(), { headers });
    const repeat = await editor.post<{ data: CarPass }>(path(), vehicle(), { headers });
    expect([first.status, repeat.body]).toEqual([201, first.body]);
    expect((await list()).meta.total).toBe(5);
    const other = await editor.post<Refusal>(path(), vehicle({ name: 'Пётр' }), { headers });
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_mismatch']);
  });

  it('report every invalid field, cargo rows by their number [PASS-244] [PASS-246]', async () => {
    const { id: foreignStand } = await aStand(portal, await anExhibitor(portal));
    const answer = await editor.post<Refusal>(
      path(),
      vehicle({
        car_type_id: 999_999,
        car_number: 'Б1',
        target: 'visit',
        stand_id: foreignStand,
        phone: '8916',
        cargos: [
          { title: '', quantity: 0 },
          { title: 'Ящик', quantity: 1 },
        ],
      }),
      { headers: { 'accept-language': 'en' } },
    );
    expect([answer.status, answer.body.code]).toEqual([422, 'fields_invalid']);
    expect(answer.body.errors).toEqual({
      car_type_id: ['Select from the list'],
      car_number: ['Use Latin capitals, digits, space, hyphen and the letters А В Е К М Н О Р С Т У Х'],
      target: ['Select from the list'],
      stand_id: ['Select from the list'],
      phone: ['Start with + and use digits only, for example +79991234567'],
      'cargos.0.title': ['This field is required'],
      'cargos.0.quantity': ['The value must be at least 1'],
    });
    const outside = await editor.post<Refusal>(path(), vehicle({ entry_date: '2026-05-25', departure_date: null }));
    expect(outside.body.errors).toEqual({ entry_date: ['В эту дату заезд с этой целью невозможен'] });
    expect((await list()).meta.total).toBe(4);
  });

  it('require write access, the switch, the deadline and, if set, the quota [PASS-059] [PASS-240] [PASS-241] [PASS-242]', async () => {
    const codeOf = async (answer: Promise<{ status: number; body: unknown }>) => {
      const { status, body } = await answer;
      return [status, (body as Refusal).code];
    };
    expect(await codeOf(reader.post(path(), vehicle()))).toEqual([403, 'no_write_access']);
    const { id: closed } = await anExhibition(portal, { create_car_pass_disabled: true });
    const elsewhere = await anExhibitor(portal, { exhibition_id: closed });
    const refused = (await elsewhere.as('edit')).post(`${elsewhere.path}/car-passes`, vehicle());
    expect(await codeOf(refused)).toEqual([403, 'creation_disabled']);
    await goTo('2026-05-28T21:00:00.000Z');
    expect(await codeOf(editor.post(path(), vehicle()))).toEqual([422, 'deadline_reached']);
    await goTo(testNow);
    const setQuota = (quota_car: number | null) =>
      portal.database.read.updateTable('participations').set({ quota_car }).where('id', '=', exhibitor.id).execute();
    await setQuota(5);
    const both = await Promise.all([editor.post(path(), vehicle()), editor.post(path(), vehicle())]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
    await setQuota(null);
  });

  it('are deleted one by one or all at once, and restored [PASS-233] [PASS-234] [PASS-276]', async () => {
    const pass = await create();
    expect((await editor.delete(path(`/${pass.id}`))).status).toBe(204);
    expect((await list()).meta.quota.count).toBe(4);
    expect((await editor.post<{ data: CarPass }>(path(`/${pass.id}/restore`))).body.data).toEqual(pass);
    expect((await reader.delete(path())).status).toBe(403);
    const all = await editor.delete(path());
    expect([all.status, all.body]).toEqual([200, { data: { deleted: 5, kept: [] } }]);
    expect((await list()).meta.total).toBe(0);
    portal.clock.advance(600_001);
    expect((await editor.post(path(`/${pass.id}/restore`))).status).toBe(404);
    expect((await organizer.post(`/organizer/car-passes/${pass.id}/restore`)).status).toBe(200);
  });

  it('are decided with comment and barcode, which is published live and shown in the bell [PASS-205] [PASS-208] [PASS-249] [PASS-266]', async () => {
    const pass = await create();
    await portal.database.read.deleteFrom('outbox').execute();
    const decide = (body: object) => organizer.patch<{ data: CarPass }>(`/organizer/car-passes/${pass.id}`, body);
    await decide({ status: 'rejected', comment: 'Номер не читается' });
    const changed = await decide({ barcode: 'CAR123456' });
    expect(changed.body.data).toMatchObject({ status: 'rejected', comment: 'Номер не читается', barcode: 'CAR123456' });
    await decide({ barcode: 'CAR123456' });
    const events = await portal.events();
    const live = events.filter(({ channel }) => channel === `private-participants.${exhibitor.id}`);
    const updated_at = testNow;
    expect(live.map(({ event, data }) => [event, data])).toEqual([
      ['car-pass.status-updated', { id: pass.id, status: 'rejected', comment: 'Номер не читается', updated_at }],
      ['car-pass.barcode-updated', { id: pass.id, barcode: 'CAR123456', updated_at }],
    ]);
    expect(events.find(({ event }) => event === 'notification.created')?.data).toMatchObject({
      type: 'car-pass',
      data: {
        message_rus: 'Пропуск на автомобиль Е777КХ152: отклонён',
        message_eng: 'Car pass Е777КХ152: rejected',
      },
    });
    expect((await decide({ status: 'accepted' })).body.data.comment).toBeNull();
    const other = await create();
    const taken = await organizer.patch<Refusal>(`/organizer/car-passes/${other.id}`, { barcode: 'CAR123456' });
    expect([taken.status, taken.body.code]).toEqual([422, 'barcode_taken']);
    const found = await reader.get<{ data: object }>(`${exhibitor.path}/passes/by-code/car123456`);
    expect(found.body.data).toMatchObject({ kind: 'car', pass: { id: pass.id } });
    const history = await reader.get<{ data: { action: string }[] }>(path(`/${pass.id}/history`));
    expect(history.body.data.map(({ action }) => action)).toEqual([
      'created',
      'status-changed',
      'barcode-changed',
      'status-changed',
    ]);
  });
});
