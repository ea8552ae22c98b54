import type { PageRelease } from '@fairfront/shared-kit/platform/release';
import { useModalFrame, useUser } from '@fairfront/shared-kit/platform';
import { act, homeStands, screen, settle, startShell, waitFor, type TestShellOptions } from '../testing/shell-double';

const asked = jest.fn<Promise<unknown>, []>();
const former = globalThis.fetch;
beforeEach(() => {
  asked.mockReset();
  globalThis.fetch = ((url: string) => {
    if (url !== '/release.json') return Promise.reject(new Error(url));
    return asked().then((body) => ({ ok: true, json: () => Promise.resolve(body) }));
  }) as unknown as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = former;
  jest.restoreAllMocks();
});

const start = async (options: TestShellOptions = {}) => {
  const shell = await startShell(options);
  await waitFor(() => expect(shell.sockets).toHaveLength(1));
  const { release } = shell.services;
  /** The edge has another release, announced on the live channel. */
  const publish = async (change: Partial<PageRelease> = {}, remote: Record<string, string> = {}) => {
    const remotes = Object.fromEntries(
      Object.entries(release.remotes).map(([name, facts]) => [
        name,
        { ...facts, version: remote[name] ?? facts.version },
      ]),
    );
    asked.mockResolvedValue({ ...release, revision: release.revision + 1, remotes, ...change });
    act(() => shell.sockets[0]?.onRelease());
    await settle();
  };
  return { ...shell, publish };
};
const offer = () => screen.queryByRole('region', { name: /обновился/ });
const offered = () => screen.findByRole('region', { name: /обновился/ });

// tabs ask at once instead of spreading their requests
beforeEach(() => jest.spyOn(Math, 'random').mockReturnValue(0));

describe('the release offer', () => {
  it('is announced politely, takes no focus and reloads the page on acceptance [SHELL-267]', async () => {
    const { publish, person, reload } = await start();
    await homeStands();
    const focus = document.activeElement;
    await publish({ shell: '1.1.0' });
    expect(await offered()).toHaveTextContent('Страница откроется на том же месте');
    expect(screen.getByRole('heading', { name: 'Личный кабинет обновился' })).toBeVisible();
    expect(document.activeElement).toBe(focus);
    expect(reload).not.toHaveBeenCalled();
    await person.click(screen.getByRole('button', { name: 'Обновить' }));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is not shown if nothing is newer for this company or the edge does not respond', async () => {
    const { publish, sockets } = await start();
    await homeStands();
    await publish();
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    await settle();
    expect(offer()).toBeNull();
    asked.mockRejectedValue(new Error('offline'));
    act(() => sockets[0]?.onRelease());
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    await settle();
    expect(offer()).toBeNull();
  });

  it('disappears when the release is rolled back [SHELL-267]', async () => {
    const { publish } = await start();
    await homeStands();
    await publish({}, { 'mf-test': '2.0.0' });
    await offered();
    await publish();
    await waitFor(() => expect(offer()).toBeNull());
  });

  it('can be postponed and does not return on the next page [SHELL-267]', async () => {
    const { publish, person } = await start();
    await homeStands();
    await publish({ shell: '1.1.0' });
    await offered();
    await person.click(screen.getByRole('button', { name: 'Когда закончу' }));
    expect(offer()).toBeNull();
    await person.click(screen.getByRole('link', { name: /Поддержка/ }));
    await settle();
    expect(offer()).toBeNull();
  });

  it('waits until an open modal is closed [SHELL-267]', async () => {
    const Part = () => {
      const { close } = useModalFrame();
      return <button onClick={() => close()}>Готово {useUser().name}</button>;
    };
    const { publish, person } = await start({
      address: '/participant/101?modal=event-modal-managers',
      parts: { modals: { 'event-modal-managers': { part: Part } } },
    });
    const done = await screen.findByRole('button', { name: /Готово/ });
    await publish({ shell: '1.1.0' });
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await settle();
    expect(offer()).toBeNull();
    await person.click(done);
    await offered();
  });

  it('waits while a form holds input that a reload would lose, and tells what is kept [SHELL-267]', async () => {
    const { publish } = await start();
    await homeStands();
    const form = document.createElement('form');
    form.toggleAttribute('data-unsent', true);
    document.body.append(form);
    await publish({ shell: '1.1.0' });
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await settle();
    expect(offer()).toBeNull();
    form.innerHTML = '<span data-form-draft></span>';
    expect(await offered()).toHaveTextContent('Начатое в форме сохранится');
    form.remove();
    await waitFor(() => expect(offer()).not.toHaveTextContent('Начатое в форме'));
  });
});
