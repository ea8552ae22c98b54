import { renderInPlatform, screen, waitFor } from '@fairfront/shared-kit/testing';
import StartScreen from '../start/start.screen';
import { deskApi, queued, testNow } from '../testing/queue';
import { en, ru } from '../testing/texts';

const open = (api = deskApi(), query = 'exhibition=1') =>
  renderInPlatform(<StartScreen />, {
    ...{ texts: { desk: { ru, en } }, api, participation: null, now: testNow },
    route: { name: 'desk', query: new URLSearchParams(query) },
  });

it('the desk opens the first place that the user may read [ORG-351]', async () => {
  const { platform } = open();
  await waitFor(() =>
    expect(platform.log.navigated.at(-1)).toMatchObject({ name: 'desk-passes', query: { exhibition: '1' } }),
  );
});

it('the desk says in both languages that the user has no part of it [ORG-351]', async () => {
  const { platform } = open(deskApi(queued, []));
  expect(await screen.findByRole('heading', { name: en.noPlaces })).toBeVisible();
  await platform.setLocale('ru');
  expect(screen.getByRole('heading', { name: ru.noPlaces })).toBeVisible();
  expect(platform.log.missingTexts).toEqual([]);
});

it('an exhibition outside the user’s roles is not offered [ORG-351]', async () => {
  open(deskApi(), 'exhibition=9');
  expect(await screen.findByRole('heading', { name: en.noExhibition })).toBeVisible();
});
