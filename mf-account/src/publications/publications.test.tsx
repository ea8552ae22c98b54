import {
  axeViolations,
  buildParticipation,
  createFakeApi,
  failWith,
  renderInPlatform,
  screen,
  waitFor,
  within,
  type FakeApi,
} from '@fairfront/shared-kit/testing';
import type { Publication } from '../api/publications';
import { en, ru } from '../testing/texts';
import publicationUpdated from './publication-updated';
import PublicationsScreen from './publications.screen';
import { accountKeys } from '../api/query-keys';

const publication = (changes: Partial<Publication> = {}): Publication => ({
  id: 1,
  type: 'product',
  title: 'Lathe SM-850',
  text: 'First line\nSecond line',
  status: 'new',
  comment: null,
  created_at: '2026-05-26T09:00:00Z',
  file: null,
  ...changes,
});
const items = [
  publication({ id: 4, file: { original_name: 'lathe.png', extension: 'png', size: 2048 } }),
  publication({ id: 3, type: 'news', title: 'A new service centre', status: 'in_work' }),
  publication({ id: 2, title: 'Measuring machine', status: 'rejected', comment: 'Replace the photo' }),
  publication({ id: 1, type: 'news', title: 'Meet us', status: 'posted' }),
];
const calls = '/participants/{id}/publication-requests';
const apiWith = (data = items): FakeApi => createFakeApi().on('get', calls, { data });
const open = (api = apiWith(), participation = buildParticipation()) =>
  renderInPlatform(<PublicationsScreen />, {
    texts: { account: { ru, en } },
    api,
    participation,
    route: { name: 'publications', params: { id: '101' } },
  });
const reader = () => {
  const built = buildParticipation();
  return { ...built, users: built.users.map((user) => ({ ...user, role: 'read' as const })) };
};
const form = () => within(screen.getByRole('form', { name: /^(New publication|Новая публикация)$/ }));

describe('the publications of a company', () => {
  it('the list shows type, day and status in both languages [ACC-165] [ACC-170]', async () => {
    const { platform } = open();
    expect(
      await screen.findByRole('heading', { level: 1, name: '1 publication on the website, 2 in progress' }),
    ).toBeVisible();
    const rows = screen.getAllByRole('listitem').filter((row) => within(row).queryByRole('heading', { level: 3 }));
    expect(rows.map((row) => within(row).getByRole('heading').textContent)).toEqual(items.map(({ title }) => title));
    const badges = ['New', 'In progress', 'Rejected', 'Posted'];
    rows.forEach((row, index) => expect(within(row).getByText(badges[index] ?? '')).toBeVisible());
    expect(screen.getByText('Replace the photo')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await platform.setLocale('ru');
    for (const name of ['Новая', 'В работе', 'Отклонена', 'Опубликована']) expect(screen.getByText(name)).toBeVisible();
    expect(platform.log.missingTexts).toEqual([]);
  });

  it('a request shows its text and its file downloads [ACC-166]', async () => {
    const { person, platform } = open(
      apiWith().on('get', `${calls}/{requestId}/file` as never, new Blob(['x']) as never),
    );
    await person.click(await screen.findByRole('button', { name: 'Show the text: Lathe SM-850' }));
    expect(screen.getAllByText(/First line/)[0]).toBeVisible();
    await person.click(screen.getByRole('button', { name: /lathe\.png/ }));
    await waitFor(() =>
      expect(platform.api.sent('get', '/participants/101/publication-requests/4/file')).toHaveLength(1),
    );
  });

  it('the list is invalidated when a colleague or the organiser changes a request [ACC-166] [ACC-170]', async () => {
    const queryClient = { invalidateQueries: jest.fn() };
    const event = { id: 3, status: 'posted', updated_at: '2026-05-27T09:00:00Z' } as const;
    publicationUpdated(event, { participationId: 101, queryClient } as never);
    expect(queryClient.invalidateQueries).toHaveBeenCalledWith({ queryKey: accountKeys.publications.all(101) });
    open();
    expect(await screen.findByText('In progress')).toBeVisible();
  });

  it('the list filters news or products', async () => {
    const { person } = open();
    await person.click(await screen.findByRole('tab', { name: /^News/ }));
    expect(screen.queryByText('Lathe SM-850')).toBeNull();
    expect(screen.getByText('Meet us')).toBeVisible();
  });
});

describe('the publication form', () => {
  it('the form sends type, title, text and file once per action and clears its fields [ACC-166]', async () => {
    const api = apiWith([]).on('post', calls, { data: publication() });
    const { person, platform } = open(api);
    expect(await screen.findByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
    await person.click(form().getByRole('radio', { name: 'News' }));
    await person.type(form().getByLabelText(/^Title/), ' Meet us ');
    await person.type(form().getByLabelText(/^Text/), 'Stand 24C10');
    await person.upload(form().getByLabelText(/Photo or file/, { selector: 'input' }), new File(['x'], 'a.pdf'));
    await person.click(form().getByRole('button', { name: 'Send to the editors' }));
    await waitFor(() => expect(form().getByLabelText(/^Title/)).toHaveValue(''));
    const [request] = platform.api.sent('post', '/participants/101/publication-requests');
    const sent = request?.body as FormData;
    expect([sent.get('type'), sent.get('title'), sent.get('text'), (sent.get('file') as File).name]).toEqual([
      'news',
      'Meet us',
      'Stand 24C10',
      'a.pdf',
    ]);
    expect(request?.headers.get('idempotency-key')).toMatch(/^[\w-]{8,}$/);
  });

  it('title and text are required and limited in length [ACC-166]', async () => {
    const { person, platform } = open(apiWith([]));
    await screen.findByRole('heading', { name: 'Nothing here yet' });
    await person.click(form().getByRole('button', { name: 'Send to the editors' }));
    await waitFor(() => expect(form().getAllByText('Fill in this field')).toHaveLength(2));
    await person.click(form().getByLabelText(/^Title/));
    await person.paste('ё'.repeat(201));
    await person.tab();
    expect(await form().findByText('No more than 200 characters')).toBeVisible();
    expect(platform.api.sent('post', '/participants/101/publication-requests')).toEqual([]);
  });

  it('a server error appears at its field and the texts are kept [ACC-166]', async () => {
    const api = apiWith([]).on('post', calls, () =>
      failWith(422, { code: 'file_content', message: 'x', errors: { title: ['Another title'] } }),
    );
    const { person } = open(api);
    await screen.findByRole('heading', { name: 'Nothing here yet' });
    await person.type(form().getByLabelText(/^Title/), 'Meet us');
    await person.type(form().getByLabelText(/^Text/), 'Stand');
    await person.click(form().getByRole('button', { name: 'Send to the editors' }));
    expect(await form().findByText('Another title')).toBeVisible();
    expect(form().getByLabelText(/^Title/)).toHaveValue('Meet us');
  });

  it('the form copies the texts of a rejected request [ACC-205]', async () => {
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: /^Fix/ }));
    expect(screen.getByRole('heading', { name: 'Corrected publication' })).toHaveFocus();
    expect(form().getByLabelText(/^Title/)).toHaveValue('Measuring machine');
  });

  it('readers see the list without the form [ACC-166]', async () => {
    open(apiWith(), reader());
    expect(await screen.findByText('Measuring machine')).toBeVisible();
    expect([screen.queryByRole('form'), screen.queryByRole('button', { name: /^Fix/ })]).toEqual([null, null]);
    expect(screen.getByText(/^You can only view/)).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });
});

it('a failed read of the list can be retried [ACC-165]', async () => {
  const api = createFakeApi().on('get', calls, () => failWith(500));
  const { person } = open(api);
  expect(await screen.findByRole('heading', { name: 'The publications did not load' })).toBeVisible();
  api.on('get', calls, { data: items });
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Meet us')).toBeVisible();
});
