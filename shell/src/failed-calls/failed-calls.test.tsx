import { buildParticipation, buildUser, failWith, within } from '@fairfront/shared-kit/testing';
import { homeStands, screen, settle, startShell, waitFor } from '../testing/shell-double';

const failure = 'Раздел временно недоступен';
const message = 'Часть данных не загрузилась.';
const retryIn = (place: HTMLElement) => within(place).getByRole('button', { name: 'Повторить' });

describe('data that the guard loads', () => {
  it.each([
    ['/participants/{id}', 500],
    ['/participants/{id}', 503],
    ['/auth/user', 500],
    ['/auth/user', 503],
  ] as const)(
    'shows the failure of %s with %d instead of the screen and recovers on retry [SHELL-351]',
    async (path, status) => {
      let isDown = true;
      const answer =
        <Body,>(body: Body) =>
        () =>
          isDown ? failWith(status) : body;
      const { person, fake } = await startShell({ address: '/participant/101' }, (stubbed) =>
        path === '/auth/user'
          ? stubbed.on('get', path, answer({ data: buildUser() }))
          : stubbed.on('get', path, answer({ data: buildParticipation({ id: 101 }) })),
      );
      expect(await screen.findByRole('heading', { level: 1, name: failure })).toBeVisible();
      const main = screen.getByRole('main');
      expect(main.querySelector('[aria-busy="true"]')).toBeNull();
      // a failure is shown in one place only
      expect(screen.queryByText(message)).toBeNull();
      isDown = false;
      await person.click(retryIn(main));
      await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent(failure));
      expect(fake.sent('get', path)).toHaveLength(2);
    },
  );
});

describe('a failed call that no part shows', () => {
  it('shows one message, whose retry refetches and which disappears with its cause [SHELL-351]', async () => {
    let isDown = true;
    const { person, fake } = await startShell({}, (stubbed) =>
      stubbed.on('get', '/auth/user', () => (isDown ? failWith(500) : { data: buildUser() })),
    );
    await homeStands();
    const words = await screen.findByText(message);
    const region = words.closest<HTMLElement>('[role="region"]');
    if (!region) throw new Error('The message stands outside of the region of messages');
    await person.click(retryIn(region));
    await settle();
    expect(fake.sent('get', '/auth/user')).toHaveLength(2);
    expect(screen.getByText(message)).toBeVisible();
    isDown = false;
    await person.click(retryIn(region));
    await waitFor(() => expect(screen.queryByText(message)).toBeNull());
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('is not shown again after the message is closed [SHELL-351]', async () => {
    const { person } = await startShell({}, (fake) => fake.on('get', '/auth/user', failWith(500)));
    await homeStands();
    await screen.findByText(message);
    await person.click(screen.getByRole('button', { name: 'Закрыть сообщение' }));
    expect(screen.queryByText(message)).toBeNull();
  });

  it('shows no message when the part shows the failure itself [SHELL-351]', async () => {
    await startShell({}, (fake) => fake.on('get', '/participants', failWith(500)));
    expect(await screen.findByRole('button', { name: 'Повторить' })).toBeVisible();
    await settle();
    expect(screen.queryByText(message)).toBeNull();
  });
});
