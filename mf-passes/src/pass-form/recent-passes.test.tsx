import { buildParticipation, buildUserWithRole, renderInPlatform, screen, within } from '@fairfront/shared-kit/testing';
import { en, ru } from '../testing/texts';
import ParticipantPassesModal from '../participant-passes/participant-passes.modal';
import { buildPersonalPass } from '../testing/passes';
import { createPassesApi } from '../testing/passes-api';

const passes = ['Zhang', 'Wang', 'Li', 'Zhao', 'Chen', 'Yang'].map((lastname, index) =>
  buildPersonalPass({ id: index + 1, lastname, name: 'Wei', middlename: null }),
);
const known = window.matchMedia;

afterEach(() => {
  window.matchMedia = known;
});

const open = (isScreen: boolean) => {
  // tablet width: no room for the form beside the list
  window.matchMedia = (query) =>
    Object.assign(known(query), { matches: isScreen && query.startsWith('(max-width: 11') });
  return renderInPlatform(<ParticipantPassesModal params={{ add: '1' }} />, {
    texts: { passes: { ru, en } },
    modalTitle: en.participant.title,
    now: '2026-04-20T12:00:00+03:00',
    api: createPassesApi({ passes }).api,
    participation: buildParticipation(),
    user: buildUserWithRole('edit'),
  });
};
const latest = () => screen.findByRole('region', { name: 'Latest in the list' });
const linesOf = async () => within(await latest()).getAllByRole('listitem');

it('the form that replaces the list shows its newest passes and marks a matching name and just-added people [PASS-073]', async () => {
  const { person, platform } = open(true);
  expect(await linesOf()).toHaveLength(5);
  await person.type(screen.getByLabelText('Last name'), 'Wang');
  await person.type(screen.getByLabelText('First name'), 'Wei');
  const alike = (await linesOf()).filter((line) => within(line).queryByText('Same name'));
  expect(alike.map((line) => line.textContent)).toEqual([expect.stringContaining('Wang Wei')]);
  await person.clear(screen.getByLabelText('Last name'));
  await person.type(screen.getByLabelText('Last name'), 'Novak');
  await person.click(screen.getByRole('button', { name: 'Add and another' }));
  const added = await within(await latest()).findByText('Added just now');
  expect(added.closest('li')).toHaveTextContent('Novak Wei');
  await person.click(screen.getByRole('button', { name: /^Whole list, 7/ }));
  expect(await screen.findByRole('button', { name: 'Add a pass' })).toBeVisible();
  expect(platform.log.missingTexts).toEqual([]);
});

it('the form beside the list repeats no passes [PASS-073]', async () => {
  open(false);
  await screen.findByLabelText('Last name');
  expect(screen.queryByRole('region', { name: 'Latest in the list' })).toBeNull();
});
