import assert from 'node:assert/strict';
import { expectFocusOn, expectGone, expectRing, expectShown, focused, press } from './expectations.mjs';

export const overlayChecks = [
  {
    story: 'kit-modal--opened-by-a-button',
    says: 'focus goes in, stays in both ways round, Escape closes and gives it back',
    run: async (page) => {
      await press(page, 'Tab');
      await expectFocusOn(page, 'Открыть профиль');
      await expectRing(page);
      await press(page, 'Enter');
      await expectShown(page.getByRole('dialog', { name: 'Профиль компании' }));
      for (let step = 0; step < 9; step += 1) {
        await press(page, 'Tab');
        assert.ok((await focused(page)).isInDialog, `Tab ${step + 1} left the dialog`);
      }
      for (let step = 0; step < 6; step += 1) {
        await press(page, 'Shift+Tab');
        assert.ok((await focused(page)).isInDialog, `Shift+Tab ${step + 1} left the dialog`);
      }
      await press(page, 'Escape');
      await expectGone(page.getByRole('dialog'));
      await expectFocusOn(page, 'Открыть профиль');
    },
  },
  {
    story: 'kit-modal--opened-by-a-button',
    says: 'a press on the scrim closes it, a press inside does not',
    run: async (page) => {
      await page.getByRole('button', { name: 'Открыть профиль' }).click();
      const dialog = page.getByRole('dialog');
      await expectShown(dialog);
      await dialog.getByText('Компания').first().click();
      await expectShown(dialog);
      await page.mouse.click(8, 8);
      await expectGone(dialog);
      await expectFocusOn(page, 'Открыть профиль');
    },
  },
  {
    story: 'kit-drawer--opened-by-a-button',
    says: 'stands at the right edge at full height; focus goes in, Escape closes and gives it back',
    run: async (page) => {
      await press(page, 'Tab', 'Enter');
      const dialog = page.getByRole('dialog', { name: 'История пропуска' });
      await expectShown(dialog);
      assert.ok((await focused(page)).isInDialog, 'the focus stayed outside');
      const { width, height } = page.viewportSize();
      assert.deepEqual(await dialog.boundingBox(), { x: width - 560, y: 0, width: 560, height });
      await press(page, 'Escape');
      await expectGone(dialog);
      await expectFocusOn(page, 'Показать историю');
    },
  },
  {
    story: 'kit-menu--actions',
    says: 'an arrow opens it, arrows move, a letter jumps, Escape gives the focus back',
    run: async (page) => {
      await press(page, 'Tab');
      await expectFocusOn(page, 'Действия');
      await press(page, 'ArrowDown');
      await expectFocusOn(page, 'Скачать PDF');
      await press(page, 'ArrowDown');
      await expectFocusOn(page, 'Скопировать');
      await press(page, 'End');
      await expectFocusOn(page, 'Удалить');
      await press(page, 'Escape');
      await expectGone(page.getByRole('menu'));
      await expectFocusOn(page, 'Действия');
    },
  },
  {
    story: 'kit-confirmpopover--delete',
    says: 'Enter asks at the button, Escape takes the question back',
    run: async (page) => {
      await press(page, 'Tab', 'Enter');
      const question = page.getByRole('dialog', { name: 'Удалить 3 пользователей?' });
      await expectShown(question);
      assert.ok((await focused(page)).isInDialog, 'the focus did not go to the question');
      await press(page, 'Tab');
      await expectFocusOn(page, 'Удалить');
      await press(page, 'Escape');
      await expectGone(question);
      await expectFocusOn(page, 'Удалить');
    },
  },
  {
    story: 'kit-tooltip--icon',
    says: 'focus shows it above everything, Escape closes it, the focus stays',
    run: async (page) => {
      await press(page, 'Tab');
      await expectShown(page.getByRole('tooltip'));
      await press(page, 'Escape');
      await expectGone(page.getByRole('tooltip'));
      await expectFocusOn(page, 'Почему отклонён');
    },
  },
  {
    story: 'kit-alertdialog--delete',
    says: 'starts on the answer that loses nothing and wants an answer',
    run: async (page) => {
      await expectFocusOn(page, 'Отмена');
      await page.mouse.click(8, 8);
      await expectShown(page.getByRole('alertdialog'));
      await expectFocusOn(page, 'Отмена');
    },
  },
  {
    story: 'kit-toast--region',
    says: 'F6 goes to the newest message and back, the message is closed by Enter',
    run: async (page) => {
      await press(page, 'F6');
      await expectFocusOn(page, 'Вернуть');
      await press(page, 'Tab', 'Enter');
      await expectGone(page.getByText('Пропуск «Носов И. П.» удалён'));
    },
  },
];
