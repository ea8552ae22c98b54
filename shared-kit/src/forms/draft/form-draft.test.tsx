import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderKit } from '../../components/render-kit';
import { PlatformProvider } from '../../platform/context';
import type { PlatformServices, PlatformState } from '../../platform/services';
import { Form, FormPasswordField, FormTextField, SubmitButton } from '..';
import { clearDrafts, draftPlace } from '../draft-store';
import { emptyForm, FormDraft } from '.';

const open = (userId: number | null, onSubmit: () => Promise<void> = async () => {}) => {
  const user = userId === null ? null : { id: userId };
  const ui = (state: Partial<PlatformState>) => (
    <PlatformProvider services={{} as PlatformServices} state={state as PlatformState}>
      <Form initialValues={{ name: '', secret: '', password: '' }} onSubmit={onSubmit}>
        <FormDraft name="pass" />
        <FormTextField name="name" label="Name" />
        <FormPasswordField name="password" label="Password" autoComplete="new-password" />
        <SubmitButton>Send</SubmitButton>
      </Form>
    </PlatformProvider>
  );
  const rendered = renderKit(ui({ user: user as PlatformState['user'] }));
  return { ...rendered, endSession: () => rendered.rerender(ui({ user: null })) };
};
const nameField = () => screen.getByRole('textbox', { name: 'Name' });

describe('FormDraft', () => {
  beforeEach(() => sessionStorage.clear());

  it('restores typed input after the page was left, says so and can be discarded', async () => {
    const user = userEvent.setup();
    open(7);
    await user.type(nameField(), 'Ann');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(draftPlace(7, 'pass').read()?.values).toMatchObject({ name: 'Ann' });
    cleanup();
    open(7);
    expect(nameField()).toHaveValue('Ann');
    expect(screen.getByRole('status')).toHaveTextContent(/^What you typed at \d\d:\d\d is back/);
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(nameField()).toHaveValue('');
    expect(draftPlace(7, 'pass').read()).toBeNull();
  });

  it('is saved 400 ms after the last key, in case of a crash', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    open(7);
    await user.type(nameField(), 'Ann');
    act(() => jest.advanceTimersByTime(399));
    expect(draftPlace(7, 'pass').read()).toBeNull();
    act(() => jest.advanceTimersByTime(1));
    expect(draftPlace(7, 'pass').read()?.values['name']).toBe('Ann');
    jest.useRealTimers();
  });

  it('belongs to its user: it survives the end of a session, is hidden from other users and deleted on sign-out', async () => {
    const user = userEvent.setup();
    const { endSession, unmount } = open(7);
    await user.type(nameField(), 'Ann');
    endSession();
    unmount();
    open(8);
    expect(nameField()).toHaveValue('');
    cleanup();
    open(7);
    expect(nameField()).toHaveValue('Ann');
    cleanup();
    sessionStorage.setItem('other', 'stays');
    open(7);
    await user.type(nameField(), 'a');
    // signing out then unmounts the form, which must not write again
    clearDrafts();
    cleanup();
    open(7);
    expect(nameField()).toHaveValue('');
    expect(sessionStorage.getItem('other')).toBe('stays');
  });

  it('is deleted in all tabs when the user signs out in one', async () => {
    draftPlace(7, 'pass').write({ name: 'Ann' });
    const otherTab = new BroadcastChannel('fairfront.drafts');
    otherTab.postMessage('clear');
    await waitFor(() => expect(draftPlace(7, 'pass').read()).toBeNull());
    otherTab.close();
  });

  it('stores nothing without a user, no passwords, and nothing outside session storage [SHELL-145]', async () => {
    const user = userEvent.setup();
    open(null).unmount();
    expect(sessionStorage).toHaveLength(0);
    const { unmount } = open(7);
    await user.type(nameField(), 'Ann');
    await user.type(screen.getByLabelText('Password'), 'hidden pass');
    unmount();
    expect(JSON.stringify({ ...sessionStorage })).toContain('Ann');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('hidden pass');
    expect(localStorage).toHaveLength(0);
  });

  it('is deleted when the form is submitted, and kept when submitting fails', async () => {
    const user = userEvent.setup();
    const onSubmit = jest.fn<Promise<void>, []>().mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce();
    const { unmount } = open(7, onSubmit);
    await user.type(nameField(), 'Ann');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).not.toHaveAttribute('aria-busy'));
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(draftPlace(7, 'pass').read()).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(draftPlace(7, 'pass').read()).toBeNull());
    unmount();
    expect(draftPlace(7, 'pass').read()).toBeNull();
  });

  it('is deleted when the form is emptied and unmounted in one step', async () => {
    const user = userEvent.setup();
    const onSubmit = jest.fn<Promise<void>, []>().mockResolvedValue();
    const Leaving = () => {
      const [isOpen, setOpen] = useState(true);
      return (
        <PlatformProvider services={{} as PlatformServices} state={{ user: { id: 7 } } as PlatformState}>
          {isOpen && (
            <Form
              initialValues={{ name: '' }}
              onSubmit={async (_, form) => {
                await onSubmit();
                emptyForm(form, { name: '' });
                setOpen(false);
              }}
            >
              <FormDraft name="pass" />
              <FormTextField name="name" label="Name" />
              <SubmitButton>Send</SubmitButton>
            </Form>
          )}
        </PlatformProvider>
      );
    };
    renderKit(<Leaving />);
    await user.type(nameField(), 'Ann');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(draftPlace(7, 'pass').read()).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    expect(draftPlace(7, 'pass').read()).toBeNull();
  });

  it('ignores an unreadable draft and fields that the form no longer has', () => {
    sessionStorage.setItem('fairfront.draft.7.pass', '{broken');
    open(7).unmount();
    draftPlace(7, 'pass').write({ name: 'Ann', gone: 1 });
    open(7);
    expect(nameField()).toHaveValue('Ann');
    cleanup();
    expect(draftPlace(7, 'pass').read()?.values).not.toHaveProperty('gone');
  });
});
