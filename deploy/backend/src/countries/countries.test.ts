import { TestApp } from '../testing/test-app';

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
