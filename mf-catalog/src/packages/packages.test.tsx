import { buildUserWithRole, screen, within } from '@fairfront/shared-kit/testing';
import { serviceLike, templateT1 } from '@fairfront/shared-kit/domain/catalogue/pricing/template-t1';
import { openStep, type StepFixture } from '../testing/open-step';

const rur = (price: number) => [{ currency: 'RUR', price_without_vat: price }];
const major = (id: number, name: string, changes = {}) =>
  serviceLike({ id, type: 'service_packages', name_eng: name, prices: rur(1000), order: id, ...changes });
/** Of the packages A, B and C the pairs A with B and B with C are permitted. */
const template = {
  ...templateT1,
  services: [
    ...templateT1.services.filter(({ type }) => type !== 'service_packages'),
    major(101, 'Pack A', { prices: rur(7000), package_contents: [{ id: 4, quantity: 10 }] }),
    major(102, 'Pack B'),
    major(103, 'Pack C', { prices: [] }),
    serviceLike({ id: 111, type: 'service_packages_additional', name_eng: 'Online card', prices: rur(800), order: 1 }),
    serviceLike({ id: 112, type: 'service_packages_additional', name_eng: 'Video card', prices: rur(900), order: 2 }),
    serviceLike({
      id: 121,
      type: 'alphabetical_list_options',
      name_eng: 'Logo on the plan',
      prices: rur(10),
      order: 9,
    }),
  ],
  allowed_services: [
    { first_service_id: 101, second_service_id: 102 },
    { first_service_id: 103, second_service_id: 102 },
  ],
};
const open = async (fixture: StepFixture = {}) => {
  const opened = openStep('packages', { template, ...fixture });
  await screen.findByRole('heading', { name: 'Main packages' });
  return opened;
};
const box = (name: string) => screen.getByRole('checkbox', { name });
const card = (name: string) => {
  const item = box(name).closest('li');
  if (!item) throw new Error(`no card ${name}`);
  return within(item);
};
const total = () => screen.getByText(/Total incl/).closest('p');

describe('the main packages', () => {
  it('a package is selectable only if it pairs with the selected ones, in both directions [CAT-115] [CAT-116] [CAT-117]', async () => {
    const { person } = await open();
    await person.click(box('Pack A'));
    expect(box('Pack A')).toBeChecked();
    expect(box('Pack B')).not.toHaveAttribute('aria-disabled');
    expect(box('Pack C')).toHaveAccessibleDescription('Cannot be combined with the selected packages');
    await person.click(box('Pack C'));
    expect(box('Pack C')).not.toBeChecked();
    await person.click(box('Pack B'));
    await person.click(box('Pack A'));
    expect(box('Pack A')).not.toBeChecked();
    expect(box('Pack C')).not.toHaveAttribute('aria-disabled');
  });

  it('a package lists its contents with quantities and strikes out their separate prices [CAT-113] [CAT-190] [CAT-213]', async () => {
    await open();
    expect(card('Pack A').getByRole('list', { name: /Pack A/ })).toHaveTextContent('Short information × 10');
    expect(card('Pack A').getByText('8 400 ₽')).toBeVisible();
    expect(card('Pack A').getByText('12 000 ₽')).toBeVisible();
    expect(card('Pack A').getByText('7 000 ₽ excl. VAT')).toBeVisible();
    expect(card('Pack B').queryByText('before')).toBeNull();
  });

  it('a package without a price in the currency shows N/A, and so do the totals once it is selected [CAT-187] [CAT-188]', async () => {
    const { person } = await open();
    expect(card('Pack C').getByText('N/A')).toBeVisible();
    expect(card('Pack C').getByRole('button', { name: 'N/A, contact manager' })).toBeVisible();
    expect(total()).not.toHaveTextContent('N/A');
    await person.click(box('Pack C'));
    expect(total()).toHaveTextContent('N/A');
  });
});

it('selecting another additional package replaces the first, and selecting it again clears it [CAT-118]', async () => {
  const { person } = await open();
  const circle = (name: string) => screen.getByRole('radio', { name });
  expect(circle('No additional package')).toBeChecked();
  await person.click(circle('Online card'));
  await person.click(circle('Video card'));
  expect(circle('Video card')).toBeChecked();
  expect(circle('Online card')).not.toBeChecked();
  await person.click(circle('Video card'));
  expect(circle('No additional package')).toBeChecked();
});

it('the step stores packages, separate placements and the logo link [CAT-112] [CAT-114] [CAT-118] [CAT-119]', async () => {
  const { person, order } = await open();
  await person.click(box('Pack B'));
  await person.click(screen.getByRole('radio', { name: 'Online card' }));
  await person.click(box('Logo in the alphabetical list'));
  await person.click(box('Logo on the plan'));
  await person.type(screen.getByRole('textbox', { name: /Link to the logo file/ }), 'https://files.example/logo.svg');
  await person.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByRole('heading', { name: 'In the catalogue' });
  expect(order()?.services.map(({ id }) => id)).toEqual(expect.arrayContaining([102, 111, 7, 121]));
  expect(order()?.logo_link).toBe('https://files.example/logo.svg');
});

it('the step shows the selection as text to a reader [CAT-010]', async () => {
  await open({
    draft: { selectedMajorPackageIds: [102], packagePlacementLogoLink: 'https://files.example/logo.svg' },
    options: { user: buildUserWithRole('read') },
  });
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByText('Pack B')).toBeVisible();
  expect(screen.getByText('https://files.example/logo.svg')).toBeVisible();
});
