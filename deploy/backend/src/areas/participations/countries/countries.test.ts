import { aCountry } from '../../../testing/builders/exhibitions';
import { aUser } from '../../../testing/builders/users';
import { TestApp, type TestCaller } from '../../../testing/test-app';

let portal: TestApp;
let reader: TestCaller;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
  await aCountry(portal, { name_rus: 'Россия', name_eng: 'Russia', is_catalog_order_ru_locale: true });
  await aCountry(portal, { name_rus: 'Китай', name_eng: 'China', is_simple_visa: true });
  await aCountry(portal, { name_rus: 'Япония', name_eng: 'Japan' });
  await aCountry(portal, { name_rus: 'Австралия', name_eng: 'Australia' });
  await aCountry(portal, { name_rus: 'Афганистан', name_eng: 'Afghanistan' });
  reader = await portal.as((await aUser(portal)).email);
});
afterAll(() => portal.stop());

interface Countries {
  data: { name_rus: string; name_eng: string }[];
}

it('countries are sorted by name in the requested language, and another order is refused [SHELL-143]', async () => {
  const namesBy = async (order: string) =>
    (await reader.get<Countries>(`/countries?order=${order}`)).body.data.map(({ name_eng }) => name_eng);
  expect(await namesBy('name_rus')).toEqual(['Australia', 'Afghanistan', 'China', 'Russia', 'Japan']);
  expect(await namesBy('name_eng')).toEqual(['Afghanistan', 'Australia', 'China', 'Japan', 'Russia']);
  const wrong = await reader.get<{ errors: Record<string, string[]> }>('/countries?order=id');
  expect(wrong.status).toBe(422);
  expect(wrong.body.errors.order).toEqual(['Выберите из списка']);
});

it('a country consists of its names and both flags [SHELL-142]', async () => {
  const { body } = await reader.get<{ data: Record<string, unknown>[] }>('/countries?order=name_rus');
  for (const country of body.data) {
    expect(Object.keys(country).sort()).toEqual([
      'id',
      'is_catalog_order_ru_locale',
      'is_simple_visa',
      'name_eng',
      'name_rus',
    ]);
  }
  expect(new Set(body.data.map(({ is_simple_visa }) => is_simple_visa))).toEqual(new Set([true, false]));
});

it('visa=1 and flag=1 select the same variant [SHELL-144]', async () => {
  const namesOf = async (query: string) =>
    (await reader.get<Countries>(`/countries?order=name_rus${query}`)).body.data.map(({ name_rus }) => name_rus);
  const [plain, visa, flag] = [await namesOf(''), await namesOf('&visa=1'), await namesOf('&flag=1')];
  expect(visa).toEqual(flag);
  expect(visa).not.toEqual(plain);
  expect(visa.at(-1)).toBe('Россия');
});
