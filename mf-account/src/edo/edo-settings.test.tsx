import { queryKeys } from '@fairfront/shared-kit/api';
import type { Participation } from '@fairfront/shared-kit/platform';
import {
  axeViolations,
  buildParticipation,
  buildUserWithRole,
  createFakeApi,
  failWith,
  renderInPlatform,
  screen,
  waitFor,
} from '@fairfront/shared-kit/testing';
import { en, ru } from '../testing/texts';
import EdoSettingsModal from './edo-settings.modal';

const participation = buildParticipation({ is_edo_rent_available: true, is_edo_services_available: false });
const path = '/participants/{id}/edo-settings';
const open = ({ locale = 'en' as 'ru' | 'en', role = 'edit' as 'edit' | 'read' } = {}) => {
  const api = createFakeApi().on('patch', path, ({ body }) => ({ data: body, message: 'EDO settings saved' }));
  const rendered = renderInPlatform(<EdoSettingsModal />, {
    api,
    locale,
    texts: { account: { ru, en } },
    participation,
    user: buildUserWithRole(role),
    modalTitle: 'EDO settings',
  });
  rendered.platform.queryClient.setQueryData(queryKeys.participation.detail(101), participation);
  return { ...rendered, api };
};
const patches = ({ api }: ReturnType<typeof open>) => api.sent('patch', '/participants/101/edo-settings');
const box = (name: string) => screen.getByRole('checkbox', { name });

it('the dialog shows both stored settings with cancel and OK, in the required wording [ACC-131] [ACC-132]', async () => {
  const { platform } = open();
  expect(box('Electronic documents for stand rent')).toBeChecked();
  expect(box('Electronic documents for additional services')).not.toBeChecked();
  for (const name of ['Cancel', 'OK']) expect(screen.getByRole('button', { name })).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await platform.setLocale('ru');
  expect(box('ЭДО по договорам аренды')).toBeChecked();
  expect(box('ЭДО по дополнительным услугам')).not.toBeChecked();
  for (const name of ['Отмена', 'ОК']) expect(screen.getByRole('button', { name })).toBeVisible();
  expect(platform.log.missingTexts).toEqual([]);
});

it('the dialog has an explanation in Russian only [ACC-133]', async () => {
  const { platform } = open({ locale: 'ru' });
  expect(screen.getByRole('note')).toHaveTextContent(
    'Электронный документооборот (ЭДО) заменяет бумажные документы. Отметьте, по каким договорам вы готовы на него перейти',
  );
  await platform.setLocale('en');
  await waitFor(() => expect(screen.queryByRole('note')).toBeNull());
});

it('OK sends both flags, closes the dialog and updates the open event [ACC-134] [ACC-135] [ACC-136]', async () => {
  const opened = open();
  await opened.person.click(box('Electronic documents for additional services'));
  await opened.person.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(opened.platform.log.closed).toHaveLength(1));
  expect(patches(opened).map(({ body }) => body)).toEqual([
    { is_edo_rent_available: true, is_edo_services_available: true },
  ]);
  expect(opened.platform.queryClient.getQueryData<Participation>(queryKeys.participation.detail(101))).toMatchObject({
    is_edo_rent_available: true,
    is_edo_services_available: true,
  });
});

const failures = [
  ['the server’s message', failWith(403, { message: 'Not yours to change' }), 'en', 'Not yours to change.'],
  ['its own text without one', failWith(500), 'en', 'Error updating EDO settings.'],
  ['its own text without one', failWith(500), 'ru', 'Не удалось обновить настройки ЭДО.'],
] as const;
it.each(failures)(
  'the dialog shows %s after a failure and keeps the selection [ACC-138]',
  async (_what, failure, locale, text) => {
    const opened = open({ locale });
    opened.api.on('patch', path, failure);
    const [, services] = screen.getAllByRole('checkbox');
    await opened.person.click(services as HTMLElement);
    await opened.person.click(screen.getByRole('button', { name: locale === 'ru' ? 'ОК' : 'OK' }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(services).toBeChecked();
    expect(opened.platform.log.closed).toEqual([]);
  },
);

it('cancel closes the dialog without a request or a confirmation [ACC-139]', async () => {
  const opened = open();
  await opened.person.click(box('Electronic documents for stand rent'));
  await opened.person.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(opened.platform.log.closed).toEqual([{ force: true }]);
  expect(patches(opened)).toEqual([]);
});

it('the settings are text for users without write access [SHELL-155] [ACC-204]', () => {
  open({ role: 'read' });
  expect(screen.queryByRole('checkbox')).toBeNull();
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(values).toEqual(['On', 'Off']);
  expect(screen.getAllByRole('button', { name: 'Close' })[0]).toBeVisible();
  expect(screen.queryByRole('button', { name: 'OK' })).toBeNull();
});
