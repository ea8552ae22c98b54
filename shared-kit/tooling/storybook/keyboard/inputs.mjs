/* global document, getComputedStyle -- functions given to `evaluate` run inside the page */
import assert from 'node:assert/strict';
import { expectFocusOn, expectGone, expectRing, expectShown, timeout, press } from './expectations.mjs';

/** Text of a field and where its caret stands. */
const caretOf = (locator) => locator.evaluate(({ value, selectionStart }) => [value, selectionStart]);

const paste = async (page, text) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((pasted) => globalThis.navigator.clipboard.writeText(pasted), text);
  await press(page, 'Control+v');
};

/** The frame around the focused input has the ring: the input itself has none. */
const expectFrameRing = async (page) => {
  const width = await page.evaluate(
    () => Number.parseFloat(getComputedStyle(document.activeElement.parentElement).outlineWidth) || 0,
  );
  assert.ok(width >= 2, 'the frame of the focused field has no visible ring');
};

/** Waits until the field holds the text: what a key chose is drawn a moment later on a busy machine. */
const expectValue = async (locator, value) => {
  for (let waited = 0; waited < timeout && (await locator.inputValue()) !== value; waited += 25) {
    await locator.page().waitForTimeout(25);
  }
  assert.equal(await locator.inputValue(), value);
};

export const inputChecks = [
  {
    story: 'kit-button--blocked',
    says: 'a blocked button is reached, has a ring and shows its reason; Escape takes the reason away',
    run: async (page) => {
      await press(page, 'Tab');
      await expectFocusOn(page, 'Добавить пропуск');
      await expectRing(page);
      const bubble = page.locator('[popover]', { hasText: 'Приём закончился 9 июня' });
      await expectShown(bubble);
      await press(page, 'Escape');
      await expectGone(bubble);
    },
  },
  {
    story: 'kit-textfield--empty',
    says: 'the ring is around the frame',
    run: async (page) => {
      await press(page, 'Tab');
      await expectFrameRing(page);
    },
  },
  {
    story: 'kit-passwordfield--hidden',
    says: 'the password is shown and hidden from the keyboard',
    run: async (page) => {
      await press(page, 'Tab', 'Tab');
      await expectFocusOn(page, 'Показать пароль');
      await press(page, 'Enter');
      assert.equal(await page.getByLabel('Пароль', { exact: true }).getAttribute('type'), 'text');
      await expectFocusOn(page, 'Скрыть пароль');
    },
  },
  {
    story: 'kit-maskedfield--phone',
    says: 'the caret stays where the person works, pasted numbers are cleaned',
    run: async (page) => {
      const field = page.getByRole('textbox');
      await press(page, 'Tab', 'Home', 'ArrowRight', 'ArrowRight', 'ArrowRight');
      await page.keyboard.type('5x-');
      assert.deepEqual(await caretOf(field), ['+795160000000', 4]);
      await press(page, 'Backspace');
      assert.deepEqual(await caretOf(field), ['+79160000000', 3]);
      await press(page, 'Control+a');
      await paste(page, '+7 (999) 123-45-67');
      assert.deepEqual(await caretOf(field), ['+79991234567', 12]);
    },
  },
  {
    story: 'kit-maskedfield--dates',
    says: 'separators come by themselves, a digit in the middle is corrected, usual writings are pasted',
    run: async (page) => {
      const field = page.getByRole('textbox').first();
      await press(page, 'Tab');
      await page.keyboard.type('1.2.2026');
      await expectValue(field, '01.02.2026');
      await press(page, 'Home', 'Delete');
      assert.deepEqual(await caretOf(field), ['1.02.2026', 0]);
      await page.keyboard.type('3');
      assert.deepEqual(await caretOf(field), ['31.02.2026', 1]);
      await press(page, 'Control+a');
      await paste(page, '2026-06-11');
      await expectValue(field, '11.06.2026');
    },
  },
  {
    story: 'kit-numberfield--between',
    says: 'arrows, Home and End change the number, leaving clamps what was typed',
    run: async (page) => {
      const field = page.getByRole('spinbutton');
      await press(page, 'Tab', 'ArrowUp', 'ArrowUp');
      await expectValue(field, '4');
      await press(page, 'End');
      await expectValue(field, '20');
      await press(page, 'Control+a');
      await page.keyboard.type('999');
      await press(page, 'Tab');
      await expectValue(field, '20');
    },
  },
  {
    story: 'kit-checkbox--states',
    says: 'Space changes a box, a blocked one is reached and stays',
    run: async (page) => {
      const boxes = page.getByRole('checkbox');
      await press(page, 'Tab');
      await expectRing(page);
      await press(page, 'Space');
      assert.equal(await boxes.nth(0).isChecked(), true);
      await press(page, 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Space');
      assert.equal(await boxes.nth(5).isChecked(), true);
    },
  },
  {
    story: 'kit-radiogroup--chosen',
    says: 'one stop of the Tab key, arrows choose',
    run: async (page) => {
      await press(page, 'Tab', 'ArrowUp');
      assert.equal(await page.getByRole('radio', { name: 'Чтение' }).isChecked(), true);
    },
  },
  {
    story: 'kit-switch--states',
    says: 'Space switches',
    run: async (page) => {
      await press(page, 'Tab');
      await expectRing(page);
      await press(page, 'Space');
      assert.equal(await page.getByRole('switch').first().isChecked(), false);
    },
  },
  {
    story: 'kit-segmentedcontrol--language',
    says: 'arrows choose the language',
    run: async (page) => {
      await press(page, 'Tab', 'ArrowRight');
      assert.equal(await page.getByRole('radio', { name: 'EN' }).isChecked(), true);
    },
  },
  {
    story: 'kit-select--with-search',
    says: 'an arrow opens it with the search, typing filters, Enter chooses and gives the focus back',
    run: async (page) => {
      const control = page.getByRole('combobox', { name: 'Гражданство' });
      await press(page, 'Tab');
      await expectRing(page);
      await press(page, 'ArrowDown');
      await expectShown(page.getByRole('listbox'));
      await page.keyboard.type('ин');
      await expectGone(page.getByRole('option', { name: 'Китай' }));
      await press(page, 'Enter');
      await expectGone(page.getByRole('listbox'));
      await expectFocusOn(page, 'Индия');
      assert.equal(await control.textContent(), 'Индия');
    },
  },
  {
    story: 'kit-select--short',
    says: 'letters on the closed control choose, Escape in the list changes nothing',
    run: async (page) => {
      const control = page.getByRole('combobox', { name: 'Сортировка' });
      await press(page, 'Tab');
      // Chromium's driver has no keys for Cyrillic letters
      await control.dispatchEvent('keydown', { key: 'п', bubbles: true });
      assert.equal(await control.textContent(), 'По фамилии');
      await press(page, 'Enter', 'Home', 'Escape');
      await expectGone(page.getByRole('listbox'));
      await expectFocusOn(page, 'По фамилии');
    },
  },
  {
    story: 'kit-combobox--empty',
    says: 'suggestions by typing, an arrow and Enter take one',
    run: async (page) => {
      const field = page.getByRole('combobox', { name: 'Компания' });
      await press(page, 'Tab');
      await page.keyboard.type('свет');
      await expectShown(page.getByRole('option'));
      await press(page, 'ArrowDown');
      await expectShown(page.locator('[role=combobox][aria-activedescendant]'));
      await press(page, 'Enter');
      await expectValue(field, 'ООО «Северный свет»');
    },
  },
  {
    story: 'kit-datepicker--bounded',
    says: 'Alt and an arrow open the calendar at the first free day, Page keys and arrows move, Enter chooses',
    run: async (page) => {
      const field = page.getByRole('textbox', { name: 'Заезд' });
      await press(page, 'Tab', 'Alt+ArrowDown');
      await expectFocusOn(page, '11\u00a0июня');
      await expectRing(page);
      await press(page, 'ArrowLeft');
      await expectShown(page.getByText('Дата должна быть не раньше 11.06.2026'));
      await press(page, 'ArrowRight', 'ArrowDown', 'Enter');
      await expectGone(page.getByRole('dialog'));
      await expectValue(field, '18.06.2026');
    },
  },
  {
    story: 'kit-periodcalendar--empty',
    says: 'Shift with arrows takes a run of days, the whole exhibition is one press',
    run: async (page) => {
      const chosen = page.getByRole('gridcell', { selected: true });
      await page.getByRole('gridcell', { name: /^16/ }).focus();
      await press(page, 'Shift+ArrowRight', 'Shift+ArrowRight');
      assert.equal(await chosen.count(), 3);
      await page.getByRole('button', { name: 'Вся выставка' }).focus();
      await press(page, 'Space');
      assert.equal(await chosen.count(), 4);
    },
  },
  {
    story: 'kit-slotpicker--two-groups',
    says: 'Space chooses a slot, an overlapping one closes and says why',
    run: async (page) => {
      const row = page.getByRole('group', { name: /17/ });
      await row.getByRole('checkbox', { name: '12:00–14:00' }).focus();
      await press(page, 'Space');
      assert.equal(await row.getByRole('checkbox', { name: '12:00–14:00' }).isChecked(), true);
      await row.getByRole('checkbox', { name: '13:00–15:00' }).focus();
      await press(page, 'Space');
      assert.equal(await row.getByRole('checkbox', { name: '13:00–15:00' }).isChecked(), false);
      await expectShown(row.locator('p', { hasText: 'Выбранные интервалы пересекаются' }));
    },
  },
  {
    story: 'kit-filedrop--empty',
    says: 'Enter on the button opens the choice of files',
    run: async (page) => {
      // asked for first: the browser is set to hand the choice over before the key is pressed
      const chooser = page.waitForEvent('filechooser', { timeout });
      await press(page, 'Tab');
      await expectFocusOn(page, 'выберите');
      await press(page, 'Enter');
      await (await chooser).setFiles({ name: 'plan.exe', mimeType: 'text/plain', buffer: Buffer.from('x') });
      await expectShown(page.getByRole('alert'));
    },
  },
  {
    story: 'kit-pagination--many',
    says: 'the focus stays in the row, the range is read out',
    run: async (page) => {
      await page.getByRole('button', { name: 'Страница 3' }).focus();
      await press(page, 'Enter');
      await expectShown(page.getByText('17–24 из 70 записей'));
      await expectFocusOn(page, 'Страница 3');
    },
  },
  {
    story: 'kit-form--clean',
    says: 'a refused try leads to the summary and its links to the fields',
    run: async (page) => {
      await page.getByRole('textbox', { name: 'Имя' }).focus();
      await press(page, 'Enter');
      await expectFocusOn(page, 'Проверьте выделенные поля');
      await press(page, 'Tab', 'Tab', 'Enter');
      await expectFrameRing(page);
      assert.equal(
        await page
          .getByRole('textbox', { name: 'Электронная почта' })
          .evaluate((node) => node === document.activeElement),
        true,
      );
    },
  },
];
