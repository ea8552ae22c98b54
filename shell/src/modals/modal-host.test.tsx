import { within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { ModalHeader } from '@fairfront/shared-kit/components/modal';
import { useModalDirty, type ModalName } from '@fairfront/shared-kit/platform';
import { act, screen, startShell, waitFor } from '../testing/shell-double';

/** A remote with one modal, whose code may still be loading. */
const definition = (part: ComponentType, load = () => Promise.resolve({ default: part })) => ({
  modals: { 'event-modal-users': { load } },
  locales: { ru: () => Promise.resolve({ default: {} }), en: () => Promise.resolve({ default: {} }) },
});

describe('portal modals', () => {
  const Modal = () => <p>content of the modal</p>;
  const parts = { modals: { 'event-modal-users': { part: Modal as never } } };

  it('open by a link once user and participation have loaded, and close on Escape [SHELL-108] [SHELL-109] [SHELL-211]', async () => {
    const { person, address } = await startShell({ address: '/participant/101?modal=event-modal-users', parts });
    const dialog = await screen.findByRole('dialog', { name: 'Раздел event-modal-users' });
    expect(await within(dialog).findByText('content of the modal')).toBeVisible();
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/participant/101');
  });

  it('are a drawer if the remote declares one, with the same rules [SHELL-108] [SHELL-211]', async () => {
    const { person } = await startShell({
      address: '/participant/101?modal=event-modal-chat&order=5',
      parts: { modals: { 'event-modal-chat': { part: Modal as never, size: 'drawer' } } },
    });
    const dialog = await screen.findByRole('dialog', { name: 'Раздел event-modal-chat' });
    expect(dialog.parentElement).toHaveClass('drawer');
    await within(dialog).findByText('content of the modal');
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('return the focus to the element that opened them [SHELL-108]', async () => {
    const shell = await startShell({ address: '/participant/101', parts });
    const link = await screen.findByRole('link', { name: 'Поддержка' });
    act(() => link.focus());
    act(() => shell.platform.modals.open('event-modal-users', {}));
    await screen.findByText('content of the modal');
    await shell.person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(link).toHaveFocus());
  });

  it('that no live remote offers are reported as temporarily unavailable, with a retry [SHELL-280]', async () => {
    const shell = await startShell({ address: '/participant/101' });
    await screen.findByRole('heading', { level: 1 });
    act(() => shell.platform.modals.open('event-modal-visitors' as ModalName, {}));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText('Раздел временно недоступен')).toBeVisible();
    expect(shell.address()).toBe('/participant/101');
    expect(within(dialog).getByRole('button', { name: 'Повторить' })).toBeVisible();
  });

  it('that fail to load show a retry, which loads them, and leave the rest usable [SHELL-109]', async () => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('offline'));
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    let isBroken = true;
    const { person } = await startShell({
      address: '/participant/101?modal=event-modal-users',
      parts,
      loadDefinition: () => (isBroken ? Promise.reject(new Error('broken build')) : Promise.resolve(definition(Modal))),
    });
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText('Раздел временно недоступен')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Повторить' })).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Вернуться к выставке' })).toBeVisible();
    isBroken = false;
    await person.click(within(dialog).getByRole('button', { name: 'Повторить' }));
    expect(await within(dialog).findByText('content of the modal')).toBeVisible();
    jest.restoreAllMocks();
  });

  it('load on first opening, behind a spinner [SHELL-109]', async () => {
    let arrive = () => {};
    const load = jest.fn(
      () => new Promise<{ default: typeof Modal }>((resolve) => (arrive = () => resolve({ default: Modal }))),
    );
    const shell = await startShell({
      address: '/participant/101',
      parts,
      loadDefinition: () => Promise.resolve(definition(Modal, load)),
    });
    await screen.findByRole('heading', { level: 1 });
    expect(load).not.toHaveBeenCalled();
    act(() => shell.platform.modals.open('event-modal-users', {}));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByRole('status')).toHaveTextContent('Загружаем раздел');
    expect(load).toHaveBeenCalledTimes(1);
    await act(async () => arrive());
    expect(await within(dialog).findByText('content of the modal')).toBeVisible();
  });

  it('do not open while the participation is loading', async () => {
    await startShell({ address: '/participant/101?modal=event-modal-users', parts }, (fake) =>
      fake.on('get', '/participants/{id}', () => new Promise(() => {})),
    );
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  const Form = () => {
    useModalDirty(true);
    return (
      <>
        <ModalHeader />
        <p>unsaved input</p>
      </>
    );
  };
  const withForm = { modals: { 'event-modal-users': { part: Form as never } } };

  it.each<[string, (person: UserEvent) => Promise<void>]>([
    ['the close button', (person) => person.click(screen.getByRole('button', { name: 'Закрыть' }))],
    [
      'Escape',
      async (person) => {
        // the modal receives the key only while it has the focus, which returns one frame later
        const modal = screen.getByText('unsaved input').closest('[role=dialog]');
        await waitFor(() => expect(modal?.contains(document.activeElement)).toBe(true));
        await person.keyboard('{Escape}');
      },
    ],
    ['a press beside them', (person) => person.click(document.querySelector('.scrim') as HTMLElement)],
  ])('ask for confirmation before %s loses unsaved input [SHELL-107] [SHELL-108]', async (_way, leave) => {
    const { person, address } = await startShell({
      address: '/participant/101?modal=event-modal-users',
      parts: withForm,
    });
    await screen.findByText('unsaved input');
    await leave(person);
    const question = await screen.findByRole('alertdialog', { name: 'Закрыть без сохранения?' });
    expect(screen.getByText('unsaved input')).toBeInTheDocument();
    await person.click(within(question).getByRole('button', { name: 'Продолжить ввод' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(address()).toBe('/participant/101?modal=event-modal-users');
    expect(screen.getByText('unsaved input')).toBeVisible();
    await leave(person);
    await person.click(await screen.findByRole('button', { name: 'Закрыть без сохранения' }));
    await waitFor(() => expect(screen.queryByText('unsaved input')).toBeNull());
    expect(address()).toBe('/participant/101');
  });

  it('name the fields whose input would be lost, or else speak of unsaved input [SHELL-402]', async () => {
    const Named = () => {
      useModalDirty(true);
      return <form data-unsent="Телефон, Сайт">unsaved input</form>;
    };
    const { platform } = await startShell({
      address: '/participant/101?modal=event-modal-users',
      parts: { modals: { 'event-modal-users': { part: Named as never } } },
    });
    const form = await screen.findByText('unsaved input');
    act(() => platform.modals.close());
    const question = await screen.findByRole('alertdialog', { name: 'Закрыть без сохранения?' });
    expect(question).toHaveTextContent('Не сохранится: Телефон, Сайт.');
    await screen.findByRole('button', { name: 'Продолжить ввод' }).then((keep) => act(() => keep.click()));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    form.removeAttribute('data-unsent');
    act(() => platform.modals.close());
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Введённое в форме не сохранено и пропадёт.');
  });

  it('withdraw their question when they close by themselves, and ask none while they fade out [SHELL-108]', async () => {
    const shell = await startShell({ address: '/participant/101?modal=event-modal-users', parts: withForm });
    await screen.findByText('unsaved input');
    act(() => shell.platform.modals.close());
    await screen.findByRole('alertdialog', { name: 'Закрыть без сохранения?' });
    act(() => shell.platform.modals.close({ force: true }));
    // the input becomes dirty with the response of the server, then a late Escape arrives
    act(() => {
      shell.services.modals.setDirty(true);
      shell.platform.modals.close();
    });
    await waitFor(() => expect(screen.queryByText('unsaved input')).toBeNull());
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(shell.services.messages.question()).toBeNull();
    // the next modal asks its own question
    act(() => shell.platform.modals.open('event-modal-users', {}));
    await screen.findByText('unsaved input');
    act(() => shell.platform.modals.close());
    expect(await screen.findByRole('alertdialog', { name: 'Закрыть без сохранения?' })).toBeVisible();
  });

  it('stay open behind the popup [SHELL-107]', async () => {
    const shell = await startShell({ address: '/participant/101?modal=event-modal-users', parts });
    await screen.findByText('content of the modal');
    act(() => shell.platform.messages.error('Не сохранено\nПовторите'));
    const popup = await screen.findByText(/Не сохранено/);
    expect(popup.closest('[role=alert]')).not.toBeNull();
    expect(screen.getByText('content of the modal')).toBeVisible();
  });
});
