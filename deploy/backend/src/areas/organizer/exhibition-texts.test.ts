import { TestApp, type TestCaller } from '../../testing/test-app';

let portal: TestApp;
let organizer: TestCaller;
beforeAll(async () => {
  portal = await TestApp.start();
  organizer = await portal.as('organizer@fairfront.example');
});
afterAll(() => portal.stop());

it.each(['title_rus', 'title_eng', 'venue_rus', 'venue_eng'])(
  'an exhibition takes no %s with a sign that no document can print [PASS-385]',
  async (field) => {
    const stored = () =>
      portal.database.read.selectFrom('exhibitions').selectAll().where('id', '=', 1).executeTakeFirstOrThrow();
    const before = await stored();
    const { status, body } = await organizer.patch<{ errors: object }>('/organizer/exhibitions/1', {
      [field]: 'ТехноФорум 🚀',
    });
    expect([status, body.errors]).toEqual([422, { [field]: [expect.stringContaining('🚀')] }]);
    expect(await stored()).toEqual(before);
  },
);
