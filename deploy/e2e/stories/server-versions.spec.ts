import { isBusy, readable, retryButtons } from '../support/failing-calls';
import { memberAddresses, stands } from '../support/screens';
import { enter, expect, test } from '../support/portal';
import { OtherServerVersion } from '../support/server-versions';

const addresses = [
  ...memberAddresses,
  '/participant/101?modal=event-modal-participant-passes',
  '/participant/101?modal=event-modal-auto-passes',
  '/participant/101?modal=event-modal-catalog&step=ads',
  '/participant/101?modal=event-modal-service&service=1',
  '/participant/101?modal=event-modal-chat&order=1042',
  '/participant/101?modal=event-modal-documents-issued-invoices',
];

for (const age of ['older', 'newer'] as const) {
  test(`every screen stands with a server that is one minor version ${age} [SHELL-523]`, async ({ page }) => {
    test.setTimeout(180_000);
    const server = await OtherServerVersion.of(test.info().project.use.baseURL ?? '', age);
    await enter(page, 'supervisor@severmech.example');
    await page.route('**/api/**', server.answer);
    for (const address of addresses) {
      await page.goto(address);
      await stands(page);
      await expect.poll(() => isBusy(page), { message: `${address} loads` }).toBe(false);
      await expect(retryButtons(page), `${address} offers no retry`).toHaveCount(0);
      expect(await readable(page), `${address} shows only what it knows`).not.toMatch(
        /undefined|NaN|Invalid Date|\[object|added_by_a_newer_server/,
      );
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}
