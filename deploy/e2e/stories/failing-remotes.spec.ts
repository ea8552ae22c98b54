import { remoteFailures, dialogFailures } from '../support/remote-failures';
import { enter, expect, freshTest as test } from '../support/portal';

const others = ['Услуги и корзина', 'Заявка в каталог и путеводитель', 'Профиль компании'];

for (const { name, inject, healsAlone = false, onlyOldRequests = false } of remoteFailures) {
  test(`when one remote fails with ${name}, the others appear, the shell works, and the part recovers without a reload`, async ({
    page,
    problems,
  }) => {
    await enter(page, 'admin@severmech.example');
    await page.clock.install();
    await inject(page);
    // the browser's own "load" event waits for every pending file
    await page.goto('/participant/101', { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));

    for (const title of others) await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    const tile = page.getByRole('region', { name: 'Пропуска участников' });
    const back = tile.getByText('из 30');
    await expect(tile).toBeVisible();
    await expect(back).toBeHidden();

    await test.step('the shell works', async () => {
      await page.getByRole('button', { name: /Уведомления/ }).click();
      await expect(page.getByRole('link', { name: 'Показать все' })).toBeVisible();
      await page.keyboard.press('Escape');
    });

    if (!healsAlone) {
      const retry = tile.getByRole('button', { name: 'Повторить' });
      // automatic retries follow after 2, 5 and 12 seconds; a request without a response counts as slow after 5
      for (const milliseconds of [2_500, 5_500, 12_500]) {
        if (await retry.isVisible()) break;
        await page.clock.runFor(milliseconds);
      }
      await expect(retry).toBeVisible();
      if (!onlyOldRequests) await page.unrouteAll({ behavior: 'ignoreErrors' });
      await expect(async () => {
        // a pending automatic retry may have removed the button
        if (await back.isHidden()) await retry.click({ timeout: 2_000 });
        await expect(back).toBeVisible({ timeout: 2_000 });
      }).toPass({ timeout: 30_000 });
    }

    await expect(back).toBeVisible({ timeout: 15_000 });
    expect(await page.evaluate(() => 'sameDocument' in window), 'the document was not reloaded').toBe(true);
    // errors thrown by the injected code are expected
    problems.errors.length = 0;
  });
}

for (const { name, inject } of dialogFailures) {
  test(`when a dialog of a remote fails with ${name}, it says so over a working hub and recovers without a reload`, async ({
    page,
  }) => {
    await enter(page, 'admin@severmech.example');
    await page.clock.install();
    await inject(page);
    await page.goto('/participant/101?modal=event-modal-participant-passes', { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await expect(page.locator('main').getByText('из 30').first()).toBeVisible();
    const dialog = page.getByRole('dialog');
    const retry = dialog.getByRole('button', { name: 'Повторить' });
    const back = dialog.getByRole('button', { name: /^Вернуться/ });
    for (const milliseconds of [2_500, 5_500, 12_500]) {
      if (await back.isVisible()) break;
      await expect(retry).toBeVisible();
      await page.clock.runFor(milliseconds);
    }
    await expect(back).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await retry.click();
    await expect(dialog.getByRole('row').first()).toBeVisible({ timeout: 15_000 });
    expect(await page.evaluate(() => 'sameDocument' in window), 'the document was not reloaded').toBe(true);
  });
}
