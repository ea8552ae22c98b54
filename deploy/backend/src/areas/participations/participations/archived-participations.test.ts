import { anExhibition, exhibitionDates } from '../../../testing/builders/exhibitions';
import { anExhibitor, type Exhibitor } from '../../../testing/builders/exhibitor';
import { join } from '../../../testing/builders/users';
import { TestApp } from '../../../testing/test-app';

let portal: TestApp;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
});
afterAll(() => portal.stop());

it('GET participants with archive=1 returns ended participations, newest first, whose passes cannot be changed [ACC-156] [ACC-157]', async () => {
  const company = await anExhibitor(portal);
  const joined = async (start: number): Promise<Exhibitor> => {
    const { id: exhibition_id } = await anExhibition(portal, exhibitionDates(portal, start));
    const past = await anExhibitor(portal, { exhibition_id, company_id: company.companyId });
    await join(portal, await company.member('supervisor'), past, 'supervisor');
    return past;
  };
  const [older, newer] = [await joined(-320), await joined(-120)];
  const user = await company.as('supervisor');
  const { body } = await user.get<{ data: { id: number; exhibition: { ended_at: string; started_at: string } }[] }>(
    '/participants?archive=1',
  );
  const today = portal.clock.now().toISOString().slice(0, 10);
  expect(body.data.map(({ id }) => id)).toEqual([newer.id, older.id]);
  const starts = body.data.map(({ exhibition }) => exhibition.started_at);
  expect(starts).toEqual([...starts].sort().reverse());
  expect(body.data.every(({ exhibition }) => exhibition.ended_at < today)).toBe(true);
  const { body: refused, status } = await user.post<{ message: string }>(`${newer.path}/personal-passes`, {
    type: 'certificate',
    name: 'Иван',
    lastname: 'Иванов',
    position: 'Инженер',
  });
  expect([status >= 400 && status < 500, typeof refused.message]).toEqual([true, 'string']);
});
