import type { Page, WebSocketRoute } from '@playwright/test';
import { ApiUser } from '../support/api-user';
import { Organizer } from '../support/organizer';
import { enter, expect, freshTest as test } from '../support/portal';

/** Lets the story control the page's socket. */
const holdSocket = async (page: Page) => {
  const open = new Set<WebSocketRoute>();
  const events: string[] = [];
  let isCut = false;
  await page.routeWebSocket(/\/app\//, (socket) => {
    if (isCut) return void socket.close({ code: 1012, reason: 'The connection is cut' });
    const server = socket.connectToServer();
    open.add(socket);
    server.onMessage((message) => {
      events.push(String(message));
      socket.send(message);
    });
    socket.onClose(() => open.delete(socket));
  });
  return {
    events,
    cut: async () => {
      isCut = true;
      for (const socket of open) await socket.close({ code: 1012, reason: 'The connection is cut' });
    },
    restore: () => (isCut = false),
  };
};

interface PassItem {
  id: number;
  status: string;
  lastname: string;
}

test('a decision made while the socket is down appears when it reconnects, without a reload [SHELL-102] [SHELL-264]', async ({
  page,
  baseURL,
}) => {
  const url = baseURL ?? '';
  const editor = await ApiUser.signIn(url, 'editor@severmech.example');
  const answer = await editor.call('GET', '/participants/102/personal-passes?type=certificate&per_page=100');
  const { data } = (await answer.json()) as { data: PassItem[] };
  const pass = data.find(({ status }) => status === 'consideration');
  if (!pass) throw new Error('Participation 102 has no pass that waits for a decision');

  const socket = await holdSocket(page);
  await page.clock.install();
  await enter(page, 'editor@severmech.example');
  await page.goto('/participant/102?modal=event-modal-participant-passes');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const row = page.locator(`[data-row-id="${pass.id}"]`).first();
  await expect(row).toContainText('В обработке');
  // the participation channel is joined, and its first request is answered
  await expect.poll(() => socket.events.join()).toMatch(/subscription_succeeded[^}]*private-participants\.102/);

  const organizer = await Organizer.signIn(url);
  await test.step('the connection is cut, and the page says so once after half a minute', async () => {
    await socket.cut();
    await page.clock.runFor(31_000);
    const line = page.getByText(/^Данные перестали обновляться в \d\d:\d\d/);
    await expect(line).toBeAttached();
    await expect(line).toHaveCount(1);
  });

  await test.step('meanwhile the organiser accepts the pass', async () => {
    await organizer.decide(pass.id, 'accepted');
    await page.clock.runFor(5_000);
    await expect(row).toContainText('В обработке');
  });

  await test.step('the connection is back, and row, bell and status line follow', async () => {
    socket.restore();
    await expect(async () => {
      await page.clock.runFor(5_000);
      await expect(row).toContainText('Принят', { timeout: 500 });
    }).toPass();
    await expect(page.getByText(/^Данные перестали обновляться/)).toHaveCount(0);
    expect(await page.evaluate(() => 'sameDocument' in window), 'the document was not reloaded').toBe(true);
    await page.keyboard.press('Escape');
    await page.clock.runFor(1_000);
    await page.getByRole('button', { name: /Уведомления/ }).click();
    const news = page.getByText(new RegExp(`Пропуск \\(${pass.lastname} .*\\)`));
    await expect(news.first()).toBeVisible();
  });
  await organizer.decide(pass.id, 'consideration');
});

test('a change of read state elsewhere appears in the bell of this tab, without a reload [SHELL-564]', async ({
  page,
  baseURL,
}) => {
  const email = 'reader@severmech.example';
  const elsewhere = await ApiUser.signIn(baseURL ?? '', email);
  const listed = await elsewhere.call('GET', '/notifications?perPage=20');
  const { data, meta } = (await listed.json()) as {
    data: { id: number; read_at: string | null }[];
    meta: { unread_count: number };
  };
  const read = data.find(({ read_at }) => read_at !== null);
  if (!read) throw new Error('The reader has no notification that is read');

  const socket = await holdSocket(page);
  await enter(page, email);
  await page.goto('/');
  const bell = page.getByRole('banner').getByRole('button', { name: /^Уведомления/ });
  const unread = async () => Number(/\d+/.exec((await bell.getAttribute('aria-label')) ?? '')?.[0] ?? 0);
  await expect.poll(unread).toBe(meta.unread_count);
  await expect.poll(() => socket.events.join()).toMatch(/subscription_succeeded[^}]*private-users\./);
  await elsewhere.call('PUT', `/notifications/${read.id}/unread`);
  await expect.poll(unread).toBe(meta.unread_count + 1);
  await elsewhere.call('PUT', `/notifications/${read.id}`);
  await expect.poll(unread).toBe(meta.unread_count);
});
