import { buildUserWithRole, screen, within } from '@fairfront/shared-kit/testing';
import { serviceLike, templateT1 } from '@fairfront/shared-kit/domain/catalogue/pricing/template-t1';
import { openStep, type StepFixture } from '../testing/open-step';

const template = {
  ...templateT1,
  services: templateT1.services.map((service) =>
    service.id === 8
      ? { ...service, description_eng: 'Full page, colour', images: [{ original_path: 'demo/page.svg' }] }
      : service,
  ),
};
const open = async (fixture: StepFixture = {}) => {
  const opened = openStep('ads', { template, ...fixture });
  await screen.findByRole('heading', { name: 'Materials' });
  return opened;
};
const box = (name: string) => screen.getByRole('checkbox', { name });
const group = (name: string) => within(screen.getByRole('region', { name }));

it('the step groups services by where they appear and stores the selection there [CAT-120] [CAT-121]', async () => {
  const { person, order } = await open();
  expect(group('In the catalogue').getByRole('checkbox', { name: 'Ad page in the catalogue' })).toBeVisible();
  expect(group('In the guide').getByRole('checkbox', { name: 'Ad in the guide' })).toBeVisible();
  await person.click(box('Ad page in the catalogue'));
  await person.click(box('Ad in the guide'));
  await person.click(box('Mailing to partners'));
  await person.click(box('Ad in the guide'));
  await person.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByRole('heading', { name: 'Preview' });
  expect(order()?.services.map(({ id }) => id)).toEqual([8, 14]);
});

it('a service shows description, example images and price, or N/A for an unknown price [CAT-122] [CAT-187]', async () => {
  const { person } = await open();
  const page = group('In the catalogue');
  expect(page.getByRole('checkbox', { name: /Ad page/ })).toHaveAccessibleDescription('Full page, colour');
  expect(page.getByText('36 000 ₽')).toBeVisible();
  expect(group('Other').getByText('N/A')).toBeVisible();
  await person.click(page.getByRole('button', { name: 'Examples: Ad page in the catalogue' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ad page in the catalogue' });
  expect(within(dialog).getByRole('img', { name: 'Ad page in the catalogue' })).toHaveAttribute(
    'src',
    expect.stringContaining('/storage/demo/page.svg'),
  );
});

it('the other services include a note that some need approval [CAT-123]', async () => {
  await open();
  expect(group('Other').getByText('Some services need additional approval from the organiser')).toBeVisible();
});

it('an empty step says that there are no services [CAT-124]', async () => {
  await open({ template: { ...template, services: [serviceLike({ id: 4, type: 'brief_information_rubricator' })] } });
  expect(screen.getByText('There are no advertising services at this exhibition')).toBeVisible();
});

it('the step accepts links to graphics and video [CAT-126] [CAT-127]', async () => {
  const { person, order } = await open();
  await person.type(screen.getByRole('textbox', { name: /Link to the graphics files/ }), 'https://a.example/g');
  await person.type(screen.getByRole('textbox', { name: /Link to the video files/ }), 'http://a.example/v');
  await person.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByRole('heading', { name: 'Preview' });
  expect(order()).toMatchObject({ graphics_link: 'https://a.example/g', video_link: 'http://a.example/v' });
});

it('the step is read-only for a reader [CAT-125]', async () => {
  await open({
    draft: { adServices: { catalog: [8], guide: [], other: [] } },
    options: { user: buildUserWithRole('read') },
  });
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(group('In the catalogue').getByText('Ad page in the catalogue')).toBeVisible();
  expect(group('In the guide').getByText('Nothing selected')).toBeVisible();
});
