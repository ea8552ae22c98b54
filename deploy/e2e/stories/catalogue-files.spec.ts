import type { Page } from '@playwright/test';
import { ApiUser } from '../support/api-user';
import { axeFindings } from '../support/axe';
import { expect, enter, test } from '../support/portal';

const email = 'editor@severmech.example';
const participation = 101;

/** An image of this size, drawn by the browser. */
const pictureOf = async (page: Page, width: number, height: number): Promise<Buffer> => {
  const text = await page.evaluate(
    ([w, h]) => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [w ?? 0, h ?? 0];
      const context = canvas.getContext('2d');
      context?.fillRect(canvas.width / 4, canvas.height / 4, canvas.width / 2, canvas.height / 2);
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    },
    [width, height],
  );
  return Buffer.from(text, 'base64');
};

/** Width and height from the header of a PNG. */
const sidesOf = (png: Buffer): [number, number] => [png.readUInt32BE(16), png.readUInt32BE(20)];

test('a logo that is too large is cropped in place, and the server accepts the result [CAT-296]', async ({
  page,
  baseURL,
}) => {
  const user = await ApiUser.signIn(baseURL ?? '', email);
  await enter(page, email);
  await page.goto(`/participant/${participation}/deadlines?modal=event-modal-catalog&step=packages`);
  const place = page.getByRole('region', { name: 'Логотип', exact: true });
  const file = { name: 'logo.png', mimeType: 'image/png', buffer: await pictureOf(page, 3000, 2000) };
  await place.locator('input[type=file]').setInputFiles(file);
  const view = page.getByRole('dialog', { name: 'Подгоните логотип под каталог' });
  await expect(view.getByText(/^1024 × 683 px, .*: подходит$/)).toBeVisible();

  const frame = view.getByRole('application', { name: 'Рамка обрезки' });
  const numbers = async () =>
    Promise.all(
      ['Слева, px', 'Сверху, px', 'Ширина, px', 'Высота, px'].map(async (name) =>
        Number(await view.getByRole('spinbutton', { name }).inputValue()),
      ),
    );

  await test.step('axe finds nothing in either theme, nor on a phone', async () => {
    for (const [colorScheme, width] of [
      ['light', 1440],
      ['dark', 390],
    ] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      expect(await axeFindings(page)).toEqual([]);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('keys scale and move the frame', async () => {
    await frame.focus();
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    const [left = 0, , width = 0] = await numbers();
    expect(width).toBe(2479);
    await page.keyboard.press('ArrowLeft');
    expect((await numbers())[0]).toBe(left - 30);
  });

  await test.step('the mouse moves the frame and drags its corner', async () => {
    const before = await numbers();
    const box = await frame.boundingBox();
    if (!box) throw new Error('The frame is not shown');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 + 20, box.y + box.height / 2 + 10, { steps: 4 });
    await page.mouse.up();
    const moved = await numbers();
    expect(moved[0]).toBeGreaterThan(before[0] ?? 0);
    expect(moved[1]).toBeGreaterThan(before[1] ?? 0);
    expect(moved.slice(2)).toEqual(before.slice(2));
    const corner = await view.getByRole('button', { name: 'Левый верхний угол рамки' }).boundingBox();
    if (!corner) throw new Error('The corner is not shown');
    await page.mouse.move(corner.x + corner.width / 2, corner.y + corner.height / 2);
    await page.mouse.down();
    await page.mouse.move(corner.x + 60, corner.y + 90, { steps: 4 });
    await page.mouse.up();
    const pulled = await numbers();
    expect(pulled[2]).toBeLessThan(moved[2] ?? 0);
    expect((pulled[0] ?? 0) + (pulled[2] ?? 0)).toBeCloseTo((moved[0] ?? 0) + (moved[2] ?? 0), -1);
  });

  await test.step('cancelling shows the error at the field; cropping again sends the result', async () => {
    await view.getByRole('button', { name: 'Отмена' }).click();
    await expect(place.getByRole('alert')).toContainText('загружено 3000×2000');
    await place.getByRole('button', { name: 'Подогнать под каталог: logo.png' }).click();
    await view.getByRole('radio', { name: '3:1' }).check();
    await expect(view.getByText(/^1024 × 341 px, .*: подходит$/)).toBeVisible();
    await view.getByRole('button', { name: 'Использовать 1024 × 341 px' }).click();
    await expect(place.getByRole('button', { name: 'Удалить: logo.png' })).toBeVisible();
    await expect(place.getByRole('alert')).toHaveCount(0);
  });

  const { data } = (await (await user.call('GET', `/participants/${participation}`)).json()) as {
    data: { catalog_order_id: number };
  };
  const stored = `/participants/${participation}/catalog-orders/${data.catalog_order_id}/files/logo/download`;
  expect(sidesOf(Buffer.from(await (await user.call('GET', stored)).arrayBuffer()))).toEqual([1024, 341]);

  await place.getByRole('button', { name: 'Удалить: logo.png' }).click();
  await page.getByRole('dialog', { name: 'Удалить файл logo.png?' }).getByRole('button', { name: 'Удалить' }).click();
  await expect(place.getByRole('button', { name: 'Удалить: logo.png' })).toHaveCount(0);
});
