import {
  axeViolations,
  buildParticipation,
  buildUserWithRole,
  createFakeApi,
  failWith,
  renderInPlatform,
  screen,
  waitFor,
  within,
} from '@fairfront/shared-kit/testing';
import type { Role } from '@fairfront/shared-kit/domain/participations';
import type { SubProgress } from '../api/sub-progress';
import { en, ru } from '../testing/texts';
import SubExhibitorsModal from '../sub-exhibitors/sub-exhibitors.modal';

const all = '/participants/{id}/sub-progress';
const emails = '/participants/{id}/sub-letters';
const passes = { count: 1, total: 5, accepted: 1, waiting: 0, rejected: 0 };
const row = (id: number, name: string, changes: Partial<SubProgress> = {}): SubProgress => ({
  id,
  company: { id, name_rus: `ООО «${name}»`, name_eng: `${name} LLC` },
  stands: [`24D${id}`],
  is_edit: true,
  steps: { done: 2, total: 4 },
  open: ['catalogue'],
  participants: passes,
  installation: { ...passes, total: null },
  catalogue: 'draft',
  documents: { state: 'paid', unpaid: 0 },
  services: { orders: 2, waiting: 0 },
  deadline: { kind: 'catalogue-order', at: '2026-05-04T20:59:59.000Z' },
  addresses: 2,
  resend_from: null,
  letter_at: null,
  ...changes,
});
const rows = [
  row(1, 'Rezets', { steps: { done: 4, total: 4 }, open: [] }),
  row(2, 'Frezer', { deadline: { kind: 'catalogue-order', at: '2026-04-24T20:59:59.000Z' } }),
  row(3, 'Kalibr', { addresses: 0 }),
  row(4, 'Tokar', { letter_at: '2026-04-20T08:00:00.000Z' }),
];
interface Fixture {
  role?: Role;
  list?: SubProgress[] | 'fails';
  params?: { view: 'steps' | 'letters'; who?: string };
}
const open = ({ role = 'supervisor', list = rows, params = { view: 'steps' } }: Fixture = {}) => {
  const api = createFakeApi()
    .on('get', all, list === 'fails' ? failWith(500) : () => ({ data: list }))
    .on('post', emails, () => ({ data: { letter_id: 1, sent: 1, addresses: 2, invited: 0, skipped: [] } }))
    .on('get', emails, () => ({
      data: [
        {
          ...{ id: 1, subject: 'Catalogue', text: 'Please send it', sent_at: '2026-04-20T08:00:00.000Z' },
          sender: { id: 9, name: 'Vera', lastname: 'Malysheva' },
          recipients: [
            { id: 4, name_rus: 'А', name_eng: 'Tokar LLC', addresses: 2 },
            { id: 3, name_rus: 'Б', name_eng: 'Kalibr LLC', addresses: 0 },
          ],
        },
      ],
    }));
  return {
    api,
    ...renderInPlatform(<SubExhibitorsModal params={params} />, {
      api,
      texts: { account: { ru, en } },
      now: '2026-04-20T09:00:00.000Z',
      participation: buildParticipation({ id: 110, type: 'collective' }),
      user: buildUserWithRole(role),
      modalTitle: 'Sub-exhibitors',
    }),
  };
};
const names = async () => (await screen.findAllByRole('rowheader')).map(({ textContent }) => textContent);
const select = async ({ person }: ReturnType<typeof open>, name: string) =>
  person.click(await screen.findByRole('checkbox', { name: `${name} LLC` }));

it('the table shows the progress of all sub-exhibitors and how many are ready, in both languages [ACC-260] [ACC-262]', async () => {
  const { platform } = open();
  expect(await names()).toHaveLength(4);
  expect(screen.getByRole('heading', { name: '1 of 4 sub-exhibitors is ready' })).toBeVisible();
  expect(screen.getByText(/Catalogue: next deadline 24 April/)).toBeVisible();
  const cells = within(screen.getByRole('row', { name: /Rezets/ }));
  for (const text of ['1 of 5', 'no quota', 'Draft', 'Invoices paid', '2 orders'])
    expect(cells.getByText(text)).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await platform.setLocale('ru');
  expect(screen.getByRole('heading', { name: /Готов 1 субэкспонент из.4/ })).toBeVisible();
  expect(platform.log.missingTexts).toEqual([]);
});

it.each([
  ['open', 3],
  ['soon', 1],
  ['away', 1],
])('the filter %s lists %d rows, and a search covers all [ACC-262] [ACC-263]', async (who, count) => {
  const { person } = open({ params: { view: 'steps', who } });
  expect(await names()).toHaveLength(count);
  await person.type(screen.getByRole('searchbox'), 'nobody at all');
  expect(await screen.findByText('Nobody found')).toBeVisible();
});

it('the email form reports errors, keeps the draft and previews the email for the selection [ACC-264] [ACC-266] [ACC-267] [ACC-268]', async () => {
  const fixture = open();
  const { api, person } = fixture;
  await select(fixture, 'Frezer');
  await select(fixture, 'Tokar');
  expect(screen.getByText('2 selected')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'E-mail' }));
  expect(screen.getByText(/administrators and editors, 2 addresses/)).toBeVisible();
  expect(screen.getByText(/1 company was written to less than a day ago/)).toBeVisible();
  const send = screen.getByRole('button', { name: 'Send 1 e-mail' });
  await person.click(send);
  expect(await screen.findAllByText('Fill in this field')).not.toHaveLength(0);
  await person.type(screen.getByRole('textbox', { name: /Subject/ }), 'For you');
  await person.type(screen.getByRole('textbox', { name: /Text/ }), 'Left: ');
  await person.click(screen.getByRole('button', { name: 'What is left' }));
  expect(screen.getByRole('region', { name: /Frezer LLC/ })).toHaveTextContent('Left: catalogue order');
  await person.click(screen.getByRole('button', { name: 'Back to the table' }));
  await person.click(await screen.findByRole('button', { name: 'E-mail' }));
  expect(screen.getByRole('textbox', { name: /Subject/ })).toHaveValue('For you');
  expect(await axeViolations()).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Send 1 e-mail' }));
  await waitFor(() => expect(api.sent('post', '/participants/110/sub-letters')).toHaveLength(1));
  expect(api.sent('post', '/participants/110/sub-letters')[0]?.body).toEqual({
    ids: [2, 4],
    subject: 'For you',
    text: 'Left: {to do}',
  });
  expect(await names()).toHaveLength(4);
});

it('a reader is offered no emails [ACC-275]', async () => {
  await select(open({ role: 'read' }), 'Frezer');
  expect(screen.queryByRole('button', { name: 'E-mail' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'E-mails sent' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Export 1' })).toBeVisible();
});

it('the list shows who received an email, when and from whom [ACC-272]', async () => {
  open({ params: { view: 'letters' } });
  expect(await screen.findByText('Catalogue')).toBeVisible();
  expect(screen.getByText(/Malysheva Vera, .*2026/)).toBeVisible();
  expect(screen.getByText('Tokar LLC: 2 addresses')).toBeInTheDocument();
  expect(screen.getByText('Kalibr LLC: invitation')).toBeInTheDocument();
  expect(await axeViolations()).toEqual([]);
});

it('the table handles a failed read with a retry, and an empty list [ACC-260]', async () => {
  open({ list: 'fails' });
  expect(await screen.findByText('The preparation of sub-exhibitors did not load')).toBeVisible();
});
