import { renderInPlatform, screen, within } from '@fairfront/shared-kit/testing';
import type { Hundredths } from '@fairfront/shared-kit/domain/common';
import { en, ru } from '../testing/texts';
import type { CatalogueTemplate } from '@fairfront/shared-kit/domain/catalogue/catalogue-template';
import { serviceLike, templateT1 } from '@fairfront/shared-kit/domain/catalogue/pricing/template-t1';
import { openStep } from '../testing/open-step';
import { WizardDouble } from '../testing/wizard-double';
import { ServicePrice } from './service-price';
import { useMoney } from './use-money';

const text = (element: HTMLElement | null) => element?.textContent?.replaceAll('\u00a0', ' ') ?? '';
const Amount = ({ amount }: { amount: Hundredths | null }) => <output>{useMoney()(amount)}</output>;
const show = (part: React.ReactNode, currency = 'RUR', template: CatalogueTemplate = templateT1) =>
  renderInPlatform(
    <WizardDouble template={template} draft={{ currency }}>
      {part}
    </WizardDouble>,
    { texts: { catalog: { ru, en } } },
  );

describe('the amounts', () => {
  it.each<[Hundredths | null, string]>([
    [8_969_480, '89 694,80 ₽'],
    [4_000_000, '40 000 ₽'],
    [100, '1 ₽'],
    [null, 'N/A'],
  ])('the amount of %p hundredths of a rouble is %s [CAT-191]', (amount, expected) => {
    show(<Amount amount={amount} />);
    // grouped with no-break spaces, so that an amount never wraps
    expect(screen.getByRole('status').textContent).toBe(expected.replaceAll(' ', '\u00a0'));
  });

  it.each([
    ['RUR', '₽'],
    ['USD', '$'],
    ['EUR', '€'],
    ['CNY', '¥'],
    ['XYZ', '₽'],
  ])(
    'an amount in %s ends with %s, and the rouble sign stands for an unknown currency [CAT-192]',
    (currency, symbol) => {
      show(<Amount amount={1_234_500} />, currency);
      expect(text(screen.getByRole('status'))).toBe(`12 345 ${symbol}`);
    },
  );
});

it('a service has both prices, or N/A without one in the currency [CAT-191]', () => {
  const [basic] = templateT1.services.filter(({ id }) => id === 10);
  if (!basic) throw new Error('T1 has no basic package');
  const { unmount, container } = show(<ServicePrice service={basic} />);
  expect(text(container)).toContain('48 000 ₽');
  expect(text(container)).toContain('40 000 ₽ excl. VAT');
  unmount();
  show(<ServicePrice service={basic} />, 'USD');
  expect(screen.getByText('N/A')).toBeVisible();
});

it('each currency of the template can be selected by its title in both languages, the rouble first [CAT-192]', async () => {
  const titles = [
    ['RUR', '₽', 'Рубль', 'Rouble'],
    ['USD', '$', 'Доллар США', 'US dollar'],
    ['EUR', '€', 'Евро', 'Euro'],
    ['CNY', '¥', 'Китайский юань', 'Chinese yuan'],
  ] as const;
  const currencies = titles.map(([code, symbol, title_rus, title_eng]) => ({ code, symbol, title_rus, title_eng }));
  const { person, platform, order } = openStep('preview', { template: { ...templateT1, currencies } });
  await person.click(await screen.findByRole('combobox', { name: /Currency/ }));
  expect((await screen.findAllByRole('option')).map(text)).toEqual(
    titles.map(([, symbol, , english]) => `${symbol} ${english}`),
  );
  await person.keyboard('{Escape}');
  expect(order()?.currency).toBe('RUR');
  await platform.setLocale('ru');
  await person.click(screen.getByRole('combobox', { name: /Валюта/ }));
  expect((await screen.findAllByRole('option')).map(text)).toEqual(
    titles.map(([, symbol, russian]) => `${symbol} ${russian}`),
  );
});

it('a priced item shows title, description, images, contents, former price and count [CAT-212]', async () => {
  const rur = (price: number) => [{ currency: 'RUR', price_without_vat: price }];
  const template: CatalogueTemplate = {
    ...templateT1,
    services: [
      ...templateT1.services,
      serviceLike({
        id: 61,
        type: 'service_packages',
        order: 61,
        name_eng: 'Visible',
        description_eng: 'Logo and <b>many</b> entries',
        prices: rur(7000),
        images: [{ original_path: 'services/61.png' }],
        package_contents: [{ id: 4, quantity: 10 }],
      }),
      serviceLike({ id: 62, type: 'service_packages', order: 62, name_eng: 'On request', prices: [] }),
    ],
  };
  const rubrics = Array.from({ length: 20 }, (_, place) => ({ id: 205 + place, services: [4] }));
  const { person } = openStep('packages', { template, draft: { rubrics } });
  // the subtitle names the group
  expect(await screen.findByRole('heading', { name: 'Main packages' })).toBeVisible();
  const item = (name: string) => screen.getByRole('checkbox', { name }).closest('li') ?? document.body;
  const visible = within(item('Visible'));
  // markup of the template stays text
  expect(visible.getByText('Logo and <b>many</b> entries')).toBeVisible();
  expect(visible.getByRole('button', { name: 'Examples: Visible' })).toBeVisible();
  expect(visible.getByRole('list')).toHaveTextContent('Short information × 10');
  expect(text(item('Visible'))).toContain('8 400 ₽');
  expect(text(item('Visible').querySelector('s'))).toContain('12 000 ₽');
  expect(within(item('On request')).getByText('N/A')).toBeVisible();
  await person.click(screen.getByRole('button', { name: /Preview/ }));
  await screen.findByRole('heading', { name: 'Preview' });
  expect(text(screen.getByText('Short information').closest('li'))).toContain('Package 10 × 1');
});
