import { enter, expect, test } from '../support/portal';

const supervisor = 'supervisor@severmech.example';
/** A demo service whose quantity is the area of the stand. */
const byArea = '/participant/101?modal=event-modal-service&service=58';

test('a company with two stands chooses the one to work for, and the portal follows [SHELL-135] [ACC-164] [PASS-330] [SVC-063]', async ({
  page,
}) => {
  await enter(page, supervisor);
  await page.goto('/participant/101');
  const choice = page.getByRole('radiogroup', { name: 'Стенд, с которым вы работаете' });
  const stand = (title: string) => choice.getByRole('radio', { name: new RegExp(`^Стенд ${title}`) });
  const bar = page.getByRole('region', { name: 'Выставка и компания' });
  const cars = page.getByRole('region', { name: 'Пропуска на автомобили' });
  const dialog = page.getByRole('dialog');

  await test.step('the first stand is used until another is chosen', async () => {
    await expect(stand('24C10')).toBeChecked();
    await expect(cars).toContainText(/3\s*к стенду 24C10, всего 4/);
    const info = page.getByRole('region', { name: /^ТехноФорум/ });
    await expect(info.getByRole('link', { name: /^Павильон 2, зал 4/ })).toHaveAttribute(
      'href',
      'https://technoforum.example/halls',
    );
  });

  await test.step('the arrow keys choose; bar and tile follow without a call', async () => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/')) asked.push(request.url());
    });
    await page.waitForLoadState('networkidle');
    asked.length = 0;
    await stand('24C10').focus();
    await page.keyboard.press('ArrowDown');
    await expect(stand('24C12')).toBeChecked();
    await expect(choice.getByRole('status')).toHaveText(/^Выбран стенд 24C12\./);
    await expect(bar).toContainText('24C12');
    await expect(cars).toContainText(/1\s*к стенду 24C12, всего 4/);
    // calls that the page makes after its start do not result from the choice
    expect(asked.filter((url) => url.includes('/participants/101/'))).toEqual([]);
  });

  await test.step('a service priced by area uses its area, a new car pass its number', async () => {
    await page.goto(byArea);
    await expect(dialog).toContainText(/18\sм², 24C12/);
    await page.goto('/participant/101?modal=event-modal-auto-passes&add=1');
    await expect(dialog).toContainText('Стенд 24C12');
    await expect(dialog).toContainText('Павильон 2, зал 4');
  });

  await test.step('the choice survives a reload', async () => {
    await page.goto('/participant/101');
    await page.reload();
    await expect(stand('24C12')).toBeChecked();
    await expect(cars).toContainText(/1\s*к стенду 24C12/);
  });

  await test.step('if the chosen stand is removed, the first one is used', async () => {
    await page.evaluate(() => localStorage.setItem('fairfront.stand.1', '999999'));
    await page.reload();
    await expect(stand('24C10')).toBeChecked();
    await expect(bar).toContainText('24C10');
    await page.goto(byArea);
    await expect(dialog).toContainText(/72\sм², 24C10/);
  });
});

test('the stand is changed in its row on a phone [SHELL-135] [ACC-164]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, supervisor);
  await page.goto('/participant/101');
  await page.getByRole('button', { name: /^Стенд 24C10.*1 из 2/ }).click();
  await page.getByRole('radio', { name: /^Стенд 24C12/ }).check();
  await expect(page.getByRole('button', { name: /^Стенд 24C12.*2 из 2/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Пропуска на автомобили/ })).toContainText('к стенду 24C12: 1');
  await page.getByRole('button', { name: /^О выставке/ }).click();
  await expect(page.getByRole('link', { name: /^technoforum\.example/ })).toBeVisible();
});
