import { axeViolations, failWith, renderInPlatform, screen, type FakeApi } from '@fairfront/shared-kit/testing';
import { auditApi } from '../testing/audit';
import { deskApi, queued, testNow } from '../testing/queue';
import { en, ru } from '../testing/texts';
import AuditScreen from './audit.screen';

const open = (api: FakeApi = auditApi(), query = 'exhibition=1') =>
  renderInPlatform(<AuditScreen />, {
    ...{ texts: { desk: { ru, en } }, api, participation: null, now: testNow },
    route: { name: 'desk-audit', query: new URLSearchParams(query) },
  });
const asked = (api: FakeApi) => Object.fromEntries(api.sent('get', '/organizer/audit').at(-1)?.query ?? []);

it('the audit shows who did what to what, in both languages [ORG-510]', async () => {
  const { platform } = open();
  expect(await screen.findByText('Pass accepted')).toBeVisible();
  for (const text of ['API key Turnstiles', 'Nobody signed in']) expect(screen.getByText(text)).toBeVisible();
  expect(screen.getAllByText('Personal pass 17')).toHaveLength(2);
  expect(screen.getAllByRole('link', { name: 'Participation 101' })).toHaveLength(2);
  expect(await axeViolations()).toEqual([]);
  await platform.setLocale('ru');
  expect(await screen.findByText('Без входа')).toBeVisible();
  expect(platform.log.missingTexts).toEqual([]);
});

it('the search is in the address, its days are those of the exhibition [ORG-510]', async () => {
  const { platform, person } = open(auditApi(), 'exhibition=1&object=order&from=2026-04-01&to=2026-04-02&page=2');
  await screen.findByText('Pass accepted');
  expect(asked(platform.api)).toMatchObject({
    ...{ subject: 'order', from: '2026-03-31T21:00:00.000Z', to: '2026-04-02T21:00:00.000Z', page: '2' },
  });
  await person.type(screen.getByRole('textbox', { name: 'Number' }), '17');
  await person.type(screen.getByRole('textbox', { name: /^Person/ }), 'anna@fairfront.example{Enter}');
  expect(platform.log.navigated.at(-1)).toMatchObject({
    name: 'desk-audit',
    query: { object: 'order 17', person: 'anna@fairfront.example', from: '2026-04-01', page: undefined },
  });
});

it('an empty audit and one that did not load say so [ORG-510]', async () => {
  const { unmount } = open(auditApi([]));
  expect(await screen.findByRole('heading', { name: 'Nothing found' })).toBeVisible();
  unmount();
  open(auditApi().on('get', '/organizer/audit', () => failWith(500)));
  expect(await screen.findByRole('heading', { name: 'The audit did not load' })).toBeVisible();
});

it('those who may not see the staff have no audit [ORG-510] [ORG-351]', async () => {
  open(deskApi(queued, [{ role: 'owner', exhibition_id: 1 }]));
  expect(await screen.findByRole('heading', { name: 'No access' })).toBeVisible();
});
