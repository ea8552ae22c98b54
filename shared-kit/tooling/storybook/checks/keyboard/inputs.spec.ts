import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../story-test';
import { expectFocusOn, expectRing, press } from './expectations';

/** Text of a field and position of its caret. */
const caretOf = (field: Locator) =>
  field.evaluate((element: HTMLInputElement) => [element.value, element.selectionStart]);

const paste = async (page: Page, text: string) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text);
  await press(page, 'Control+v');
};

/** The ring is on the frame around the focused input, not on the input itself. */
const expectFrameRing = async (page: Page) => {
  const width = await page.evaluate(
    () => Number.parseFloat(getComputedStyle(document.activeElement?.parentElement ?? document.body).outlineWidth) || 0,
  );
  expect(width, 'the frame of the focused field has no visible ring').toBeGreaterThanOrEqual(2);
};

test('kit-button--blocked: a blocked button is reached, has a ring and shows its reason; Escape takes the reason away', async ({
  story,
}) => {
  const page = await story.open('kit-button--blocked');
  await press(page, 'Tab');
  await expectFocusOn(page, 'Добавить пропуск');
  await expectRing(page);
  const bubble = page.locator('[popover]', { hasText: 'Приём закончился 9 июня' });
  await expect(bubble).toBeVisible();
  await press(page, 'Escape');
  await expect(bubble).not.toBeAttached();
});

test('kit-textfield--empty: the ring is around the frame', async ({ story }) => {
  const page = await story.open('kit-textfield--empty');
  await press(page, 'Tab');
  await expectFrameRing(page);
});

test('kit-passwordfield--hidden: the password is shown and hidden from the keyboard', async ({ story }) => {
  const page = await story.open('kit-passwordfield--hidden');
  await press(page, 'Tab', 'Tab');
  await expectFocusOn(page, 'Показать пароль');
  await press(page, 'Enter');
  await expect(page.getByLabel('Пароль', { exact: true })).toHaveAttribute('type', 'text');
  await expectFocusOn(page, 'Скрыть пароль');
});

test('kit-maskedfield--phone: the caret stays where the person works, pasted numbers are cleaned', async ({
  story,
}) => {
  const page = await story.open('kit-maskedfield--phone');
  const field = page.getByRole('textbox');
  await press(page, 'Tab', 'Home', 'ArrowRight', 'ArrowRight', 'ArrowRight');
  await page.keyboard.type('5x-');
  expect(await caretOf(field)).toEqual(['+795160000000', 4]);
  await press(page, 'Backspace');
  expect(await caretOf(field)).toEqual(['+79160000000', 3]);
  await press(page, 'Control+a');
  await paste(page, '+7 (999) 123-45-67');
  expect(await caretOf(field)).toEqual(['+79991234567', 12]);
});

test('kit-maskedfield--dates: separators come by themselves, a digit in the middle is corrected, usual writings are pasted', async ({
  story,
}) => {
  const page = await story.open('kit-maskedfield--dates');
  const field = page.getByRole('textbox').first();
  await press(page, 'Tab');
  await page.keyboard.type('1.2.2026');
  await expect(field).toHaveValue('01.02.2026');
  await press(page, 'Home', 'Delete');
  expect(await caretOf(field)).toEqual(['1.02.2026', 0]);
  await page.keyboard.type('3');
  expect(await caretOf(field)).toEqual(['31.02.2026', 1]);
  await press(page, 'Control+a');
  await paste(page, '2026-06-11');
  await expect(field).toHaveValue('11.06.2026');
});

test('kit-numberfield--between: arrows, Home and End change the number, leaving clamps what was typed', async ({
  story,
}) => {
  const page = await story.open('kit-numberfield--between');
  const field = page.getByRole('spinbutton');
  await press(page, 'Tab', 'ArrowUp', 'ArrowUp');
  await expect(field).toHaveValue('4');
  await press(page, 'End');
  await expect(field).toHaveValue('20');
  await press(page, 'Control+a');
  await page.keyboard.type('999');
  await press(page, 'Tab');
  await expect(field).toHaveValue('20');
});

test('kit-checkbox--states: Space changes a box, a blocked one is reached and stays', async ({ story }) => {
  const page = await story.open('kit-checkbox--states');
  const boxes = page.getByRole('checkbox');
  await press(page, 'Tab');
  await expectRing(page);
  await press(page, 'Space');
  await expect(boxes.nth(0)).toBeChecked();
  await press(page, 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Space');
  await expect(boxes.nth(5)).toBeChecked();
});

test('kit-radiogroup--chosen: one stop of the Tab key, arrows choose', async ({ story }) => {
  const page = await story.open('kit-radiogroup--chosen');
  await press(page, 'Tab', 'ArrowUp');
  await expect(page.getByRole('radio', { name: 'Чтение' })).toBeChecked();
});

test('kit-switch--states: Space switches', async ({ story }) => {
  const page = await story.open('kit-switch--states');
  await press(page, 'Tab');
  await expectRing(page);
  await press(page, 'Space');
  await expect(page.getByRole('switch').first()).not.toBeChecked();
});

test('kit-segmentedcontrol--language: arrows choose the language', async ({ story }) => {
  const page = await story.open('kit-segmentedcontrol--language');
  await press(page, 'Tab', 'ArrowRight');
  await expect(page.getByRole('radio', { name: 'EN' })).toBeChecked();
});

test('kit-select--with-search: an arrow opens it with the search, typing filters, Enter chooses and gives the focus back', async ({
  story,
}) => {
  const page = await story.open('kit-select--with-search');
  const control = page.getByRole('combobox', { name: 'Гражданство' });
  await press(page, 'Tab');
  await expectRing(page);
  await press(page, 'ArrowDown');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.type('ин');
  await expect(page.getByRole('option', { name: 'Китай' })).not.toBeAttached();
  await press(page, 'Enter');
  await expect(page.getByRole('listbox')).not.toBeAttached();
  await expectFocusOn(page, 'Индия');
  await expect(control).toHaveText('Индия');
});

test('kit-select--short: letters on the closed control choose, Escape in the list changes nothing', async ({
  story,
}) => {
  const page = await story.open('kit-select--short');
  const control = page.getByRole('combobox', { name: 'Сортировка' });
  await press(page, 'Tab');
  // Chromium's driver has no keys for Cyrillic letters
  await control.dispatchEvent('keydown', { key: 'п', bubbles: true });
  await expect(control).toHaveText('По фамилии');
  await press(page, 'Enter', 'Home', 'Escape');
  await expect(page.getByRole('listbox')).not.toBeAttached();
  await expectFocusOn(page, 'По фамилии');
});

test('kit-combobox--empty: suggestions by typing, an arrow and Enter take one', async ({ story }) => {
  const page = await story.open('kit-combobox--empty');
  const field = page.getByRole('combobox', { name: 'Компания' });
  await press(page, 'Tab');
  await page.keyboard.type('свет');
  await expect(page.getByRole('option')).toBeVisible();
  await press(page, 'ArrowDown');
  await expect(page.locator('[role=combobox][aria-activedescendant]')).toBeVisible();
  await press(page, 'Enter');
  await expect(field).toHaveValue('ООО «Северный свет»');
});

test('kit-datepicker--bounded: Alt and an arrow open the calendar at the first free day, Page keys and arrows move, Enter chooses', async ({
  story,
}) => {
  const page = await story.open('kit-datepicker--bounded');
  const field = page.getByRole('textbox', { name: 'Заезд' });
  await press(page, 'Tab', 'Alt+ArrowDown');
  await expectFocusOn(page, '11\u00a0июня');
  await expectRing(page);
  await press(page, 'ArrowLeft');
  await expect(page.getByText('Дата должна быть не раньше 11.06.2026')).toBeVisible();
  await press(page, 'ArrowRight', 'ArrowDown', 'Enter');
  await expect(page.getByRole('dialog')).not.toBeAttached();
  await expect(field).toHaveValue('18.06.2026');
});

test('parts-periodcalendar--empty: Shift with arrows takes a run of days, the whole exhibition is one press', async ({
  story,
}) => {
  const page = await story.open('parts-periodcalendar--empty');
  const chosen = page.getByRole('gridcell', { selected: true });
  await page.getByRole('gridcell', { name: /^16/ }).focus();
  await press(page, 'Shift+ArrowRight', 'Shift+ArrowRight');
  await expect(chosen).toHaveCount(3);
  await page.getByRole('button', { name: 'Вся выставка' }).focus();
  await press(page, 'Space');
  await expect(chosen).toHaveCount(4);
});

test('parts-slotpicker--two-groups: Space chooses a slot, an overlapping one closes and says why', async ({
  story,
}) => {
  const page = await story.open('parts-slotpicker--two-groups');
  const row = page.getByRole('group', { name: /17/ });
  await row.getByRole('checkbox', { name: '12:00–14:00' }).focus();
  await press(page, 'Space');
  await expect(row.getByRole('checkbox', { name: '12:00–14:00' })).toBeChecked();
  await row.getByRole('checkbox', { name: '13:00–15:00' }).focus();
  await press(page, 'Space');
  await expect(row.getByRole('checkbox', { name: '13:00–15:00' })).not.toBeChecked();
  await expect(row.locator('p', { hasText: 'Выбранные интервалы пересекаются' })).toBeVisible();
});

test('kit-filedrop--empty: Enter on the button opens the choice of files', async ({ story }) => {
  const page = await story.open('kit-filedrop--empty');
  // registered first: the browser must be set up to intercept the file chooser before the key is pressed
  const chooser = page.waitForEvent('filechooser');
  await press(page, 'Tab');
  await expectFocusOn(page, 'выберите');
  await press(page, 'Enter');
  await (await chooser).setFiles({ name: 'plan.exe', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await expect(page.getByRole('alert')).toBeVisible();
});

test('kit-pagination--many: the focus stays in the row, the range is read out', async ({ story }) => {
  const page = await story.open('kit-pagination--many');
  await page.getByRole('button', { name: 'Страница 3' }).focus();
  await press(page, 'Enter');
  await expect(page.getByText('17–24 из 70 записей')).toBeVisible();
  await expectFocusOn(page, 'Страница 3');
});

test('kit-form--clean: a refused try leads to the summary and its links to the fields', async ({ story }) => {
  const page = await story.open('kit-form--clean');
  await page.getByRole('textbox', { name: 'Имя' }).focus();
  await press(page, 'Enter');
  await expectFocusOn(page, 'Проверьте выделенные поля');
  await press(page, 'Tab', 'Tab', 'Enter');
  await expectFrameRing(page);
  await expect(page.getByRole('textbox', { name: 'Электронная почта' })).toBeFocused();
});
