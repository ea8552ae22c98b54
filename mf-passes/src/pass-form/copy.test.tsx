import {
  buildParticipation,
  buildUserWithRole,
  renderInPlatform,
  screen,
  waitFor,
  within,
} from '@fairfront/shared-kit/testing';
import { en, ru } from '../testing/texts';
import ParticipantPassesModal from '../participant-passes/participant-passes.modal';
import { buildPersonalPass } from '../testing/passes';
import { createPassesApi } from '../testing/passes-api';

const china = { id: 3, name_rus: 'Китай', name_eng: 'China', is_simple_visa: true };
const person = buildPersonalPass({
  id: 3,
  lastname: 'Чернов',
  name: 'Иван',
  middlename: null,
  company_name: 'ООО «Подряд»',
  status: 'rejected',
});
const visa = buildPersonalPass({
  id: 4,
  type: 'visa',
  lastname: 'Wang',
  middlename: null,
  name: 'Lei',
  country: china,
  birthday: '1984-03-09',
  birthday_place: 'Harbin',
});

const open = (role: 'edit' | 'read' = 'edit') => {
  const store = createPassesApi({ passes: [person, visa] });
  return renderInPlatform(<ParticipantPassesModal params={{}} />, {
    texts: { passes: { ru, en } },
    modalTitle: en.participant.title,
    now: '2026-04-20T12:00:00+03:00',
    api: store.api,
    participation: buildParticipation(),
    user: buildUserWithRole(role),
  });
};
const copyOf = async (rendered: ReturnType<typeof open>, name: RegExp) => {
  const row = await screen.findByRole('row', { name });
  await rendered.person.click(within(row).getByRole('button', { name: /^Actions:/ }));
  await rendered.person.click(await screen.findByRole('menuitem', { name: 'Copy' }));
};

it('a copy fills the form with the values of the pass and sends nothing by itself [PASS-308]', async () => {
  const rendered = open();
  await copyOf(rendered, /Чернов/);
  expect(await screen.findByText('copy of the pass of Чернов Иван')).toBeVisible();
  expect(screen.getByLabelText('Last name')).toHaveValue('Чернов');
  expect(screen.getByLabelText('First name')).toHaveValue('Иван');
  expect(screen.getByLabelText(/Middle name/)).toHaveValue('');
  expect(screen.getByLabelText(/Company/)).toHaveValue('ООО «Подряд»');
  await waitFor(() => expect(screen.getByLabelText('Last name')).toHaveFocus());
  expect(rendered.platform.api.sent('post', '/participants/101/personal-passes')).toHaveLength(0);
});

it('a copy keeps the visa data, and another copy is a separate form [PASS-308]', async () => {
  const rendered = open();
  await copyOf(rendered, /Чернов/);
  await screen.findByText('copy of the pass of Чернов Иван');
  await copyOf(rendered, /Wang/);
  expect(await screen.findByText('copy of the pass of Wang Lei')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /visa/i })).toBeChecked();
  expect(screen.getByLabelText(/Place of birth/)).toHaveValue('Harbin');
  expect(screen.getByLabelText('Date of birth')).toHaveValue('09.03.1984');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Citizenship' })).toHaveTextContent('China'));
});

it('a user who may not add passes is offered no copy [PASS-308]', async () => {
  open('read');
  const row = await screen.findByRole('row', { name: /Чернов/ });
  expect(within(row).queryByRole('button', { name: /Copy/ })).toBeNull();
  for (const more of within(row).queryAllByRole('button', { name: /^Actions:/ })) more.click();
  expect(screen.queryByRole('menuitem', { name: 'Copy' })).toBeNull();
});
