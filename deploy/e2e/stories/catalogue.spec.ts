import type { Locator, Page } from '@playwright/test';
import { ApiUser } from '../support/api-user';
import { pressOn } from '../support/keyboard';
import { Organizer } from '../support/organizer';
import { textOfPdf } from '../support/pdf';
import { enter, expect, test } from '../support/portal';

/** How a person acts on what is on the screen. */
interface Input {
  name: string;
  press: (page: Page, wanted: Locator, key?: 'Enter' | 'Space') => Promise<void>;
}
const mouse: Input = { name: 'by mouse', press: (_page, wanted) => wanted.click() };
const keyboard: Input = { name: 'by keyboard alone', press: pressOn };

const email = 'editor@severmech.example';
/** A participation whose order nobody has begun when the portal starts. */
const participation = 105;
const wizard = `/participant/${participation}/deadlines?modal=event-modal-catalog`;

/** The order of the participation as the API stores it; null without one. */
const storedOrder = async (user: ApiUser): Promise<{ id: number; status: string } | null> => {
  const { data } = (await (await user.call('GET', `/participants/${participation}`)).json()) as {
    data: { catalog_order_id: number | null; catalog_order_status: string | null };
  };
  return data.catalog_order_id === null
    ? null
    : { id: data.catalog_order_id, status: String(data.catalog_order_status) };
};

interface Rubric {
  name_rus: string;
  is_selected: boolean;
  children: Rubric[];
}

/** The name of the first rubric that may be chosen and has none below. */
const someRubric = async (user: ApiUser): Promise<string> => {
  const answer = await user.call('GET', `/participants/${participation}/catalog-rubrics`);
  const { data } = (await answer.json()) as { data: Rubric[] };
  const leaves = (nodes: Rubric[]): Rubric[] =>
    nodes.flatMap((node) => (node.children.length > 0 ? leaves(node.children) : [node]));
  const found = leaves(data).find(({ is_selected }) => is_selected);
  if (!found) throw new Error('No rubric may be chosen');
  return found.name_rus;
};

/** A signed order: any well-formed PDF, and the portal makes one. */
const someOrder = async (user: ApiUser, orderId: number): Promise<Buffer> => {
  const answer = await user.call('GET', `/participants/${participation}/catalog-orders/${orderId}/download`);
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
};

/** A picture of one pixel, which every limit of a logo allows. */
const logo = {
  name: 'логотип.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

test.describe.configure({ mode: 'serial' });

for (const { name, press } of [mouse, keyboard]) {
  test(`the catalogue order is filled, priced, signed, sent, returned and sent again ${name}`, async ({
    page,
    baseURL,
  }) => {
    page.setDefaultTimeout(20_000);
    const user = await ApiUser.signIn(baseURL ?? '', email);
    const organizer = await Organizer.signIn(baseURL ?? '');
    const earlier = await storedOrder(user);
    const comment = { field: 'companyInfo', text: 'Опишите продукцию подробнее' };
    if (earlier && earlier.status !== 'draft')
      await organizer.returnCatalogOrder(earlier.id, 'Нужно подробнее', comment);
    await enter(page, email);
    await page.goto(wizard);
    const dialog = page.getByRole('dialog').first();
    const next = dialog.getByRole('button', { name: 'Далее' });

    await test.step('step 1 is filled from the company; the description is counted', async () => {
      await expect(dialog.getByRole('textbox', { name: 'Название', exact: true })).not.toHaveValue('');
      await dialog.getByRole('textbox', { name: /^Описание на русском/ }).fill(`Станки и оснастка, ${name}`);
      if (earlier) {
        await press(page, dialog.getByRole('button', { name: 'Исправлено' }).first());
        await expect(dialog.getByText(/Ваш ответ/).first()).toBeVisible();
      }
      await press(page, next);
    });

    await test.step('a rubric is found in the tree and chosen', async () => {
      const choose = dialog.getByRole('button', { name: 'Выбрать рубрики' });
      await expect(choose).toBeVisible();
      if (!earlier) {
        const rubric = await someRubric(user);
        await press(page, choose);
        const picker = page.getByRole('dialog', { name: 'Рубрики каталога' });
        await picker.getByRole('searchbox').fill(rubric);
        await press(page, picker.getByRole('treeitem', { name: new RegExp(rubric) }).last(), 'Space');
        await press(page, picker.getByRole('button', { name: 'Выбрать', exact: true }));
        await expect(picker).toBeHidden();
        await expect(dialog.getByText(rubric).first()).toBeVisible();
      }
      await press(page, next);
    });

    await test.step('a package is chosen; it requires a logo, which is uploaded', async () => {
      const basic = dialog.getByRole('checkbox', { name: /Базовый/ });
      await expect(basic).toBeVisible();
      if (!earlier) await press(page, basic, 'Space');
      await expect(basic).toBeChecked();
      await expect(dialog.getByText(/48\s000\s₽/).first()).toBeVisible();
      await dialog.getByRole('region', { name: 'Логотип' }).locator('input[type=file]').setInputFiles(logo);
      await expect(dialog.getByRole('button', { name: `Удалить: ${logo.name}` })).toHaveCount(1);
      await press(page, next);
      await expect(dialog.getByText('Для этого мероприятия нет рекламных услуг')).toBeVisible();
      await press(page, next);
    });

    await test.step('the preview asks for the signed order; with it the order is sent', async () => {
      await expect(
        dialog.getByText('Отправить заявку пока нельзя').or(dialog.getByText('signed.pdf')).first(),
      ).toBeVisible();
      const order = await storedOrder(user);
      if (!order) throw new Error('The order has not been saved');
      const pdf = await someOrder(user, order.id);
      expect(await textOfPdf(pdf)).toContain('Станки и оснастка');
      const signed = { name: 'signed.pdf', mimeType: 'application/pdf', buffer: pdf };
      await dialog
        .getByRole('region', { name: 'Подписанная заявка' })
        .locator('input[type=file]')
        .setInputFiles(signed);
      await expect(dialog.getByRole('button', { name: 'Скачать: signed.pdf' })).toHaveCount(1);
      await press(page, dialog.getByRole('button', { name: 'Отправить' }));
      const agreement = page.getByRole('dialog', { name: 'Отправить заявку в каталог?' });
      await press(page, agreement.getByRole('checkbox', { name: 'Принимаю общие условия' }), 'Space');
      await press(page, agreement.getByRole('button', { name: 'Отправить' }));
      await expect(page.getByText('Заявка отправлена организатору').first()).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Закрыть' }).last()).toBeVisible();
      expect(await storedOrder(user)).toMatchObject({ status: 'sent' });
    });

    await test.step('returned by the organiser, the open wizard says why and can be edited again', async () => {
      const order = await storedOrder(user);
      if (!order) throw new Error('The order is gone');
      await organizer.returnCatalogOrder(order.id, 'Нужно подробнее', comment);
      await expect(dialog.getByText('Нужно подробнее')).toBeVisible();
      await expect(dialog.getByText('Отвечено 0 из 1')).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Отправить' })).toBeVisible();
    });
  });
}
