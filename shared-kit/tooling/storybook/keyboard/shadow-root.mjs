import { expectFocusOn, expectGone, expectShown, press } from './expectations.mjs';

const story = 'kit-shadowroot--embedded';

/** The kit in a foreign page: everything that opens must open, work and close inside the shadow root. */
export const shadowRootChecks = [
  {
    story,
    says: 'a modal opens by keyboard, keeps and returns the focus',
    run: async (page) => {
      await page.getByRole('button', { name: 'Открыть рубрики' }).focus();
      await press(page, 'Enter');
      const dialog = page.getByRole('dialog', { name: 'Рубрики' });
      await expectShown(dialog);
      await press(page, 'Tab');
      await expectFocusOn(page, 'Закрыть');
      await press(page, 'Tab', 'Tab');
      await expectFocusOn(page, 'Выбрать');
      await press(page, 'Tab');
      await expectFocusOn(page, 'Закрыть');
      await press(page, 'Shift+Tab');
      await expectFocusOn(page, 'Выбрать');
      await press(page, 'Escape');
      await expectGone(dialog);
      await expectFocusOn(page, 'Открыть рубрики');
    },
  },
  {
    story,
    says: 'a modal opens by mouse and closes by the scrim',
    run: async (page) => {
      await page.getByRole('button', { name: 'Открыть рубрики' }).click();
      await expectShown(page.getByRole('dialog'));
      await page.mouse.click(8, 8);
      await expectGone(page.getByRole('dialog'));
    },
  },
  {
    story,
    says: 'a select opens, is moved through and chosen from',
    run: async (page) => {
      await page.getByRole('combobox', { name: 'Страна' }).click();
      await page.getByRole('option', { name: 'Индия' }).click();
      await expectGone(page.getByRole('listbox'));
      await expectShown(page.getByRole('combobox', { name: 'Страна' }).getByText('Индия'));
    },
  },
  {
    story,
    says: 'a tooltip comes by focus and by hover and goes by Escape',
    run: async (page) => {
      await page.getByRole('button', { name: 'Почему спрашиваем' }).focus();
      await press(page, 'Shift+Tab', 'Tab');
      await expectShown(page.getByRole('tooltip'));
      await press(page, 'Escape');
      await expectGone(page.getByRole('tooltip'));
      await page.mouse.move(1, 1);
      await page.getByRole('button', { name: 'Почему спрашиваем' }).hover();
      await expectShown(page.getByRole('tooltip'));
    },
  },
];
