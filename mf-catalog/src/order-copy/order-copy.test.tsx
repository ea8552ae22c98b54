import { axeViolations, buildUserWithRole, failWith, screen, waitFor, within } from '@fairfront/shared-kit/testing';
import type { MissingOfCopy } from '@fairfront/shared-kit/domain/catalogue/copy-draft';
import { emptyDraft } from '@fairfront/shared-kit/domain/catalogue/order-draft';
import { openStep, type StepFixture } from '../testing/open-step';

const list = '/participants/{id}/catalog-copy';
const one = '/participants/{id}/catalog-copy/{orderId}';
const offer = (id: number, title: string) => ({
  id,
  participation_id: id + 50,
  status: 'confirmed' as const,
  title_rus: `Выставка ${title}`,
  title_eng: title,
  started_at: '2025-04-07',
  ended_at: '2025-04-10',
  updated_at: '2025-03-01T09:00:00Z',
});
const missing: MissingOfCopy[] = [
  { kind: 'rubric', name_rus: 'Прессы', name_eng: 'Presses' },
  { kind: 'service', name_rus: 'Обложка', name_eng: 'Cover' },
];
const { currency: _currency, companyStands: _stands, companyIsMark: _mark, ...nothing } = emptyDraft('RUR');
const patch: typeof nothing = {
  ...nothing,
  companyFax: '+74950000000',
  companyPhone: '+78310000099',
  companyInfoEng: 'We make lathes',
  rubrics: [
    { id: 205, services: [5] },
    { id: 207, services: [4] },
  ],
  adServices: { catalog: [9], guide: [], other: [] },
};

const open = (fixture: StepFixture = {}) => {
  const opened = openStep('alphabet', { draft: { companyPhone: '+78310000010' }, ...fixture });
  opened.catalogue
    .on('get', list, { data: [offer(8, 'Autumn Fair'), offer(7, 'Spring Fair')] })
    .on('get', one, ({ params }) => ({
      data: { patch: params['orderId'] === '8' ? patch : { ...nothing, companyFax: '7' }, missing },
    }));
  return opened;
};
const openWindow = async (fixture: StepFixture = {}) => {
  const opened = open(fixture);
  await opened.person.click(await screen.findByRole('button', { name: 'Copy from an earlier order' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Copy from an earlier order' }));
  await dialog.findByRole('list', { name: 'What to copy' });
  return { ...opened, dialog };
};
const part = (dialog: ReturnType<typeof within>, name: string) => dialog.getByRole('checkbox', { name });

describe('copying an earlier order', () => {
  it('an empty order offers a copy and names the newest exhibition [CAT-297] [CAT-306]', async () => {
    open({ draft: { rubrics: [], companyInfo: '' } });
    expect(await screen.findByText('You can start from the order for “Autumn Fair”.')).toBeVisible();
  });

  it.each<[string, StepFixture]>([
    ['to a reader', { options: { user: buildUserWithRole('read') } }],
    ['after sending', { order: { status: 'sent' } }],
  ])('no copy is offered %s, and nothing is requested [CAT-010] [CAT-306]', async (_name, fixture) => {
    const { catalogue } = open(fixture);
    await screen.findByRole('button', { name: 'History' });
    expect(screen.queryByRole('button', { name: 'Copy from an earlier order' })).toBeNull();
    expect(catalogue.sent('get', list)).toEqual([]);
  });

  it('the dialog lists what is copied, what is overwritten and what has no match with the reason [CAT-297] [CAT-306]', async () => {
    const { dialog, platform } = await openWindow();
    expect(part(dialog, 'Contacts').closest('li')).toHaveTextContent(
      /Replaces 1 field that is filled in.*Phone.*\+78310000010.*\+78310000099.*Fax.*empty.*\+74950000000/,
    );
    expect(part(dialog, 'Rubrics').closest('li')).toHaveTextContent('+ 02.01 Rubric B1');
    expect(dialog.getByRole('list', { name: 'What to copy' })).toHaveTextContent('Company nothing to copy');
    const left = within(dialog.getByRole('region', { name: 'Not copied, 2' }));
    expect(left.getByText('This catalogue has no such rubrics').closest('div')).toHaveTextContent('Presses');
    expect(left.getByText('These services are no longer offered').closest('div')).toHaveTextContent('Cover');
    expect(await axeViolations()).toEqual([]);
    await platform.setLocale('ru');
    expect(await dialog.findByText('Прессы')).toBeVisible();
    expect(platform.log.missingTexts).toEqual([]);
  });

  it('parts that overwrite nothing are preselected, and the rest needs a tick [CAT-306]', async () => {
    const { dialog } = await openWindow();
    const states = ['Contacts', 'Descriptions', 'Rubrics', 'Ad services'].map(
      (name) => (part(dialog, name) as HTMLInputElement).checked,
    );
    expect(states).toEqual([false, true, true, true]);
    expect(dialog.getByRole('button', { name: 'Copy 3 parts' })).toBeVisible();
  });

  it('the selected parts are saved with the draft, and undo keeps later edits [CAT-306]', async () => {
    const { person, dialog, order } = await openWindow();
    await person.click(part(dialog, 'Contacts'));
    await person.click(part(dialog, 'Ad services'));
    await person.click(dialog.getByRole('button', { name: 'Copy 3 parts' }));
    await waitFor(() => expect(order()?.phone).toBe('+78310000099'), { timeout: 4000 });
    expect(order()).toMatchObject({ information_eng: 'We make lathes', services: [] });
    expect(order()?.rubrics).toEqual([
      { id: 205, services: [4] },
      { id: 207, services: [4] },
    ]);
    expect(screen.getByText('Copied from the order for “Autumn Fair”')).toBeVisible();
    const fax = screen.getByRole('textbox', { name: 'Fax' });
    await person.clear(fax);
    await person.type(fax, '+74950000001');
    await person.click(screen.getByRole('button', { name: 'Undo the copy' }));
    await waitFor(() => expect(order()?.phone).toBe('+78310000010'), { timeout: 4000 });
    expect(order()).toMatchObject({ fax: '+74950000001', information_eng: '' });
    expect(order()?.rubrics).toEqual([{ id: 205, services: [4] }]);
  });

  it('selecting another order compares with it [CAT-297]', async () => {
    const { person, dialog } = await openWindow();
    await person.click(dialog.getByRole('combobox', { name: /From/ }));
    await person.click(await screen.findByRole('option', { name: /Spring Fair/ }));
    expect(await dialog.findByRole('button', { name: 'Copy 1 part' })).toBeVisible();
    expect(dialog.queryByRole('checkbox', { name: 'Rubrics' })).toBeNull();
  });

  it('a failed read can be retried [CAT-297]', async () => {
    const { person, catalogue } = open();
    catalogue.on('get', one, failWith(500));
    await person.click(await screen.findByRole('button', { name: 'Copy from an earlier order' }));
    expect(await screen.findByText('The earlier order did not load')).toBeVisible();
    catalogue.on('get', one, { data: { patch, missing: [] } });
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('checkbox', { name: 'Rubrics' })).toBeChecked();
  });
});
