import { Profiler, useState } from 'react';
import { createEvent, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeViolations, renderKit } from '../render-kit';
import { blockSize, blocksOf, type ChatMessage } from './chat-message';
import { ChatComposer, ChatThread } from '.';

const manager = { id: 7, name: 'Tatyana Belkina' };
const own = { id: 1, name: 'Irina Sokolova' };
const messages: ChatMessage[] = [
  {
    id: 3,
    side: 'other',
    isManager: true,
    author: manager,
    text: 'Both are here.',
    at: '2026-05-25T10:06:00',
    files: [{ id: 9, name: 'Sofas.pdf', size: 862_208, extension: 'pdf' }],
  },
  { id: 1, side: 'own', author: own, text: 'White ones\nare needed.', at: '2026-05-24T16:20:00', files: [] },
  {
    id: 2,
    side: 'other',
    isManager: true,
    author: manager,
    text: 'Only on two days.',
    at: '2026-05-25T10:04:00',
    files: [],
  },
];

describe('the message blocks', () => {
  const one = (id: number): ChatMessage => ({
    ...{ id, side: 'own', author: own, text: String(id), files: [] },
    at: new Date(Date.UTC(2026, 4, 25) + id * 60_000).toISOString(),
  });
  const some = (from: number, count: number) => Array.from({ length: count }, (_, index) => one(from + index));

  it('the messages are sorted in ascending order [SVC-107]', () => {
    expect(blocksOf(messages).flatMap(({ messages: ofBlock }) => ofBlock.map(({ id }) => id))).toEqual([1, 2, 3]);
  });

  it('a block stays the same when older or newer messages are added [SVC-166]', () => {
    const before = blocksOf(some(1000, 100), 1000);
    const after = blocksOf([...some(950, 50), ...some(1000, 103)], 1000);
    const full = before.filter(({ messages: ofBlock }) => ofBlock.length === blockSize);
    for (const { key, messages: ofBlock } of full) {
      expect(after.find((block) => block.key === key)?.messages).toEqual(ofBlock);
    }
    expect(after.flatMap(({ messages: ofBlock }) => ofBlock)).toHaveLength(153);
    expect(new Set(after.map(({ key }) => key)).size).toBe(after.length);
    expect(after[1]?.before?.id).toBe(after[0]?.messages.at(-1)?.id);
  });
});

describe('the chat thread', () => {
  const show = (props: Partial<Parameters<typeof ChatThread>[0]> = {}) => {
    const onDownload = jest.fn();
    const view = renderKit(<ChatThread label="Messages" messages={messages} onDownload={onDownload} {...props} />);
    return { onDownload, ...view };
  };

  it('the thread shows day headings, the manager once per run, line breaks and times [SVC-108, SVC-109, SVC-110]', async () => {
    show();
    const log = screen.getByRole('log', { name: 'Messages' });
    expect(
      within(log)
        .getAllByRole('heading')
        .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
    ).toEqual(['24 May 2026', '25 May 2026']);
    expect(within(log).getAllByText('Tatyana Belkina, manager')).toHaveLength(1);
    const [first, second, third] = within(log).getAllByRole('article');
    expect(first).toHaveClass('own');
    expect(first?.textContent).toContain('White ones\nare needed.');
    expect(first).toHaveTextContent('Irina Sokolova, 24 May 2026 16:20');
    expect(second).toHaveClass('other');
    expect(third).toHaveTextContent('Tatyana Belkina: Both are here.');
    expect(await axeViolations()).toEqual([]);
  });

  it('a divider precedes the first unread message', () => {
    show({ unread: { first: 2, count: 2 } });
    expect(screen.getByText('2 new messages').nextElementSibling).toHaveTextContent('Only on two days.');
  });

  it.each([
    [1, '1 новое сообщение'],
    [3, '3 новых сообщения'],
    [5, '5 новых сообщений'],
  ])('the count of %d new messages has the right Russian plural', (count, words) => {
    renderKit(<ChatThread label="Чат" messages={messages} unread={{ first: 2, count }} onDownload={() => {}} />, 'ru');
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  it('a file shows its size, and after a failure the error with a retry [SVC-124, SVC-126]', async () => {
    const { onDownload, rerender } = show();
    expect(screen.getByText('842 KB')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Download Sofas.pdf' }));
    expect(onDownload).toHaveBeenCalledTimes(1);
    const failed = messages.map((message) => ({
      ...message,
      files: message.files.map((file) => ({ ...file, download: 'failed' as const })),
    }));
    rerender(<ChatThread label="Messages" messages={failed} onDownload={onDownload} />);
    expect(screen.getByText('The file could not be downloaded')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again: Sofas.pdf' }));
    expect(onDownload).toHaveBeenCalledTimes(2);
  });

  it('the thread starts at the newest message and stays there only while the user is at the end [SVC-108]', () => {
    const { rerender } = show();
    const log = screen.getByRole('log');
    const heights = { scrollHeight: 1000, clientHeight: 300 };
    for (const [name, value] of Object.entries(heights))
      Object.defineProperty(log, name, { value, configurable: true });
    const add = (id: number, side: 'own' | 'other') =>
      rerender(
        <ChatThread
          label="Messages"
          onDownload={() => {}}
          messages={[...messages, { id, side, author: own, text: 'More', at: `2026-05-26T10:0${id}:00`, files: [] }]}
        />,
      );
    log.scrollTop = 100;
    fireEvent.scroll(log);
    add(4, 'other');
    expect(log.scrollTop).toBe(100);
    add(5, 'own');
    expect(log.scrollTop).toBe(1000);
  });

  it('the thread paints the first screen first, the messages above it next, and requests no older messages for that [SVC-166]', () => {
    const many = Array.from({ length: 50 }, (_, index): ChatMessage => ({
      ...{ id: index + 1, side: 'own', author: own, text: `Text ${index + 1}`, files: [] },
      at: new Date(Date.UTC(2026, 4, 25) + index * 60_000).toISOString(),
    }));
    const commits: { rows: number; hasEarlier: boolean; hasNewest: boolean }[] = [];
    const onRender = () =>
      commits.push({
        rows: screen.getAllByRole('article').length,
        hasEarlier: screen.queryByRole('button', { name: 'Show earlier messages' }) !== null,
        hasNewest: screen.queryByText('Text 50') !== null,
      });
    renderKit(
      <Profiler id="thread" onRender={onRender}>
        <ChatThread
          label="Messages"
          messages={many}
          onDownload={() => {}}
          earlier={{ isLoading: false, onLoad: () => {} }}
        />
      </Profiler>,
    );
    // 768 px is the height of the test window
    expect(commits[0]).toEqual({ rows: 12, hasEarlier: false, hasNewest: true });
    expect(commits.at(-1)).toEqual({ rows: 50, hasEarlier: true, hasNewest: true });
  });
});

const Composer = ({ onSend, sending }: { onSend: () => void; sending?: boolean }) => {
  const [text, setText] = useState('');
  const [files, setFiles] = useState<File[]>([]);
  return (
    <ChatComposer
      text={text}
      onText={setText}
      files={files}
      onAddFiles={(added) => setFiles([...files, ...added])}
      onRemoveFile={(gone) => setFiles(files.filter((file) => file !== gone))}
      onSend={onSend}
      sending={sending}
    />
  );
};
const area = () => screen.getByRole('textbox', { name: 'Message' });

describe('the chat composer', () => {
  it('Enter sends the message, and Shift+Enter breaks the line [SVC-117]', async () => {
    const onSend = jest.fn();
    renderKit(<Composer onSend={onSend} />);
    await userEvent.type(area(), 'One{Shift>}{Enter}{/Shift}two');
    expect(area()).toHaveValue('One\ntwo');
    expect(onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onSend).toHaveBeenCalledTimes(1);
    expect(area()).toHaveValue('One\ntwo');
    expect(await axeViolations()).toEqual([]);
  });

  it('Enter that confirms input method text does not send, in the event order of Safari either [SVC-117]', async () => {
    const onSend = jest.fn();
    renderKit(<Composer onSend={onSend} />);
    await userEvent.type(area(), 'こんにちは');
    fireEvent.compositionStart(area());
    fireEvent.keyDown(area(), { key: 'Enter', keyCode: 229, isComposing: true });
    fireEvent.compositionEnd(area());
    fireEvent.keyDown(area(), { key: 'Enter', keyCode: 229, isComposing: false });
    expect(onSend).not.toHaveBeenCalled();
    fireEvent.keyDown(area(), { key: 'Enter', keyCode: 13 });
    expect(onSend).toHaveBeenCalledTimes(1);
  });

  it('pasted text stays text, and a pasted picture alone is attached [SVC-117]', () => {
    renderKit(<Composer onSend={jest.fn()} />);
    const files = [new File(['x'], 'image.png', { type: 'image/png' })];
    const paste = (text: string) => {
      const event = createEvent.paste(area(), { clipboardData: { files, getData: () => text } });
      fireEvent(area(), event);
      return event.defaultPrevented;
    };
    expect(paste('Table\t2')).toBe(false);
    expect(screen.queryByText('image.png')).toBeNull();
    expect(paste('')).toBe(true);
    expect(screen.getByText('image.png')).toBeVisible();
  });

  it('an empty message is not sent and the text input takes the focus [SVC-116]', async () => {
    const onSend = jest.fn();
    renderKit(<Composer onSend={onSend} />);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSend).not.toHaveBeenCalled();
    expect(area()).toHaveFocus();
  });

  it('files are attached with their size, can be removed, and can be sent without text', async () => {
    const onSend = jest.fn();
    const { container } = renderKit(<Composer onSend={onSend} />);
    const plan = new File(['x'.repeat(2048)], 'plan.pdf');
    await userEvent.upload(container.querySelector('input[type=file]') as HTMLInputElement, plan);
    const list = screen.getByRole('list', { name: 'Attached files' });
    expect(list).toHaveTextContent('plan.pdf2 KB');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSend).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Remove plan.pdf' }));
    expect(list).not.toBeInTheDocument();
  });

  it('the composer does not send twice', async () => {
    const onSend = jest.fn();
    renderKit(<Composer onSend={onSend} sending />);
    await userEvent.type(area(), 'Hello{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSend).not.toHaveBeenCalled();
    expect(area()).toHaveValue('Hello');
  });
});
