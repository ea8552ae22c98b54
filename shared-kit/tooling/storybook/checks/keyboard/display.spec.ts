import type { Page } from '@playwright/test';
import { expect, test } from '../story-test';
import { expectFocusOn, expectRing, press } from './expectations';

/** The active row of a list with a single tab stop. */
const activeRow = (page: Page) =>
  page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant');
    const row = id ? document.getElementById(id) : null;
    const box = row?.getBoundingClientRect();
    const view = document.activeElement?.getBoundingClientRect();
    return {
      text: row?.textContent ?? '',
      checked: row?.getAttribute('aria-checked'),
      isInView: Boolean(box && view && box.top >= view.top - 1 && box.bottom <= view.bottom + 1),
    };
  });

test('kit-tabs--counts: arrows move and choose, Tab goes to the panel', async ({ story }) => {
  const page = await story.open('kit-tabs--counts');
  await press(page, 'Tab');
  await expectFocusOn(page, 'Счета');
  await expectRing(page);
  await press(page, 'ArrowRight');
  await expectFocusOn(page, 'Акты');
  await expect(page.getByText('Раздел: acts')).toBeVisible();
});

test('parts-tree--twenty-thousand: keys move through 20,000 rows and the active one stays in view', async ({
  story,
}) => {
  const page = await story.open('parts-tree--twenty-thousand');
  await page.getByRole('button', { name: 'Развернуть всё' }).focus();
  await press(page, 'Enter', 'Tab');
  await press(page, 'End');
  let row = await activeRow(page);
  expect(row.text).toMatch(/Позиция 26/);
  expect(row.isInView, 'the last row is not in view').toBe(true);
  await press(page, 'Home', 'ArrowDown', 'ArrowDown', 'Space');
  row = await activeRow(page);
  expect(row.text).toMatch(/Позиция 1/);
  expect(row.checked).toBe('true');
  await press(page, 'PageDown', 'PageDown', 'PageUp');
  expect((await activeRow(page)).isInView, 'the row after page keys is not in view').toBe(true);
  expect(await page.getByRole('treeitem').count(), 'too many rows are drawn').toBeLessThan(80);
});

test('kit-datatable--sorted: headers are buttons: Enter sorts and announces the order', async ({ story }) => {
  const page = await story.open('kit-datatable--sorted');
  await press(page, 'Tab');
  await expectFocusOn(page, 'Участник');
  await expectRing(page);
  await press(page, 'Enter');
  await expect(page.locator('th[aria-sort=ascending]', { hasText: 'Участник' })).toBeVisible();
});

test('kit-datatable--selected: Space selects, and the rows do not move when the bulk bar appears and disappears', async ({
  story,
}) => {
  const page = await story.open('kit-datatable--selected');
  const firstRow = page.getByRole('row').nth(1);
  const top = async () => (await firstRow.boundingBox())?.y;
  const before = await top();
  await page.getByRole('checkbox', { name: 'Выбрать все' }).focus();
  await press(page, 'Space', 'Space');
  await expect(page.getByRole('columnheader', { name: 'Тип' })).toBeVisible();
  expect(await top()).toBe(before);
});

test('kit-stepper--wizard: every step can be reached, also a locked one, which gives the reason', async ({ story }) => {
  const page = await story.open('kit-stepper--wizard');
  await press(page, 'Tab', 'Tab', 'Tab', 'Tab', 'Tab');
  await expectFocusOn(page, 'Реклама');
  await expectRing(page);
});

test('kit-imageslider--four: arrow keys turn the pictures', async ({ story }) => {
  const page = await story.open('kit-imageslider--four');
  await press(page, 'Tab', 'ArrowRight', 'ArrowRight');
  await expect(page.getByText('3 из 4')).toBeVisible();
});

test('kit-infotile--failed: the retry of a failed tile is reached by Tab', async ({ story }) => {
  const page = await story.open('kit-infotile--failed');
  await press(page, 'Tab');
  await expectFocusOn(page, 'Повторить');
  await expectRing(page);
});
