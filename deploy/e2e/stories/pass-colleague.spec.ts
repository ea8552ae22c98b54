import { ApiUser } from '../support/api-user';
import { enter, expect, test } from '../support/portal';

/** What one tab writes, the others show: list, tile and quota of passes. */
test('passes of a colleague and of another tab appear in open lists, tile and quota without a reload [PASS-337]', async ({
  page,
  context,
  baseURL,
}) => {
  const lastname = 'Переглядов';
  const joined: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => joined.push(String(payload))));
  await enter(page, 'editor@severmech.example');
  await page.goto('/participant/102?modal=event-modal-participant-passes');
  const dialog = page.getByRole('dialog', { name: 'Пропуска участников' });
  const quota = dialog.getByTestId('quota-count');
  await expect(quota).toHaveText(/\d/);
  const before = Number(await quota.textContent());
  await expect.poll(() => joined.join()).toMatch(/subscription_succeeded[^}]*private-participants\.102/);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));

  const row = dialog.getByRole('row').filter({ hasText: lastname });
  await test.step('a colleague adds a pass, and list and quota of the open dialog follow', async () => {
    const colleague = await ApiUser.signIn(baseURL ?? '', 'supervisor@severmech.example');
    const person = { type: 'certificate', company_name: 'ООО «Северная механика»', lastname, name: 'Лев' };
    const { status } = await colleague.call('POST', '/participants/102/personal-passes', person);
    expect(status).toBe(201);
    await expect(row).toBeVisible();
    await expect(quota).toHaveText(String(before + 1));
  });

  await test.step('a pass deleted in a second tab disappears from the first one', async () => {
    // signed in as in the first tab
    const second = await context.newPage();
    await second.goto('/participant/102?modal=event-modal-participant-passes');
    const there = second.getByRole('dialog', { name: 'Пропуска участников' }).getByRole('row');
    await there
      .filter({ hasText: lastname })
      .getByRole('button', { name: new RegExp(`^Удалить.*${lastname}`) })
      .click();
    await expect(there.filter({ hasText: lastname })).toHaveCount(0);
    await expect(row).toHaveCount(0);
    await expect(quota).toHaveText(String(before));
    await second.close();
  });
  expect(await page.evaluate(() => 'sameDocument' in window), 'the document was not reloaded').toBe(true);
});
