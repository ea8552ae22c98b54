import { axeViolations, screen, waitFor, within } from '@fairfront/shared-kit/testing';
import { fireEvent } from '@testing-library/react';
import { installDrawing } from '../../testing/drawing';
import { openStep } from '../../testing/open-step';
import { jpegBytes, pngBytes } from '@fairfront/shared-kit/domain/catalogue/files/testing';

const uploads = '/participants/{id}/catalog-orders/{orderId}/files/{type}';
const withLogo = { draft: { selectedLogoPlacementIds: [7] } };
const withCover = { draft: { adServices: { catalog: [8], guide: [], other: [] } } };
const png = (name: string, width: number, height: number, weight = 0) =>
  new File([pngBytes(width, height), new Uint8Array(weight)], name, { type: 'image/png' });
const input = (name: string): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>(`input[type="file"][aria-label="${name}"]`);
  if (!found) throw new Error(`no input ${name}`);
  return found;
};
const openLogo = async () => {
  const opened = openStep('packages', withLogo);
  await screen.findByRole('region', { name: 'Logo' });
  return opened;
};
const openCover = async () => {
  const opened = openStep('ads', withCover);
  await screen.findByRole('region', { name: 'Cover image' });
  return opened;
};
const cropWindow = async (name = 'Fit the logo to the catalogue') =>
  within(await screen.findByRole('dialog', { name }));
const field = (name: string) => within(screen.getByRole('region', { name, hidden: true }));
const sentFile = (body: unknown) => (body instanceof FormData ? (body.get('file') as File) : null);

beforeEach(() => void installDrawing());

describe('the pixels of a picture before upload', () => {
  it.each([
    ['Logo', openLogo, png('logo.png', 1024, 1024)],
    ['Logo', openLogo, png('logo.png', 1024, 124)],
    ['Cover image', openCover, png('cover.png', 1920, 720)],
  ])('%s that fits is uploaded unchanged [CAT-149] [CAT-151]', async (name, open, file) => {
    const { person, catalogue } = await open();
    await person.upload(input(name), file);
    await waitFor(() => expect(catalogue.sent('post', uploads)).toHaveLength(1));
    const { name: sentName, size } = sentFile(catalogue.sent('post', uploads)[0]?.body) ?? {};
    expect([sentName, size]).toEqual([file.name, file.size]);
    expect(screen.queryByRole('dialog', { name: /^Fit/ })).toBeNull();
  });

  it('a logo beyond 1024 px and a cover of other dimensions are refused with both sizes [CAT-149] [CAT-151]', async () => {
    const logo = await openLogo();
    await logo.person.upload(input('Logo'), png('logo.png', 1025, 300));
    await logo.person.click((await cropWindow()).getByRole('button', { name: 'Cancel' }));
    const said = 'The image may be at most 1024×1024 px, this one is 1025×300';
    expect(await field('Logo').findByRole('alert')).toHaveTextContent(said);
    expect(logo.catalogue.sent('post', uploads)).toHaveLength(0);
    logo.unmount();

    // too few pixels: nothing is scaled up, so the dialog cannot help
    const cover = await openCover();
    await cover.person.upload(input('Cover image'), png('cover.png', 1919, 900));
    await waitFor(() =>
      expect(cover.platform.log.errors).toEqual(['The image must be 1920×720 px, this one is 1919×900']),
    );
    expect(field('Cover image').queryByRole('button', { name: /^Crop and scale/ })).toBeNull();
    expect(cover.catalogue.sent('post', uploads)).toHaveLength(0);
  });
});

describe('the crop dialog', () => {
  it('the dialog opens at once, previews the result and uploads only that [CAT-296] [CAT-149]', async () => {
    const drawings = installDrawing((pixels) => pixels);
    const { person, catalogue, order } = await openLogo();
    const own = png('logo.png', 3508, 2480, 100_000);
    await person.upload(input('Logo'), own);
    const view = await cropWindow();
    expect(view.getByText(/^logo\.png, 3508 × 2480 px, .* Needed: at most 1024 × 1024 px and 2\sMB$/)).toBeVisible();
    expect(await view.findByText(/^1024 × 724 px, 724\.00\sKB: it fits$/)).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await person.click(view.getByRole('radio', { name: '3:1' }));
    expect(await view.findByText(/^1024 × 341 px, .* it fits$/)).toBeVisible();
    await person.click(view.getByRole('button', { name: 'Use 1024 × 341 px' }));
    await waitFor(() => expect(order()?.logo?.original_name).toBe('logo.png'));
    expect(drawings.at(-1)).toEqual({
      from: { x: 0, y: 655, width: 3508, height: 1169 },
      to: { width: 1024, height: 341 },
    });
    expect(sentFile(catalogue.sent('post', uploads)[0]?.body)).toMatchObject({ type: 'image/png', size: 1024 * 341 });
    expect(screen.queryByRole('dialog', { name: /^Fit/ })).toBeNull();
    expect(field('Logo').queryByRole('alert')).toBeNull();
    expect(field('Logo').getByText('PNG, 1024 × 341 px, RGB')).toBeVisible();
  });

  it('the dialog removes the margins of a logo and shows its printed size, in one ink too [CAT-296]', async () => {
    const { person } = await openLogo();
    await person.upload(input('Logo'), png('logo.png', 2000, 1000));
    const view = await cropWindow();
    expect(view.queryByRole('button', { name: 'Trim margins' })).toBeNull();
    fireEvent.load(view.getByRole('img', { name: 'logo.png' }));
    await person.click(view.getByRole('radio', { name: '3:1' }));
    await person.click(view.getByRole('button', { name: 'Trim margins' }));
    const numbers = ['Left, px', 'Top, px', 'Width, px', 'Height, px'].map((name) =>
      Number(view.getByRole<HTMLInputElement>('spinbutton', { name }).value),
    );
    expect(numbers).toEqual([477, 227, 1047, 547]);
    expect(view.getByRole('radio', { name: 'Free' })).toBeChecked();
    // 1024 px at 300 dots per inch
    expect(await view.findByText('On paper 87 × 45 mm at 300 dpi')).toBeVisible();
    expect(view.getByRole('img', { name: /^The image as it will be sent/ })).toHaveStyle({ width: '87mm' });
    expect(view.getByText('In one ink, for the alphabetical list')).toBeVisible();
  });

  it('the dialog works by keyboard: arrows move, plus and minus scale, numbers are typed [CAT-296]', async () => {
    const { person } = await openLogo();
    await person.upload(input('Logo'), png('logo.png', 2000, 1000));
    const view = await cropWindow();
    const number = (name: string) => Number(view.getByRole<HTMLInputElement>('spinbutton', { name }).value);
    const frame = view.getByRole('application', { name: 'Crop frame' });
    frame.focus();
    await person.keyboard('++');
    expect([number('Left, px'), number('Width, px')]).toEqual([174, 1653]);
    await person.keyboard('{ArrowLeft}{ArrowDown}');
    expect([number('Left, px'), number('Top, px')]).toEqual([154, 107]);
    await person.keyboard('{Shift>}{ArrowRight}{/Shift}');
    expect(number('Left, px')).toBe(155);
    await person.keyboard('-');
    expect(number('Width, px')).toBe(1818);
    view.getByRole('button', { name: 'Lower right corner of the frame' }).focus();
    await person.keyboard('{ArrowLeft}');
    expect(number('Width, px')).toBe(1798);
    const width = view.getByRole('spinbutton', { name: 'Width, px' });
    await person.clear(width);
    await person.type(width, '800');
    await person.tab();
    expect(await view.findByText(/^800 × \d+ px, .* it fits$/)).toBeVisible();
    expect(view.getByRole('slider', { name: 'Zoom' })).toHaveAttribute('aria-valuetext', expect.stringMatching(/%$/));
  });

  it('the dialog keeps the ratio of the cover and never scales up [CAT-151] [CAT-296]', async () => {
    const { person, order } = await openCover();
    const jpeg = new File([jpegBytes(2400, 1800, { components: 4 })], 'cover.jpg', { type: 'image/jpeg' });
    await person.upload(input('Cover image'), jpeg);
    const view = await cropWindow('Fit the cover to the catalogue');
    expect(view.queryByRole('radiogroup', { name: 'Proportions' })).toBeNull();
    expect(view.getByText('CMYK becomes sRGB, shades will change')).toBeVisible();
    view.getByRole('application', { name: 'Crop frame' }).focus();
    await person.keyboard('++++++++');
    expect(view.getByRole('spinbutton', { name: 'Width, px' })).toHaveValue('1920');
    expect(view.getByRole('spinbutton', { name: 'Height, px' })).toHaveValue('720');
    await view.findByText(/^1920 × 720 px, .* it fits$/);
    await person.click(view.getByRole('button', { name: 'Use 1920 × 720 px' }));
    await waitFor(() => expect(order()?.company_cover?.original_name).toBe('cover.jpg'));
  });

  it('cancelling keeps the error at the field, and the dialog can be reopened [CAT-296]', async () => {
    const { person, catalogue } = await openLogo();
    await person.upload(input('Logo'), png('logo.png', 3000, 500));
    await person.click((await cropWindow()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Fit/ })).toBeNull());
    expect(field('Logo').getByRole('alert')).toHaveTextContent('this one is 3000×500');
    expect(catalogue.sent('post', uploads)).toHaveLength(0);
    await person.click(field('Logo').getByRole('button', { name: 'Crop and scale: logo.png' }));
    expect(await cropWindow()).toBeDefined();
  });

  it.each([
    ['writes fewer pixels of a PNG', 'logo.png', (pixels: number) => pixels * 4, 'Use 717 × 717 px'],
    [
      'writes a JPEG of lower quality',
      'logo.jpg',
      (_pixels: number, quality = 1) => Math.round(quality * 2_700_000),
      'Use 1024 × 1024 px',
    ],
  ])('the dialog %s when the result has too many bytes [CAT-148] [CAT-296]', async (_way, name, weight, button) => {
    installDrawing(weight);
    const { person, order } = await openLogo();
    const bytes = name.endsWith('png') ? pngBytes(2000, 2000) : jpegBytes(2000, 2000);
    await person.upload(input('Logo'), new File([bytes], name));
    const view = await cropWindow();
    await view.findByText(/it fits$/);
    await person.click(view.getByRole('button', { name: button }));
    await waitFor(() => expect(order()?.logo?.size).toBeLessThanOrEqual(2_097_152));
  });

  it('an unreadable picture is reported, and nothing is uploaded [CAT-296]', async () => {
    Object.assign(HTMLImageElement.prototype, { decode: () => Promise.reject(new Error('broken')) });
    const { person, catalogue } = await openLogo();
    await person.upload(input('Logo'), png('logo.png', 3000, 500));
    const view = await cropWindow();
    expect(await view.findByRole('alert')).toHaveTextContent('The image could not be read');
    await person.click(view.getByRole('button', { name: /^Use/ }));
    expect(catalogue.sent('post', uploads)).toHaveLength(0);
  });
});
