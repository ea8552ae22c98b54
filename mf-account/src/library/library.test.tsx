import {
  axeViolations,
  createFakeApi,
  failWith,
  renderInPlatform,
  screen,
  waitFor,
} from '@fairfront/shared-kit/testing';
import { en, ru } from '../testing/texts';
import BuildingTypesScreen from './building-types.screen';
import GeneralTermsScreen from './general-terms.screen';

const data = [
  {
    id: 1,
    title_rus: 'Стандартная застройка',
    title_eng: 'Standard stand',
    files: [
      { id: 7, locale: 'ru' as const, original_name: 'а.pdf', size: 20_480 },
      { id: 8, locale: 'en' as const, original_name: 'a.pdf', size: 20_480 },
    ],
  },
];
const path = '/participants/{id}/library';
const screens = [
  ['building-types', 'Building types', 'Типы застройки', BuildingTypesScreen],
  ['general-terms', 'General terms', 'Общие условия', GeneralTermsScreen],
] as const;

it.each(screens)(
  '%s lists titles in the current language, and each file downloads [ACC-167] [ACC-168]',
  async (type, name, russian, Screen) => {
    const { person, platform } = renderInPlatform(<Screen />, {
      texts: { account: { ru, en } },
      api: createFakeApi().on('get', path, { data }).onFile('/files/{fileId}/download', '%PDF', 'a.pdf'),
      route: { name: type, params: { id: '101' } },
    });
    expect(screen.getByRole('heading', { level: 1, name })).toBeVisible();
    expect(await screen.findByRole('heading', { level: 2, name: 'Standard stand' })).toBeVisible();
    expect(platform.api.sent('get', '/participants/101/library')[0]?.query.get('type')).toBe(type);
    await person.click(screen.getByRole('button', { name: /^English\s*: Standard stand/ }));
    await waitFor(() => expect(platform.api.sent('get', '/files/8/download')).toHaveLength(1));
    expect(await axeViolations()).toEqual([]);
    await platform.setLocale('ru');
    expect(screen.getByRole('heading', { level: 1, name: russian })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Стандартная застройка' })).toBeVisible();
    expect(platform.log.missingTexts).toEqual([]);
  },
);

it('the screen handles an empty list and a failed read with a retry [ACC-167]', async () => {
  const api = createFakeApi().on('get', path, () => failWith(500));
  const { person } = renderInPlatform(<GeneralTermsScreen />, { texts: { account: { ru, en } }, api });
  expect(await screen.findByRole('heading', { name: 'The documents did not load' })).toBeVisible();
  api.on('get', path, { data: [] });
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'No documents yet' })).toBeVisible();
});
