import { screen } from '@fairfront/shared-kit/testing';
import { templateT1 } from '@fairfront/shared-kit/domain/catalogue/pricing/template-t1';
import { catalogueSteps } from '@fairfront/shared-kit/domain/catalogue/wizard';
import { openStep } from '../testing/open-step';

it.each(catalogueSteps)('every English date on the step %s names its month [CAT-248]', async (step) => {
  const { platform } = openStep(step, {
    // 7 October or 10 July, depending on the reader
    template: { ...templateT1, catalog_order_ended_at: '2026-10-07' },
    draft: { companyRussianExporter: true },
  });
  expect(await screen.findByText(/^Until 7\sOctober 2026, /)).toBeVisible();
  expect(document.body.textContent).not.toMatch(/\d{2}[./]\d{2}[./]\d{4}/);
  await platform.setLocale('ru');
  expect(screen.getByText(/^До 7\sоктября 2026, /)).toBeVisible();
});
