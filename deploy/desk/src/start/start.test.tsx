import { axeViolations, buildPage, failWith, renderInPlatform, screen, waitFor } from '@fairfront/shared-kit/testing';
import { emptyPortalApi, importApi } from '../testing/imports';
import { buildParticipant } from '../testing/participants';
import { testNow } from '../testing/queue';
import { en, ru } from '../testing/texts';
import StartScreen from './start.screen';

const open = (api = emptyPortalApi()) =>
  renderInPlatform(<StartScreen />, {
    ...{ texts: { desk: { ru, en } }, api, participation: null, now: testNow },
    route: { name: 'desk', query: new URLSearchParams() },
  });

it('the desk of an empty portal names the ways to a first fair and to later ones, in both languages [ORG-392]', async () => {
  const { platform } = open();
  expect(await screen.findByRole('heading', { level: 1, name: en.firstSteps.title })).toBeVisible();
  for (const way of ['import', 'byHand', 'copy'] as const) {
    expect(screen.getByRole('heading', { level: 2, name: en.firstSteps[way].title })).toBeVisible();
    expect(screen.getByText(en.firstSteps[way].text)).toBeVisible();
  }
  expect(screen.getByRole('link', { name: en.firstSteps.import.action })).toHaveAttribute('href', '/desk-import?');
  // there is nothing to choose from
  expect(screen.queryByRole('navigation', { name: en.places.label })).toBeNull();
  expect(await axeViolations()).toEqual([]);
  await platform.setLocale('ru');
  expect(screen.getByRole('heading', { level: 1, name: ru.firstSteps.title })).toBeVisible();
  expect(platform.log.missingTexts).toEqual([]);
});

it('the first steps open the form of a new exhibition [ORG-392]', async () => {
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: en.firstSteps.byHand.action }));
  expect(await screen.findByRole('dialog', { name: en.record.new })).toBeVisible();
  expect(await axeViolations()).toEqual([]);
});

it('a role without the right to set up an exhibition is told which roles have it [ORG-392]', async () => {
  open(emptyPortalApi(undefined, [{ role: 'pass-bureau', exhibition_id: null }]));
  expect(await screen.findByRole('heading', { name: en.firstSteps.nothing })).toBeVisible();
  expect(screen.getByText(/owner, event manager/)).toBeVisible();
  expect(screen.queryByRole('link', { name: en.firstSteps.import.action })).toBeNull();
});

it('an exhibition without participants asks for them: by import, or by hand [ORG-392]', async () => {
  open(importApi());
  expect(await screen.findByRole('heading', { level: 1, name: en.firstSteps.participants.title })).toBeVisible();
  for (const name of [en.firstSteps.participants.import, en.firstSteps.participants.byHand]) {
    expect(screen.getByRole('link', { name })).toBeVisible();
  }
});

it('a user who sets up one exhibition only is not offered the import, which needs the right in all [ORG-392]', async () => {
  open(importApi(undefined, [{ role: 'event-manager', exhibition_id: 1 }]));
  expect(await screen.findByRole('heading', { level: 1, name: en.firstSteps.participants.title })).toBeVisible();
  expect(screen.getByRole('link', { name: en.firstSteps.participants.byHand })).toBeVisible();
  expect(screen.queryByRole('link', { name: en.firstSteps.participants.import })).toBeNull();
});

it.each([
  ['has participants', importApi().on('get', '/organizer/participants', buildPage([buildParticipant()]))],
  ['cannot tell whether it has participants', importApi().on('get', '/organizer/participants', () => failWith(500))],
  ['is not set up by the user', importApi(undefined, [{ role: 'pass-bureau', exhibition_id: 1 }])],
])('the desk of an exhibition that %s opens its first place at once [ORG-392]', async (_, api) => {
  const { platform } = open(api);
  await waitFor(() => expect(platform.log.navigated.at(-1)).toMatchObject({ name: 'desk-passes' }));
  expect(screen.queryByText(en.firstSteps.participants.title)).toBeNull();
});
