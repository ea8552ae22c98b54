import { ApiUser } from '../support/api-user';
import { Organizer } from '../support/organizer';
import { enter, expect, test } from '../support/portal';

const supervisor = 'supervisor@stankoprom.example';
const unique = () =>
  `Проверкин${String.fromCharCode(...Array.from({ length: 6 }, () => 1072 + Math.floor(Math.random() * 32)))}`;

test("the hub shows the next steps and follows the organiser's decisions [SHELL-230] [SHELL-231] [SHELL-281]", async ({
  page,
  baseURL,
}) => {
  const url = baseURL ?? '';
  const user = await ApiUser.signIn(url, supervisor);
  const lastname = unique();
  const answer = await user.call('POST', '/participants/110/personal-passes', {
    type: 'certificate',
    lastname,
    name: 'Вера',
    company_name: 'Ассоциация «Станкопром»',
  });
  expect(answer.status).toBe(201);
  const { data: pass } = (await answer.json()) as { data: { id: number } };

  await enter(page, supervisor);
  await page.goto('/participant/110');
  const rail = page.getByRole('region', { name: /Что сделать дальше/ });
  const meter = rail.getByRole('img', { name: /Готово \d+ из \d+/ });
  const sentence = page.getByText(/Готово? \d+ шаг\S* из \d+\./);
  await expect(sentence).toBeVisible();
  await expect(meter).toBeVisible();
  const progress = async () => {
    const [done = 0, total = 0] = ((await meter.getAttribute('aria-label')) ?? '').match(/\d+/g)?.map(Number) ?? [];
    return { done, total };
  };

  await test.step('every open step of a user with all rights is listed or counted', async () => {
    const { done, total } = await progress();
    const shown = await rail.getByRole('listitem').count();
    const more = Number((await rail.getByText(/^Ещё \d+ шаг/).allTextContents())[0]?.match(/\d+/)?.[0] ?? 0);
    expect(shown + more).toBe(total - done);
    await expect(sentence).toContainText(new RegExp(`Готово? ${done} шаг\\S* из ${total}\\.`));
  });

  const before = await progress();
  const edit = rail.getByRole('link', { name: `Исправить пропуск: ${lastname} Вера` });
  await test.step('a rejected pass becomes the first step without a reload', async () => {
    await expect(edit).toHaveCount(0);
    const organizer = await Organizer.signIn(url);
    await organizer.decide(pass.id, 'rejected');
    await expect(edit).toBeVisible();
    await expect(rail.getByRole('listitem').first()).toContainText('Исправить');
    expect((await progress()).total).toBe(before.total + 1);
  });

  await test.step('the line opens the place where the step is done', async () => {
    await edit.click();
    await expect(page.getByRole('dialog', { name: 'Пропуска участников' })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('when the pass is accepted after all, the step is done', async () => {
    const organizer = await Organizer.signIn(url);
    await organizer.decide(pass.id, 'accepted');
    await expect(edit).toHaveCount(0);
    await expect.poll(async () => (await progress()).total).toBe(before.total);
  });

  await test.step('home shows the same progress', async () => {
    const { done, total } = await progress();
    await page.getByRole('banner').getByRole('link', { name: 'Мои выставки' }).click();
    const card = page.getByRole('article').filter({ has: page.locator('a[href="/participant/110"]') });
    await expect(card).toContainText(new RegExp(`Подготовка: ${done} из ${total} шаг`));
  });
});

test('a reader sees the progress and gets no steps to do [SHELL-231]', async ({ page }) => {
  await enter(page, 'reader@severmech.example');
  await page.goto('/participant/101');
  const rail = page.getByRole('region', { name: /Что сделать дальше/ });
  await expect(rail.getByRole('img', { name: /Готово \d+ из \d+/ })).toBeVisible();
  await expect(rail.getByText('Вам сейчас делать ничего не нужно.')).toBeVisible();
  await expect(rail.getByRole('link')).toHaveCount(0);
});
