import type { Page } from '@playwright/test';
import { ApiUser } from '../support/api-user';
import { dialogNames, dialogPlaces, emailOf, type Visitor } from '../support/places';
import { expect, test } from '../support/portal';
import { follow, memberAddresses, stands, visitorAddresses } from '../support/screens';

/** What a place says that no living remote draws (SHELL-109), a tile that did not come, and one that is not built. */
const absent = /временно недоступ|не загрузил(ся|ись|ось)|готовится|скоро появится/i;

/** What is said of an absence in sight: on the page, in a tile, in a dialog. */
const absencesOn = (page: Page): Promise<string[]> =>
  page.evaluate(
    (source) =>
      [...document.querySelectorAll('h1, h2, h3, p, li, [role="alert"], [role="status"]')]
        .filter((element) => element.checkVisibility() && new RegExp(source, 'i').test(element.textContent))
        .map((element) => element.textContent.trim().slice(0, 80)),
    absent.source,
  );

test.describe.configure({ timeout: 300_000 });

test('every route, dialog and tile has its screen: none is temporarily unavailable [SHELL-280]', async ({
  page,
  baseURL,
}) => {
  const found: string[] = [];
  const check = async (place: string) => {
    await stands(page);
    found.push(...(await absencesOn(page)).map((text) => `${place}: ${text}`));
  };

  await test.step('what a visitor opens', async () => {
    for (const address of visitorAddresses) {
      await page.goto(address);
      await check(address);
    }
  });

  const dialogs = dialogPlaces();
  expect(
    dialogNames.filter((name) => !dialogs.some((place) => place.name.startsWith(name))),
    'every dialog is offered by a remote',
  ).toEqual([]);

  const enterAs = async (visitor: Visitor) => {
    const { token } = await ApiUser.signIn(baseURL ?? '', emailOf[visitor] ?? '');
    await page.evaluate((stored) => localStorage.setItem('fairfront.token', stored), token);
    await page.goto('/');
    await stands(page);
  };
  const checkDialogs = async (visitor: Visitor) => {
    for (const { name, address, visitor: whose } of dialogs) {
      if (whose !== visitor) continue;
      // a dialog that leads on when it is closed has done so before the next one opens
      await follow(page, address.replace(/\?.*/, ''));
      await expect(page.getByRole('dialog'), `before ${name}`).toHaveCount(0);
      await follow(page, address);
      await expect(page.getByRole('dialog').first(), name).toBeVisible();
      await check(name);
    }
  };
  /** A tile is there with its content when nothing of the hub is still loading. */
  const checkTiles = async (id: number) => {
    await follow(page, `/participant/${id}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible();
    await check(`tiles of ${id}`);
  };

  await test.step('what an exhibitor opens', async () => {
    await enterAs('exhibitor');
    for (const address of memberAddresses) {
      await follow(page, address);
      await check(address);
    }
    for (const id of [101, 102, 104, 105]) await checkTiles(id);
    await checkDialogs('exhibitor');
  });

  await test.step('what the organiser of a collective stand opens', async () => {
    await enterAs('collective');
    await checkTiles(110);
    await checkDialogs('collective');
  });

  expect(found).toEqual([]);
});
