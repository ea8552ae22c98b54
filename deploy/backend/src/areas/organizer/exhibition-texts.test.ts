import { anExhibition } from '../../testing/builders/exhibitions';
import { asStaff } from '../../testing/builders/users';
import { TestApp, type TestCaller } from '../../testing/test-app';

let portal: TestApp;
let organizer: TestCaller;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
  organizer = await asStaff(portal);
});
afterAll(() => portal.stop());

it.each(['title_rus', 'title_eng', 'venue_rus', 'venue_eng'])(
  'an exhibition whose %s contains an unprintable character is refused [PASS-385]',
  async (field) => {
    const before = await anExhibition(portal);
    const { status, body } = await organizer.patch<{ errors: object }>(`/organizer/exhibitions/${before.id}`, {
      [field]: 'ТехноФорум 🚀',
    });
    expect([status, body.errors]).toEqual([422, { [field]: [expect.stringContaining('🚀')] }]);
    const { read } = portal.database;
    const stored = await read
      .selectFrom('exhibitions')
      .selectAll()
      .where('id', '=', before.id)
      .executeTakeFirstOrThrow();
    expect(stored).toEqual(before);
  },
);
