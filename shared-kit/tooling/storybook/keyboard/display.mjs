/* global document -- functions given to `evaluate` run inside the page */
import assert from 'node:assert/strict';
import { expectFocusOn, expectRing, expectShown, press } from './expectations.mjs';

const activeRow = (page) =>
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

export const displayChecks = [
  {
    story: 'kit-tabs--counts',
    says: 'arrows move and choose, Tab goes to the panel',
    run: async (page) => {
      await press(page, 'Tab');
      await expectFocusOn(page, 'Счета');
      await expectRing(page);
      await press(page, 'ArrowRight');
      await expectFocusOn(page, 'Акты');
      await expectShown(page.getByText('Раздел: acts'));
    },
  },
  {
    story: 'kit-tree--twenty-thousand',
    says: 'keys move through 20,000 rows and the active one stays in view',
    run: async (page) => {
      await page.getByRole('button', { name: 'Развернуть всё' }).focus();
      await press(page, 'Enter', 'Tab');
      await press(page, 'End');
      let row = await activeRow(page);
      assert.match(row.text, /Позиция 26/);
      assert.ok(row.isInView, 'the last row is not in view');
      await press(page, 'Home', 'ArrowDown', 'ArrowDown', 'Space');
      row = await activeRow(page);
      assert.match(row.text, /Позиция 1/);
      assert.equal(row.checked, 'true');
      await press(page, 'PageDown', 'PageDown', 'PageUp');
      assert.ok((await activeRow(page)).isInView, 'the row after page keys is not in view');
      assert.ok((await page.getByRole('treeitem').count()) < 80, 'too many rows are drawn');
    },
  },
  {
    story: 'kit-datatable--sorted',
    says: 'heads are buttons: Enter sorts and says the order',
    run: async (page) => {
      await press(page, 'Tab');
      await expectFocusOn(page, 'Участник');
      await expectRing(page);
      await press(page, 'Enter');
      await expectShown(page.locator('th[aria-sort=ascending]', { hasText: 'Участник' }));
    },
  },
  {
    story: 'kit-datatable--selected',
    says: 'space selects, and the rows do not move when the bulk bar comes and goes',
    run: async (page) => {
      const firstRow = page.getByRole('row').nth(1);
      const top = async () => (await firstRow.boundingBox())?.y;
      const before = await top();
      await page.getByRole('checkbox', { name: 'Выбрать все' }).focus();
      await press(page, 'Space', 'Space');
      await expectShown(page.getByRole('columnheader', { name: 'Тип' }));
      assert.equal(await top(), before);
    },
  },
  {
    story: 'kit-stepper--wizard',
    says: 'every step can be reached, a locked one too, and says why',
    run: async (page) => {
      await press(page, 'Tab', 'Tab', 'Tab', 'Tab', 'Tab');
      await expectFocusOn(page, 'Реклама');
      await expectRing(page);
    },
  },
  {
    story: 'kit-imageslider--four',
    says: 'arrow keys turn the pictures',
    run: async (page) => {
      await press(page, 'Tab', 'ArrowRight', 'ArrowRight');
      await expectShown(page.getByText('3 из 4'));
    },
  },
  {
    story: 'kit-infotile--failed',
    says: 'the retry of a failed tile is reached by Tab',
    run: async (page) => {
      await press(page, 'Tab');
      await expectFocusOn(page, 'Повторить');
      await expectRing(page);
    },
  },
];
