import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '../../api/api-error';
import { axeViolations, renderKit } from '../render-kit';
import { FileDrop, refusalOf, typeNames, useFileUploads, type FileDropProps, type UploadFile } from '.';

const rules = { types: ['pdf', 'jpg', 'jpeg'], limit: 5 * 1024 * 1024 };
const fileOf = (name: string, bytes = 10) => {
  const file = new File(['x'], name);
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
};
const onFiles = jest.fn();
const Plan = (props: Partial<FileDropProps>) => <FileDrop label="Plan" rules={rules} onFiles={onFiles} {...props} />;
const input = () => {
  const node = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!node) throw new Error('no file input');
  return node;
};

describe('file rules', () => {
  it.each([
    ['plan.pdf', 1, null],
    ['PLAN.PDF', rules.limit, null],
    ['plan.pdf', rules.limit + 1, 'size'],
    ['plan.pdf', 0, 'empty'],
    ['plan.exe', 1, 'type'],
    ['plan', 1, 'type'],
    ['plan.pdf.exe', 1, 'type'],
  ])('checks %s of %d bytes: %s', (name, size, refusal) => expect(refusalOf({ name, size }, rules)).toBe(refusal));

  it('list file types for people', () => expect(typeNames(rules.types)).toBe('PDF, JPG'));
});

describe('FileDrop', () => {
  beforeEach(() => onFiles.mockReset());

  it('shows types and limit before the selection and opens the file dialog by its button [SHELL-203]', async () => {
    const user = userEvent.setup();
    renderKit(<Plan />);
    expect(screen.getByText('Drop PDF, JPG here')).toBeVisible();
    expect(screen.getByText(/PDF, JPG up to 5\sMB/)).toBeVisible();
    expect(input()).toHaveAttribute('accept', '.pdf,.jpg,.jpeg');
    const click = jest.spyOn(input(), 'click');
    await user.tab();
    expect(screen.getByRole('button', { name: 'choose a file', description: 'Plan' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(click).toHaveBeenCalled();
    await user.upload(input(), fileOf('plan.pdf'));
    expect(onFiles.mock.calls[0]?.[0]).toHaveLength(1);
    expect(await axeViolations()).toEqual([]);
  });

  it('shows the actual size and the limit for a refused file, keeps its name and accepts the same name again [PASS-192]', async () => {
    const user = userEvent.setup();
    renderKit(<Plan />, 'ru');
    await user.upload(input(), fileOf('план.pdf', 7.4 * 1024 * 1024));
    expect(screen.getByRole('alert')).toHaveTextContent(/^Файл 7,4\sМБ больше допустимых 5\sМБ/);
    expect(screen.getByText('план.pdf')).toBeVisible();
    expect(onFiles).not.toHaveBeenCalled();
    await user.upload(input(), fileOf('план.pdf', 1024));
    expect(onFiles).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('accepts dropped and pasted files, and only one unless several are allowed', () => {
    const { rerender } = renderKit(<Plan />);
    const area = screen.getByText('Drop PDF, JPG here');
    const files = [fileOf('a.pdf'), fileOf('b.pdf')];
    fireEvent.dragOver(area, { dataTransfer: { types: ['Files'], files } });
    fireEvent.drop(area, { dataTransfer: { types: ['Files'], files } });
    expect(onFiles.mock.calls).toEqual([[[files[0]]]]);
    rerender(<Plan multiple />);
    const paste = createEvent.paste(screen.getByRole('button', { name: 'choose files' }), {
      clipboardData: { files, getData: () => '' },
    });
    fireEvent(screen.getByRole('button', { name: 'choose files' }), paste);
    expect(onFiles).toHaveBeenLastCalledWith(files);
    expect(paste.defaultPrevented).toBe(true);
  });

  it('ignores the picture that comes with cells pasted as text', () => {
    renderKit(<Plan />);
    fireEvent.paste(screen.getByRole('button', { name: 'choose a file' }), {
      clipboardData: { files: [fileOf('cells.jpg')], getData: () => 'Table\t2' },
    });
    expect(onFiles).not.toHaveBeenCalled();
  });

  it('accepts nothing while disabled or busy', async () => {
    const user = userEvent.setup({ applyAccept: false });
    const { rerender } = renderKit(<Plan disabledReason="The deadline was 9 June" />);
    expect(screen.getByRole('group', { name: 'Plan' })).toHaveAccessibleDescription('The deadline was 9 June');
    await user.upload(input(), fileOf('plan.pdf'));
    rerender(<Plan busy />);
    await user.upload(input(), fileOf('plan.pdf'));
    expect(onFiles).not.toHaveBeenCalled();
  });
});

describe('useFileUploads', () => {
  interface Sent {
    resolve: (answer: string) => void;
    reject: (error: unknown) => void;
    signal: AbortSignal;
    onProgress: (share: number) => void;
  }
  let sent: Sent[];
  const onDone = jest.fn();
  const upload: UploadFile<string> = (_file, { signal, onProgress }) =>
    new Promise((resolve, reject) => sent.push({ resolve, reject, signal, onProgress }));
  const Plans = () => <FileDrop label="Plans" rules={rules} multiple {...useFileUploads({ upload, onDone })} />;
  beforeEach(() => {
    sent = [];
    onDone.mockReset();
  });

  it('shows progress, then that the upload is complete', async () => {
    const user = userEvent.setup();
    renderKit(<Plans />);
    await user.upload(input(), fileOf('plan.pdf'));
    const bar = screen.getByRole('progressbar', { name: 'Sending plan.pdf' });
    expect(bar).not.toHaveAttribute('aria-valuenow');
    act(() => sent[0]?.onProgress(0.62));
    expect(bar).toHaveAttribute('aria-valuenow', '62');
    expect(screen.getByText('62%')).toBeVisible();
    await act(async () => sent[0]?.resolve('id-7'));
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('The file plan.pdf is uploaded');
    expect(onDone).toHaveBeenCalledWith('id-7', expect.objectContaining({ name: 'plan.pdf' }));
  });

  it('cancels an upload, and stops when the screen unmounts', async () => {
    const user = userEvent.setup();
    const { unmount } = renderKit(<Plans />);
    await user.upload(input(), [fileOf('a.pdf'), fileOf('b.pdf')]);
    await user.click(screen.getByRole('button', { name: 'Cancel: a.pdf' }));
    expect(sent[0]?.signal.aborted).toBe(true);
    expect(screen.queryByText('a.pdf')).toBeNull();
    expect(sent[1]?.signal.aborted).toBe(false);
    unmount();
    expect(sent[1]?.signal.aborted).toBe(true);
  });

  it('keeps a failed file with the server text and uploads it again on request', async () => {
    const user = userEvent.setup();
    renderKit(<Plans />);
    await user.upload(input(), fileOf('plan.pdf'));
    await act(async () => sent[0]?.reject(new ApiError({ status: 422, serverMessage: 'The plan is unreadable' })));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('The plan is unreadable'));
    await user.click(screen.getByRole('button', { name: 'Try again: plan.pdf' }));
    expect(screen.getByRole('progressbar')).toBeVisible();
    await act(async () => sent[1]?.resolve('id-8'));
    expect(onDone).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Remove: plan.pdf' }));
    expect(screen.queryByText('plan.pdf')).toBeNull();
  });
});
