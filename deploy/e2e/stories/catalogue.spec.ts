import type { Locator, Page } from '@playwright/test';
import { ApiUser } from '../support/api-user';
import { CatalogueOrder } from '../support/catalogue-order';
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

const email = 'editor@severmech.example';
/** A participation without an order in the demo data. */
const participation = 105;
const wizard = `/participant/${participation}/deadlines?modal=event-modal-catalog`;

test.describe.configure({ mode: 'serial' });

for (const { name, press } of [mouse, keyboard]) {
  test(`the catalogue order is filled, priced, signed, sent, returned and sent again ${name}`, async ({
    page,
    baseURL,
  }) => {
    page.setDefaultTimeout(20_000);
    const user = await ApiUser.signIn(baseURL ?? '', email);
    const organizer = await Organizer.signIn(baseURL ?? '');
    const dialog = page.getByRole('dialog').first();
    const order = new CatalogueOrder({ page, user, participation, frame: dialog, press });
    const earlier = await order.stored();
    const comment = { field: 'companyInfo', text: 'Опишите продукцию подробнее' };
    if (earlier && earlier.status !== 'draft')
      await organizer.returnCatalogOrder(earlier.id, 'Нужно подробнее', comment);
    await enter(page, email);
    await page.goto(wizard);

    await test.step('step 1 is prefilled from the company, and the description is counted', async () => {
      await expect(dialog.getByRole('textbox', { name: 'Название', exact: true })).not.toHaveValue('');
      await order.describe(`Станки и оснастка, ${name}`);
      if (earlier) {
        await press(page, dialog.getByRole('button', { name: 'Исправлено' }).first());
        await expect(dialog.getByText(/Ваш ответ/).first()).toBeVisible();
      }
      await order.next();
    });

    await test.step('a rubric is found in the tree and selected', async () => {
      const choose = dialog.getByRole('button', { name: 'Выбрать рубрики' });
      await expect(choose).toBeVisible();
      if (!earlier) await order.chooseRubric();
      await order.next();
    });

    await test.step('a package is selected; it requires a logo, which is uploaded', async () => {
      await expect(order.basicPackage()).toBeVisible();
      if (!earlier) await order.choosePackage();
      await expect(order.basicPackage()).toBeChecked();
      await expect(dialog.getByText(/48\s000\s₽/).first()).toBeVisible();
      await order.uploadLogo();
      await order.next();
      await expect(dialog.getByText('На этой выставке нет рекламных услуг')).toBeVisible();
      await order.next();
    });

    await test.step('the preview requires the signed order; with it the order is sent', async () => {
      await expect(
        dialog.getByText('Отправить заявку пока нельзя').or(dialog.getByText('signed.pdf')).first(),
      ).toBeVisible();
      const pdf = await order.pdf();
      expect(await textOfPdf(pdf)).toContain('Станки и оснастка');
      await order.sign(pdf);
      await expect(dialog.getByRole('button', { name: 'Закрыть' }).last()).toBeVisible();
      expect(await order.stored()).toMatchObject({ status: 'sent' });
    });

    await test.step('when the organiser returns the order, the open wizard says why and can be edited again', async () => {
      const sent = await order.stored();
      if (!sent) throw new Error('The order is gone');
      await organizer.returnCatalogOrder(sent.id, 'Нужно подробнее', comment);
      await expect(dialog.getByText('Нужно подробнее')).toBeVisible();
      await expect(dialog.getByText('Отвечено 0 из 1')).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Отправить' })).toBeVisible();
    });
  });
}
