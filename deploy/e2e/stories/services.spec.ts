import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { ApiUser } from '../support/api-user';
import { pressOn } from '../support/keyboard';
import { Organizer } from '../support/organizer';
import { textOfPdf } from '../support/pdf';
import { enter, expect, test } from '../support/portal';

/** How a person operates controls. */
interface Input {
  name: string;
  press: (page: Page, wanted: Locator, key?: 'Enter' | 'Space') => Promise<void>;
}
const mouse: Input = { name: 'by mouse', press: (_page, wanted) => wanted.click() };
const keyboard: Input = { name: 'by keyboard alone', press: pressOn };

const plan = { name: 'План стенда.pdf', mimeType: 'application/pdf' };
/** A well-formed PDF, made by the portal. */
const somePdf = async (user: ApiUser): Promise<Buffer> => {
  const answer = await user.call('GET', '/participants/101/additional-orders/1042/download');
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
};

const emptyCart = async (user: ApiUser): Promise<void> => {
  const answer = await user.call('GET', '/participants/102/cart');
  const { data } = (await answer.json()) as { data: { groups: { items: { cart_item_id: number }[] }[] } };
  for (const { cart_item_id } of data.groups.flatMap(({ items }) => items)) {
    await user.call('DELETE', `/participants/102/cart-items/${cart_item_id}`);
  }
};

for (const { name, press } of [mouse, keyboard]) {
  test(`a service is found, ordered, discussed and confirmed ${name}`, async ({ page, context, baseURL }) => {
    page.setDefaultTimeout(20_000);
    const user = await ApiUser.signIn(baseURL ?? '', 'supervisor@severmech.example');
    await emptyCart(user);
    await enter(page, 'supervisor@severmech.example');
    await page.goto('/participant/102/search');
    const dialog = page.getByRole('dialog');
    const buffer = await somePdf(user);

    await test.step('typed in the wrong layout, the search shows how it understood the input', async () => {
      await page.getByRole('searchbox', { name: 'Найти услугу' }).fill('gjuhepxbr');
      await expect(page.getByText('Показаны результаты по запросу «погрузчик»')).toBeVisible();
    });

    await test.step('the service is configured by day and slot and added to the cart', async () => {
      await press(page, page.getByRole('button', { name: 'Погрузчик до 3 т', exact: true }));
      await press(page, dialog.getByRole('gridcell', { name: /Монтаж/, disabled: false }).first());
      await press(page, dialog.getByRole('checkbox', { name: '10:00–12:00' }), 'Space');
      await expect(dialog.getByRole('status').filter({ hasText: /14\s400\s₽/ })).toBeVisible();
      await press(page, dialog.getByRole('button', { name: /^В корзину/ }));
      await expect(page.getByText('Добавлено в корзину: Погрузчик до 3 т').first()).toBeVisible();
      await expect(dialog).toBeHidden();
    });

    await test.step('a second tab changes the line, and the first one follows', async () => {
      const cart = page.getByRole('link', { name: /^Корзина/ }).last();
      await press(page, cart);
      await expect(page.getByRole('heading', { level: 1, name: 'Корзина' })).toBeVisible();
      const second = await context.newPage();
      await enter(second, 'supervisor@severmech.example');
      await second.goto('/participant/102/cart');
      await press(second, second.getByRole('button', { name: 'Изменить: Погрузчик до 3 т' }));
      await press(second, second.getByRole('dialog').getByRole('checkbox', { name: '12:00–14:00' }), 'Space');
      await press(second, second.getByRole('dialog').getByRole('button', { name: /^Обновить/ }));
      await expect(page.getByText(/28\s800\s₽/).first()).toBeVisible();
      await second.close();
    });

    const orderId = await test.step('the checkout accepts a PDF and places the order', async () => {
      await press(page, page.getByRole('link', { name: 'Перейти к оформлению' }));
      await expect(page.getByRole('heading', { level: 1, name: 'Оформление заказа' })).toBeVisible();
      await page.locator('input[type=file]').setInputFiles({ ...plan, buffer });
      await expect(page.getByText(plan.name)).toBeVisible();
      await press(page, page.getByRole('button', { name: 'Оформить заказ' }));
      const title = dialog.getByText(/Заказ №\s\d+ оформлен/);
      await expect(title).toBeVisible();
      return Number(/\d+/.exec((await title.first().textContent()) ?? '')?.[0]);
    });

    const organizer = await Organizer.signIn(baseURL ?? '');
    await test.step('the organiser asks for confirmation; the difference is shown and confirmed', async () => {
      await press(
        page,
        dialog
          .getByRole('link', { name: 'Перейти к заказам' })
          .or(dialog.getByRole('button', { name: 'Перейти к заказам' })),
      );
      const row = page.getByRole('row').filter({ hasText: `№ ${orderId}` });
      await expect(row).toContainText('Новый');
      await organizer.askToConfirm(orderId, 13_000);
      await expect(row).toContainText('Ожидает подтверждения');
      await expect(page.getByRole('heading', { name: 'Что изменилось после оформления' })).toBeVisible();
      await expect(page.getByText(/[−-]2\s800\s₽/).first()).toBeVisible();
      await press(page, page.getByRole('button', { name: /Подтвердить 26\s000\s₽/ }));
      await expect(row).toContainText('Подтверждён');
    });

    await test.step('files are sent both ways in the chat', async () => {
      await press(page, page.getByRole('button', { name: new RegExp(`^Чат заказа №\\s${orderId}`) }));
      const text = dialog.getByRole('textbox', { name: 'Сообщение' });
      await expect(text).toBeVisible();
      await dialog.locator('input[type=file]').setInputFiles({ ...plan, buffer });
      await text.fill('План во вложении');
      await press(page, dialog.getByRole('button', { name: 'Отправить' }));
      await expect
        .poll(() => organizer.messagesOf(orderId))
        .toEqual([{ text: 'План во вложении', files: [plan.name] }]);
      await organizer.write(orderId, 'Приняли, спасибо', { name: 'Схема проезда.pdf', bytes: buffer });
      await expect(dialog.getByText('Приняли, спасибо')).toBeVisible();
      await expect(dialog.getByText('Схема проезда.pdf')).toBeVisible();
      await press(page, dialog.getByRole('button', { name: 'Закрыть' }));
      await expect(dialog).toBeHidden();
    });

    await test.step('the PDF of the order contains its lines in Russian', async () => {
      await press(page, page.getByRole('button', { name: `Показать заказ № ${orderId}` }));
      const download = page.waitForEvent('download');
      await press(page, page.getByRole('button', { name: `Заказ, PDF: скачать № ${orderId}` }));
      const file = await textOfPdf(readFileSync(await (await download).path()));
      expect(file).toContain('Погрузчик до 3 т');
      expect(file).toMatch(/26\s000/);
    });
  });
}
