import { expect, test } from '../story-test';
import { expectFocusOn, press } from './expectations';

// the kit in a foreign page: everything that opens must open, work and close inside the shadow root
test('kit-shadowroot--embedded: a modal opens by keyboard, keeps and returns the focus', async ({ story }) => {
  const page = await story.open('kit-shadowroot--embedded');
  await page.getByRole('button', { name: 'Открыть рубрики' }).focus();
  await press(page, 'Enter');
  const dialog = page.getByRole('dialog', { name: 'Рубрики' });
  await expect(dialog).toBeVisible();
  await press(page, 'Tab');
  await expectFocusOn(page, 'Закрыть');
  await press(page, 'Tab', 'Tab');
  await expectFocusOn(page, 'Выбрать');
  await press(page, 'Tab');
  await expectFocusOn(page, 'Закрыть');
  await press(page, 'Shift+Tab');
  await expectFocusOn(page, 'Выбрать');
  await press(page, 'Escape');
  await expect(dialog).not.toBeAttached();
  await expectFocusOn(page, 'Открыть рубрики');
});

test('kit-shadowroot--embedded: a modal opens by mouse and closes by the scrim', async ({ story }) => {
  const page = await story.open('kit-shadowroot--embedded');
  await page.getByRole('button', { name: 'Открыть рубрики' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.mouse.click(8, 8);
  await expect(page.getByRole('dialog')).not.toBeAttached();
});

test('kit-shadowroot--embedded: a select opens, is moved through and chosen from', async ({ story }) => {
  const page = await story.open('kit-shadowroot--embedded');
  await page.getByRole('combobox', { name: 'Страна' }).click();
  await page.getByRole('option', { name: 'Индия' }).click();
  await expect(page.getByRole('listbox')).not.toBeAttached();
  await expect(page.getByRole('combobox', { name: 'Страна' }).getByText('Индия')).toBeVisible();
});

test('kit-shadowroot--embedded: a tooltip comes by focus and by hover and goes by Escape', async ({ story }) => {
  const page = await story.open('kit-shadowroot--embedded');
  await page.getByRole('button', { name: 'Почему спрашиваем' }).focus();
  await press(page, 'Shift+Tab', 'Tab');
  await expect(page.getByRole('tooltip')).toBeVisible();
  await press(page, 'Escape');
  await expect(page.getByRole('tooltip')).not.toBeAttached();
  await page.mouse.move(1, 1);
  await page.getByRole('button', { name: 'Почему спрашиваем' }).hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
});
