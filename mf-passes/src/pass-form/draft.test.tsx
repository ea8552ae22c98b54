import {
  buildParticipation,
  buildUserWithRole,
  createFakeApi,
  failWith,
  renderInPlatform,
  screen,
  waitFor,
  within,
} from '@fairfront/shared-kit/testing';
import CarPassesModal from '../car-passes/car-passes.modal';
import InstallationPassesModal from '../installation-passes/installation-passes.modal';
import { en, ru } from '../testing/texts';
import ParticipantPassesModal from '../participant-passes/participant-passes.modal';
import { buildPersonalPass } from '../testing/passes';
import { createPassesApi } from '../testing/passes-api';

const person = buildPersonalPass({ id: 3, lastname: 'Чернов', name: 'Иван', middlename: null });
const carPage = {
  data: [],
  meta: {
    current_page: 1,
    last_page: 1,
    per_page: 10,
    total: 0,
    quota: { count: 0, total: null },
    stand_counts: [],
    status_counts: { consideration: 0, accepted: 0, rejected: 0 },
  },
};
const kinds = {
  participant: <ParticipantPassesModal params={{ add: '1' }} />,
  installation: <InstallationPassesModal params={{ add: '1' }} />,
  car: <CarPassesModal params={{ add: '1' }} />,
};
const open = (kind: keyof typeof kinds = 'participant', role: 'edit' | 'admin' = 'edit') => {
  const { api } = createPassesApi({ passes: [person] });
  const cars = createFakeApi()
    .on('get', '/participants/{id}/car-passes', carPage)
    .on('get', '/car-types', { data: [] });
  return renderInPlatform(kinds[kind], {
    texts: { passes: { ru, en } },
    modalTitle: 'Passes',
    now: '2026-04-20T12:00:00+03:00',
    api: kind === 'car' ? cars : api,
    participation: buildParticipation(),
    user: buildUserWithRole(role),
  });
};
const lastName = () => screen.findByLabelText('Last name');
const kept = () => JSON.stringify({ ...sessionStorage });
const add = () => screen.getByRole('button', { name: 'Add' });

/** Pastes, since the test is about the values, not about typing. */
const put = async ({ person: user }: ReturnType<typeof open>, value: string) => {
  await user.click(await lastName());
  await user.paste(value);
};

describe('the draft of an add form', () => {
  it.each(Object.keys(kinds) as (keyof typeof kinds)[])(
    'the draft survives a reload and can be discarded: %s [PASS-309]',
    async (kind) => {
      const first = open(kind);
      await put(first, 'Лебедева');
      first.unmount();
      const { person: user } = open(kind);
      await waitFor(async () => expect(await lastName()).toHaveValue('Лебедева'));
      expect(screen.getByText(/^What you typed at .* is back/)).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Start over' }));
      expect(await lastName()).toHaveValue('');
      expect(kept()).not.toContain('Лебедева');
    },
  );

  it('the draft belongs to its user and pass kind only [PASS-309]', async () => {
    const first = open();
    await put(first, 'Лебедева');
    first.unmount();
    const other = open('participant', 'admin');
    expect(await lastName()).toHaveValue('');
    other.unmount();
    open('installation');
    expect(await lastName()).toHaveValue('');
  });

  it('the draft survives a server refusal and is removed after success [PASS-309]', async () => {
    const rendered = open();
    const { person: user, platform } = rendered;
    await put(rendered, 'Лебедева');
    await user.click(screen.getByLabelText('First name'));
    await user.paste('Мария');
    await waitFor(() => expect(kept()).toContain('Мария'));
    platform.api.on(
      'post',
      '/participants/{id}/personal-passes',
      failWith(422, { code: 'quota_reached', message: 'x' }),
    );
    await user.click(add());
    expect(await screen.findByText('The pass quota has been reached')).toBeVisible();
    expect(kept()).toContain('Лебедева');
    platform.api.on('post', '/participants/{id}/personal-passes', { data: person });
    await user.click(add());
    await waitFor(() => expect(screen.queryByLabelText('Last name')).toBeNull());
    expect(kept()).not.toContain('Лебедева');
  });

  it('the draft is removed when the form is closed or cleared [PASS-309]', async () => {
    const rendered = open();
    const { person: user } = rendered;
    await put(rendered, 'Лебедева');
    await waitFor(() => expect(kept()).toContain('Лебедева'));
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(kept()).not.toContain('Лебедева'));
    await put(rendered, 'Громова');
    const panel = screen.getByRole('form', { name: en.participant.new });
    await user.click(within(panel).getByRole('button', { name: /close/i }));
    await waitFor(() => expect(screen.queryByLabelText('Last name')).toBeNull());
    expect(kept()).not.toContain('Громова');
  });

  it('the draft does not replace a copy, which is a separate form [PASS-308] [PASS-309]', async () => {
    const rendered = open();
    const { person: user } = rendered;
    await put(rendered, 'Лебедева');
    const row = await screen.findByRole('row', { name: /Чернов/ });
    await user.click(within(row).getByRole('button', { name: /^Actions:/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Copy' }));
    await screen.findByText('copy of the pass of Чернов Иван');
    expect(await lastName()).toHaveValue('Чернов');
    expect(kept()).toContain('Лебедева');
  });
});
