import { failWith, screen, waitFor, within } from '@fairfront/shared-kit/testing';
import { openStep, type StepFixture } from '../testing/open-step';

const submitPath = '/participants/{id}/catalog-orders/{orderId}/submit';
const terms = { ru: 'https://fair.example/terms-ru.pdf', en: 'https://fair.example/terms-en.pdf' };
const open = async (fixture: StepFixture = {}) => {
  const opened = openStep('preview', { options: { config: { catalogue: { termsUrl: terms } } }, ...fixture });
  await screen.findByRole('heading', { name: 'Preview' });
  return opened;
};
const sendButton = () => screen.getByRole('button', { name: 'Send' });
const agreement = async () => within(await screen.findByRole('dialog', { name: 'Send the catalogue order?' }));

it('sending asks for the general terms first, and cancelling sends nothing [CAT-197] [CAT-198]', async () => {
  const { person, catalogue } = await open();
  await person.click(sendButton());
  const dialog = await agreement();
  expect(dialog.getByRole('link', { name: /^General terms/ })).toHaveAttribute('href', terms.en);
  expect(dialog.getByRole('checkbox', { name: 'I accept the general terms' })).not.toBeChecked();
  expect(dialog.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true');
  await person.click(dialog.getByRole('button', { name: 'Send' }));
  await person.click(dialog.getByRole('button', { name: 'Go back' }));
  await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull());
  expect(catalogue.sent('post', submitPath)).toHaveLength(0);
});

it('sending saves, sends the stored version, confirms, and makes the order read-only [CAT-199] [CAT-200] [CAT-228]', async () => {
  const { person, catalogue, platform, order } = await open();
  await person.click(sendButton());
  const dialog = await agreement();
  await person.click(dialog.getByRole('checkbox'));
  await person.click(dialog.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(platform.log.notices).toContain('The order has been sent to the organiser'));
  const [put] = catalogue.sent('put', '/participants/{id}/catalog-orders/{orderId}');
  expect(put).toBeDefined();
  expect(catalogue.sent('post', submitPath)[0]?.body).toEqual({ version: 2 });
  expect(order()?.status).toBe('sent');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull());
  const foot = within(screen.getByRole('contentinfo'));
  expect(foot.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Close']);
});

it('a failed send shows the reason and keeps the draft on the preview [CAT-201]', async () => {
  const { person, catalogue, platform, order } = await open();
  catalogue.on('post', submitPath, failWith(422, { code: 'deadline_reached', message: 'The deadline has passed' }));
  await person.click(sendButton());
  const dialog = await agreement();
  await person.click(dialog.getByRole('checkbox'));
  await person.click(dialog.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(platform.log.errors).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull());
  expect(screen.getByRole('heading', { name: 'Preview' })).toBeVisible();
  expect(sendButton()).not.toHaveAttribute('aria-disabled', 'true');
  expect(order()?.status).toBe('draft');
});

it.each([
  ['Reload', 2, true],
  ['Not now', 1, false],
])('an order changed by somebody else can be reloaded: %s [CAT-285]', async (_way, loads, confirms) => {
  const { person, catalogue, platform, change } = await open({
    options: { config: { catalogue: { termsUrl: terms } }, confirms },
  });
  catalogue.on('post', submitPath, () => {
    change({ name_eng: 'Changed by a colleague' });
    return failWith(409, { code: 'version_conflict', message: 'Changed' });
  });
  await person.click(sendButton());
  const dialog = await agreement();
  await person.click(dialog.getByRole('checkbox'));
  await person.click(dialog.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(platform.log.confirmations.map(({ title }) => title)).toEqual([
      'The order has been changed by another user. Reload it?',
    ]),
  );
  const path = '/participants/{id}/catalog-orders/{orderId}';
  await waitFor(() => expect(catalogue.sent('get', path)).toHaveLength(loads));
  await waitFor(() => expect(screen.queryAllByText(/Changed by a colleague/).length > 0).toBe(confirms));
  expect(platform.log.errors).toEqual([]);
});

it('sending needs the signed order and lists blockers with their steps [CAT-196] [CAT-288]', async () => {
  const { person } = await open({ draft: { selectedLogoPlacementIds: [7] } });
  expect(sendButton()).toHaveAttribute('aria-disabled', 'true');
  const list = within(screen.getByText('Upload the signed order').closest('ul') ?? document.body);
  expect(list.getAllByRole('listitem')).toHaveLength(2);
  expect(list.getByText('Upload the logo: the selected services require it')).toBeVisible();
  await person.click(list.getByRole('button', { name: 'Package placement' }));
  expect(await screen.findByRole('heading', { name: 'Main packages' })).toBeVisible();
});
