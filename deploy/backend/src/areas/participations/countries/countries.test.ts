import { TestApp } from '../../../testing/test-app';

let portal: TestApp;
beforeAll(async () => {
  portal = await TestApp.start();
});
afterAll(() => portal.stop());

interface Countries {
  data: { name_rus: string; name_eng: string }[];
}

it('sorts by the name of the asked language and refuses another order [SHELL-143]', async () => {
  const reader = await portal.as('reader@severmech.example');
  const russian = await reader.get<Countries>('/countries?order=name_rus');
  const english = await reader.get<Countries>('/countries?order=name_eng');
  expect(russian.body.data[0]?.name_rus).toBe('Австралия');
  expect(english.body.data[0]?.name_eng).toBe('Afghanistan');
  expect(english.body.data.length).toBeGreaterThanOrEqual(120);
  const wrong = await reader.get<{ errors: Record<string, string[]> }>('/countries?order=id');
  expect(wrong.status).toBe(422);
  expect(wrong.body.errors.order).toEqual(['Выберите из списка']);
});

it('answers a country with its names and both flags, and nothing else [SHELL-142]', async () => {
  const reader = await portal.as('reader@severmech.example');
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

it('takes visa=1 and flag=1 for the same variant [SHELL-144]', async () => {
  const reader = await portal.as('reader@severmech.example');
  const namesOf = async (query: string) =>
    (await reader.get<Countries>(`/countries?order=name_rus${query}`)).body.data.map(({ name_rus }) => name_rus);
  const [plain, visa, flag] = [await namesOf(''), await namesOf('&visa=1'), await namesOf('&flag=1')];
  expect(visa).toEqual(flag);
  expect(visa).not.toEqual(plain);
  expect(visa.at(-1)).toBe('Россия');
});
