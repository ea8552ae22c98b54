import { ApiUser } from '../support/api-user';
import { Organizer } from '../support/organizer';
import { enter, expect, test } from '../support/portal';

const collective = 'supervisor@stankoprom.example';
const part = 'editor@rezets.example';
const owner = 'supervisor@severmech.example';
const steps = { name: 'Что сделать дальше' };
const unique = () =>
  `Ошибкин${String.fromCharCode(...Array.from({ length: 6 }, () => 1072 + Math.floor(Math.random() * 32)))}`;

test('the step of a rejected pass opens exactly that pass [SHELL-384]', async ({ page, baseURL }) => {
  const url = baseURL ?? '';
  const user = await ApiUser.signIn(url, part);
  const lastname = unique();
  const answer = await user.call('POST', '/participants/111/personal-passes', {
    type: 'certificate',
    lastname,
    name: 'Пётр',
    company_name: 'ООО «Резец»',
  });
  expect(answer.status).toBe(201);
  const { data: pass } = (await answer.json()) as { data: { id: number } };
  await (await Organizer.signIn(url)).decide(pass.id, 'rejected');

  await enter(page, part);
  await page.goto('/participant/111');
  const rail = page.getByRole('region', steps);
  await expect(rail.getByRole('link', { name: new RegExp(lastname) })).toBeVisible();
  await rail.getByRole('link', { name: `Исправить пропуск: ${lastname} Пётр` }).click();
  await expect(page.getByRole('dialog', { name: 'Пропуска участников' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`modal=event-modal-participant-passes.*pass=${pass.id}.*reissue=1`));
  await user.call('DELETE', `/participants/111/personal-passes/${pass.id}`);
});

test('the other steps open in place [SHELL-385]', async ({ page }) => {
  await enter(page, owner);
  await page.goto('/participant/101');
  const rail = page.getByRole('region', steps);
  await rail.getByRole('button', { name: /^Ещё \d+ шаг/ }).click();
  await expect(rail.getByRole('link').nth(4)).toBeFocused();
  const titles = await rail.getByRole('listitem').locator('b').allTextContents();
  expect(titles.length).toBeGreaterThan(4);
  expect(new Set(titles).size, 'no two steps have the same name').toBe(titles.length);
});

test('a past exhibition has no steps and leads to the next one [SHELL-387]', async ({ page }) => {
  await enter(page, owner);
  await page.goto('/participant/104');
  await expect(page.getByRole('heading', { level: 1, name: /^Выставка завершена \d/ })).toBeVisible();
  await expect(page.getByText(/^Делать ничего не нужно\./)).toBeVisible();
  const next = page.getByRole('region', { name: 'Взять с собой на следующую выставку' });
  await expect(next.getByRole('link', { name: /ТехноФорум/ })).toBeVisible();
  await expect(page.getByRole('region', steps)).toHaveCount(0);
  await expect(page.getByRole('link', { name: /Корзина/ })).toHaveCount(0);
  // nothing can be issued for an exhibition that the organiser closed
  await expect(next.getByRole('link', { name: /МедТех/ })).toHaveCount(0);
  await next.getByRole('link', { name: /ТехноФорум/ }).click();
  await expect(page).toHaveURL(/participant\/101\?modal=event-modal-take-over-passes&kind=participant/);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('an installer gets no step that the role cannot do [SHELL-231] [SHELL-390]', async ({ page }) => {
  await enter(page, 'installer@severmech.example');
  await page.goto('/participant/101');
  const rail = page.getByRole('region', steps);
  await expect(rail.getByText('Вам сейчас делать ничего не нужно.')).toBeVisible();
  await expect(rail.getByRole('link')).toHaveCount(0);
  const box = await rail.boundingBox();
  expect(box?.height, 'no empty space').toBeLessThan(200);
  for (const title of ['Пропуска участников', 'Пропуска на монтаж', 'Пропуска на автомобили']) {
    await expect(page.getByRole('region', { name: title }).getByRole('link', { name: /^Открыть/ })).toBeVisible();
  }
});

test('a tile that cannot create gives the reason [SHELL-388]', async ({ page }) => {
  await enter(page, owner);
  await page.goto('/participant/105');
  const tile = page.getByRole('region', { name: 'Пропуска участников' });
  await expect(tile.getByText('Оформление пропусков закрыто организатором')).toBeVisible();
  await expect(tile.getByText('Свободно')).toHaveCount(0);
  await expect(tile.getByRole('link', { name: /Добавить/ })).toHaveCount(0);
});

test('the progress says that it is incomplete when a remote does not load [SHELL-386]', async ({ page }) => {
  await enter(page, owner);
  await page.route(/\/r\/mf-passes\//, (route) => route.abort());
  await page.goto('/participant/101');
  const rail = page.getByRole('region', steps);
  await expect(rail.getByText(/^Посчитано не всё/)).toBeVisible();
  await expect(page.getByText(/Посчитаны не все разделы\./)).toBeVisible();
});

for (const [id, most] of [
  [101, 1_850],
  [110, 1_800],
] as const) {
  test(`the hub of ${id} on a phone is a list of rows, at most ${most} px high, and its buttons are 44 px [SHELL-389] [SHELL-393]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await enter(page, id === 101 ? owner : collective);
    await page.goto(`/participant/${id}`);
    await expect(page.getByRole('link', { name: /^Пропуска участников/ })).toBeVisible();
    await expect(page.getByRole('region', steps).getByRole('listitem').first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(most);
    const low = await page
      .getByRole('main')
      .locator('a, button')
      .evaluateAll((all) =>
        all
          .filter((element) => element.getClientRects().length > 0 && element.getBoundingClientRect().height < 44)
          .map((element) => element.textContent),
      );
    expect(low, 'touch targets').toEqual([]);
  });
}

test('a wrong id has its own page, which knows who is signed in [SHELL-392]', async ({ page }) => {
  await enter(page, owner);
  await page.goto('/participant/999999');
  await expect(page.getByRole('heading', { level: 1, name: 'Такой выставки у вас нет' })).toBeVisible();
  await expect(page.getByText('Вы вошли как Ирина Соколова')).toBeVisible();
  await page.getByRole('link', { name: 'К моим выставкам' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Мои выставки' })).toBeVisible();
});
