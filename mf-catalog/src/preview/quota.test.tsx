import { buildQuota, screen } from '@fairfront/shared-kit/testing';
import { withCatalogue } from '../testing/catalogue-api';
import { openStep } from '../testing/open-step';

it('the order does not depend on the pass quota and never requests it [CAT-211]', async () => {
  const shown: string[] = [];
  for (const quota of [
    buildQuota({ certificate: 0 }),
    buildQuota({ certificate: 900, certificate_count: 3 }),
    buildQuota({ certificate: null }),
  ]) {
    const { api, unmount } = openStep('preview', {
      draft: { selectedMajorPackageIds: [10] },
      options: { participation: withCatalogue(1, { quota }) },
    });
    await screen.findByRole('heading', { name: 'Preview' });
    await screen.findByRole('region', { name: 'Signed order' });
    shown.push(document.body.textContent ?? '');
    expect(api.requests.map(({ path }) => path).filter((path) => /pass|quota|sub-/.test(path))).toEqual([]);
    unmount();
  }
  expect(new Set(shown).size).toBe(1);
});
