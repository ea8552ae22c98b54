import {
  buildCompany,
  buildParticipation,
  buildUserWithRole,
  createFakeApi,
  failWith,
  renderInPlatform,
  screen,
  waitFor,
} from '@fairfront/shared-kit/testing';
import { queryKeys } from '@fairfront/shared-kit/api';
import type { Participation } from '@fairfront/shared-kit/platform';
import { fireEvent } from '@testing-library/react';
import { en, ru } from '../testing/texts';
import CompanyProfileModal from './company-profile.modal';

const old = { id: 5, thumbnail_path: 'old.png' };

/** A PNG header with the given dimensions, padded to a number of bytes. */
const png = (width: number, height: number, bytes = 64, name = 'logo.png', type = 'image/png') => {
  const head = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52];
  const content = new Uint8Array(bytes);
  content.set(head);
  new DataView(content.buffer).setUint32(16, width);
  new DataView(content.buffer).setUint32(20, height);
  const file = new File([content], name, { type });
  // jsdom does not implement `File.arrayBuffer`
  Object.defineProperty(file, 'arrayBuffer', { value: () => Promise.resolve(content.buffer) });
  return file;
};

const open = ({ image = old as typeof old | null, role = 'edit' as 'edit' | 'read' } = {}) => {
  const participation = buildParticipation({ company: buildCompany({ image }) });
  const api = createFakeApi()
    .on('get', '/countries', { data: [] })
    .on('post', '/participants/{id}/companies/{companyId}/logo', { data: { id: 6, thumbnail_path: 'new.png' } })
    .on('delete', '/participants/{id}/companies/{companyId}/logo', undefined);
  const rendered = renderInPlatform(<CompanyProfileModal />, {
    api,
    texts: { account: { ru, en } },
    participation,
    user: buildUserWithRole(role),
    modalTitle: 'Company profile',
  });
  const { queryClient } = rendered.platform;
  queryClient.setQueryData(queryKeys.participation.detail(101), participation);
  const loaded = () => queryClient.getQueryData<Participation>(queryKeys.participation.detail(101))?.company.image;
  return { ...rendered, api, loaded };
};
const input = () => screen.getByLabelText<HTMLInputElement>('Logo file');
const choose = (file: File) => fireEvent.change(input(), { target: { files: [file] } });
const sent = ({ api }: ReturnType<typeof open>) => api.sent('post', '/participants/101/companies/1/logo');

describe('the logo', () => {
  it('the upload sends the field image under its own key and shows the stored logo [ACC-039]', async () => {
    const opened = open();
    const file = png(800, 600);
    choose(file);
    await waitFor(() => expect(sent(opened)).toHaveLength(1));
    const [request] = sent(opened);
    expect((request?.body as FormData).get('image')).toBe(file);
    expect(request?.headers.get('idempotency-key')).toMatch(/^[\w-]{36}$/);
    await waitFor(() => expect(opened.loaded()).toEqual({ id: 6, thumbnail_path: 'new.png' }));
    opened.platform.update({
      participation: buildParticipation({ company: buildCompany({ image: { id: 6, thumbnail_path: 'new.png' } }) }),
    });
    await waitFor(() =>
      expect(screen.getByRole('img', { name: 'Company logo' })).toHaveAttribute(
        'src',
        'http://portal.test/storage/new.png',
      ),
    );
    expect(screen.getByText('logo.png, 800×600, 0.06 KB')).toBeVisible();
  });

  const refusedFiles = [
    ['of another type', png(10, 10, 64, 'logo.png', 'image/gif'), 'Invalid format, use PNG or JPG'],
    ['of another name', png(10, 10, 64, 'logo.webp'), 'Invalid format, use PNG or JPG'],
    ['above 2 MB', png(10, 10, 2_097_153), 'The file is too big: 2.1 MB. The limit is 2 MB'],
    ['above 1024 pixels', png(1025, 10), 'The image is 1025×10 px, the limit is 1024×1024 px'],
    ['above 1024 pixels high', png(10, 1025), 'The image is 10×1025 px, the limit is 1024×1024 px'],
    ['of a wrong name and size', png(1025, 10, 2_097_153, 'a.bmp'), 'Invalid format, use PNG or JPG'],
    ['too big and too large', png(1025, 10, 2_097_153), 'The file is too big: 2.1 MB. The limit is 2 MB'],
  ] as const;
  it.each(refusedFiles)(
    '%s is rejected with an explanation, the input is cleared and nothing is sent [ACC-034] [ACC-035] [ACC-036] [ACC-037] [ACC-038]',
    async (_what, file, text) => {
      const opened = open();
      choose(file);
      expect(await screen.findByText((content) => content.includes(text))).toBeVisible();
      expect(screen.getByText(/The previous logo is kept/)).toBeVisible();
      expect([sent(opened), input().value]).toEqual([[], '']);
    },
  );

  it('a logo of exactly 2 MB and 1024 pixels is uploaded [ACC-035] [ACC-036]', async () => {
    const opened = open({ image: null });
    choose(png(1024, 1024, 2_097_152));
    await waitFor(() => expect(sent(opened)).toHaveLength(1));
  });

  it.each([
    ['logo_encoding', 422, 'The image could not be read'],
    ['logo_save', 500, 'Could not save the logo'],
    ['logo_info', 500, 'Could not update the logo information'],
  ])(
    'a logo refused by the server as %s shows the reason and keeps the old logo [ACC-043]',
    async (code, status, text) => {
      const opened = open();
      opened.api.on('post', '/participants/{id}/companies/{companyId}/logo', failWith(status, { code, message: text }));
      choose(png(20, 20));
      const alert = await screen.findByText((content) => content.includes(text));
      expect(alert.closest('[role=alert]')).toHaveTextContent('“logo.png”.');
      expect(opened.loaded()).toEqual(old);
    },
  );

  it('the logo is removed after a confirmation, and the hub updates [ACC-040]', async () => {
    const opened = open();
    await opened.person.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Remove the company logo?')).toBeVisible();
    await opened.person.click(screen.getAllByRole('button', { name: 'Remove' }).at(-1) as HTMLElement);
    await waitFor(() => expect(opened.loaded()).toBeNull());
    expect(opened.api.sent('delete', '/participants/101/companies/1/logo')).toHaveLength(1);
    opened.platform.update({ participation: buildParticipation() });
    expect(await screen.findByText('No logo uploaded')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Upload' })).toBeVisible();
  });

  it('removing the logo moves the focus to the upload button [ACC-040]', async () => {
    const opened = open();
    await opened.person.click(screen.getByRole('button', { name: 'Remove' }));
    await screen.findByText('Remove the company logo?');
    await opened.person.click(screen.getAllByRole('button', { name: 'Remove' }).at(-1) as HTMLElement);
    await waitFor(() => expect(opened.loaded()).toBeNull());
    opened.platform.update({ participation: buildParticipation() });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Upload' })).toHaveFocus());
  });

  it('the logo is read-only without write access [ACC-033]', () => {
    open({ role: 'read' });
    expect(screen.getByRole('img', { name: 'Company logo' })).toBeVisible();
    expect(screen.queryByLabelText('Logo file')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Replace' })).toBeNull();
  });
});
