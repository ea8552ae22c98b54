import { expect, test } from '../story-test';
import { expectFocusOn, expectRing, focused, press } from './expectations';

test('kit-modal--opened-by-a-button: focus goes in, stays in both ways round, Escape closes and gives it back', async ({
  story,
}) => {
  const page = await story.open('kit-modal--opened-by-a-button');
  await press(page, 'Tab');
  await expectFocusOn(page, 'Открыть профиль');
  await expectRing(page);
  await press(page, 'Enter');
  await expect(page.getByRole('dialog', { name: 'Профиль компании' })).toBeVisible();
  for (let step = 0; step < 9; step += 1) {
    await press(page, 'Tab');
    expect((await focused(page)).isInDialog, `Tab ${step + 1} left the dialog`).toBe(true);
  }
  for (let step = 0; step < 6; step += 1) {
    await press(page, 'Shift+Tab');
    expect((await focused(page)).isInDialog, `Shift+Tab ${step + 1} left the dialog`).toBe(true);
  }
  await press(page, 'Escape');
  await expect(page.getByRole('dialog')).not.toBeAttached();
  await expectFocusOn(page, 'Открыть профиль');
});

test('kit-modal--opened-by-a-button: a press on the scrim closes it, a press inside does not', async ({ story }) => {
  const page = await story.open('kit-modal--opened-by-a-button');
  await page.getByRole('button', { name: 'Открыть профиль' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await dialog.getByText('Компания').first().click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(8, 8);
  await expect(dialog).not.toBeAttached();
  await expectFocusOn(page, 'Открыть профиль');
});

test('kit-drawer--opened-by-a-button: stands at the right edge at full height; focus goes in, Escape closes and gives it back', async ({
  story,
}) => {
  const page = await story.open('kit-drawer--opened-by-a-button');
  await press(page, 'Tab', 'Enter');
  const dialog = page.getByRole('dialog', { name: 'История пропуска' });
  await expect(dialog).toBeVisible();
  expect((await focused(page)).isInDialog, 'the focus stayed outside').toBe(true);
  expect(await dialog.boundingBox()).toEqual({ x: 1440 - 560, y: 0, width: 560, height: 900 });
  await press(page, 'Escape');
  await expect(dialog).not.toBeAttached();
  await expectFocusOn(page, 'Показать историю');
});

test('kit-menu--actions: an arrow opens it, arrows move, a letter jumps, Escape gives the focus back', async ({
  story,
}) => {
  const page = await story.open('kit-menu--actions');
  await press(page, 'Tab');
  await expectFocusOn(page, 'Действия');
  await press(page, 'ArrowDown');
  await expectFocusOn(page, 'Скачать PDF');
  await press(page, 'ArrowDown');
  await expectFocusOn(page, 'Скопировать');
  await press(page, 'End');
  await expectFocusOn(page, 'Удалить');
  await press(page, 'Escape');
  await expect(page.getByRole('menu')).not.toBeAttached();
  await expectFocusOn(page, 'Действия');
});

test('kit-confirmpopover--delete: Enter asks at the button, Escape takes the question back', async ({ story }) => {
  const page = await story.open('kit-confirmpopover--delete');
  await press(page, 'Tab', 'Enter');
  const question = page.getByRole('dialog', { name: 'Удалить 3 пользователей?' });
  await expect(question).toBeVisible();
  expect((await focused(page)).isInDialog, 'the focus did not go to the question').toBe(true);
  await press(page, 'Tab');
  await expectFocusOn(page, 'Удалить');
  await press(page, 'Escape');
  await expect(question).not.toBeAttached();
  await expectFocusOn(page, 'Удалить');
});

test('kit-tooltip--icon: focus shows it above everything, Escape closes it, the focus stays', async ({ story }) => {
  const page = await story.open('kit-tooltip--icon');
  await press(page, 'Tab');
  await expect(page.getByRole('tooltip')).toBeVisible();
  await press(page, 'Escape');
  await expect(page.getByRole('tooltip')).not.toBeAttached();
  await expectFocusOn(page, 'Почему отклонён');
});

test('kit-alertdialog--delete: starts on the answer that loses nothing and wants an answer', async ({ story }) => {
  const page = await story.open('kit-alertdialog--delete');
  await expectFocusOn(page, 'Отмена');
  await page.mouse.click(8, 8);
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectFocusOn(page, 'Отмена');
});

test('kit-toast--region: F6 goes to the newest message and back, the message is closed by Enter', async ({ story }) => {
  const page = await story.open('kit-toast--region');
  await press(page, 'F6');
  await expectFocusOn(page, 'Вернуть');
  await press(page, 'Tab', 'Enter');
  await expect(page.getByText('Пропуск «Носов И. П.» удалён')).not.toBeAttached();
});
