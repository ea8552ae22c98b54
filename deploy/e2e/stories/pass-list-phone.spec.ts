import type { Locator } from '@playwright/test';
import { axeFindings } from '../support/axe';
import { enter, expect, freshTest as test } from '../support/portal';

const boxOf = async (place: Locator) => {
  const box = await place.boundingBox();
  if (!box) throw new Error('It is not on the screen');
  return box;
};

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the pass list starts high, shows several passes and names the available actions [PASS-310] [PASS-331]', async ({
    page,
  }) => {
    await enter(page, 'editor@severmech.example');
    await page.goto('/participant/101?modal=event-modal-participant-passes');
    const dialog = page.getByRole('dialog', { name: 'Пропуска участников' });
    const rows = dialog.locator('[data-row-id]');
    await expect(rows).not.toHaveCount(0);
    await expect(dialog.locator('[data-row-id]').first()).toBeVisible();
    // the dialog slides in from below
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
    const actions = dialog.getByRole('button', { name: 'Действия со списком' });
    const add = await boxOf(dialog.getByRole('button', { name: 'Добавить пропуск' }));
    const boxes = await Promise.all((await rows.all()).map(boxOf));
    const whole = boxes.filter(({ y, height }) => y + height <= add.y);
    test
      .info()
      .annotations.push({ type: 'measured', description: `first at ${boxes[0]?.y}, ${whole.length} in sight` });
    expect(boxes[0]?.y).toBeLessThanOrEqual(330);
    expect(whole.length).toBeGreaterThanOrEqual(4);

    // both are in one line at the lower edge
    expect(Math.abs((await boxOf(actions)).y - add.y)).toBeLessThan(8);
    for (const target of [actions, dialog.getByRole('button', { name: 'Правила' }), dialog.getByLabel('Сортировка')]) {
      expect((await boxOf(target)).height).toBeGreaterThanOrEqual(44);
    }
    expect(await axeFindings(page)).toEqual([]);
    await actions.click();
    await expect(page.getByRole('menuitem', { name: /^Удалить все Будет удалено \d+/ })).toBeVisible();
  });
});

for (const width of [1440, 1180, 820]) {
  test(`the toolbar of the list stays on one line at ${width} px, also with the form open [PASS-310]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await enter(page, 'editor@severmech.example');
    await page.goto('/participant/101?modal=event-modal-participant-passes');
    const dialog = page.getByRole('dialog', { name: 'Пропуска участников' });
    const parts = [
      dialog.getByLabel('Сортировка'),
      dialog.getByRole('button', { name: 'Пакет сертификатов участников' }),
      dialog.getByRole('button', { name: 'Действия со списком' }),
    ];
    const middles = async () =>
      (await Promise.all(parts.map(boxOf))).map(({ y, height }) => Math.round(y + height / 2));
    // the dialog slides in from below
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
    const before = await middles();
    expect(new Set(before).size).toBe(1);
    await dialog.getByRole('button', { name: 'Добавить пропуск' }).click();
    await expect(dialog.getByLabel('Фамилия')).toBeVisible();
    // below 1,164 px the form replaces the list
    if (width >= 1164) expect(await middles()).toEqual(before);
  });
}

/** Characters of a typical name of three parts. */
const usualLength = 26;

for (const [width, address] of [
  [1440, '&add=1'],
  [820, ''],
] as const) {
  test(`names of typical length fit on one line at ${width} px${address && ', beside the form'} [PASS-334]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await enter(page, 'editor@severmech.example');
    await page.goto(`/participant/101?modal=event-modal-participant-passes${address}`);
    const dialog = page.getByRole('dialog', { name: 'Пропуска участников' });
    const names = dialog.locator('[data-row-id] [data-person]');
    await expect(names).not.toHaveCount(0);
    const broken = await names.evaluateAll(
      (elements, longest) =>
        elements
          .filter(({ textContent }) => (textContent ?? '').length <= longest)
          .filter((element) => element.getClientRects().length > 1)
          .map(({ textContent }) => textContent),
      usualLength,
    );
    expect(broken).toEqual([]);
  });
}
