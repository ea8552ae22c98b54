import { TestApp, type TestCaller } from '../testing/test-app';

let portal: TestApp;
let organizer: TestCaller;
beforeAll(async () => {
  portal = await TestApp.start();
  organizer = await portal.as('organizer@fairfront.example');
});
afterAll(() => portal.stop());

describe('the search of the organiser [SHELL-614]', () => {
  it.each([
    'ООО "Северная механика"',
    'ооо «северная механика»',
    'Северная\u00a0механика',
    'Северная  механика'.normalize('NFD'),
    '“Северная механика”',
  ])('finds the participations of a company by %j', async (search) => {
    const { body } = await organizer.get<{ data: { name_rus: string }[] }>('/organizer/participants', {
      query: { search },
    });
    expect(body.data.length).toBeGreaterThan(0);
    expect(new Set(body.data.map(({ name_rus }) => name_rus))).toEqual(new Set(['ООО «Северная механика»']));
  });
});
