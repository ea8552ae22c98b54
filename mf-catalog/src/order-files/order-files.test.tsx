import { failWith, screen, waitFor, within } from '@fairfront/shared-kit/testing';
import { openStep } from '../testing/open-step';

const bytesOf = { pdf: '%PDF-1.7', zip: 'PK\u0003\u0004', exe: 'MZ' };
const fileOf = (name: string, start: string, size?: number) => {
  const file = new File([start], name);
  if (size !== undefined) Object.defineProperty(file, 'size', { value: size });
  return file;
};
const mega = 1_048_576;
const logo = { id: 71, original_name: 'logo.png', extension: 'png', size: 156_952 };
const field = async (name: string) => within(await screen.findByRole('region', { name }));
const input = (name: string): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>(`input[type="file"][aria-label="${name}"]`);
  if (!found) throw new Error(`no input ${name}`);
  return found;
};

describe('an invalid file', () => {
  it('a wrong type is refused in a popup and at the field, with the accepted formats [CAT-146] [CAT-147] [CAT-152]', async () => {
    const { person, platform, catalogue } = openStep('ads');
    const graphics = await field('Graphics files');
    expect(graphics.getByText('PNG, JPG, ZIP, up to 10 MB')).toBeVisible();
    await person.upload(input('Graphics files'), fileOf('fake.zip', bytesOf.exe));
    await waitFor(() => expect(platform.log.errors).toEqual(['Accepted formats: PNG, JPG, ZIP']));
    expect(graphics.getByRole('alert')).toHaveTextContent('Accepted formats: PNG, JPG, ZIP');
    expect(graphics.getByText('fake.zip')).toBeVisible();
    expect(catalogue.sent('post', '/participants/{id}/catalog-orders/{orderId}/files/{type}')).toHaveLength(0);
  });

  it('a wrong size is refused with the actual and maximum size [CAT-146] [CAT-147] [CAT-153] [CAT-159]', async () => {
    const { person, platform } = openStep('ads');
    await field('Graphics files');
    await person.upload(input('Graphics files'), fileOf('a.zip', bytesOf.zip, 10 * mega + 1024));
    await waitFor(() =>
      expect(platform.log.errors).toEqual([`The file size is 10\u00a0241.00\u00a0KB, the maximum is 10\u00a0MB`]),
    );
  });
});

describe('a valid file', () => {
  it('the file is uploaded and shown with name and size, and a new one replaces it [CAT-162] [CAT-232]', async () => {
    const { person, order } = openStep('ads');
    const graphics = await field('Graphics files');
    await person.upload(input('Graphics files'), fileOf('first.zip', bytesOf.zip));
    expect(await graphics.findByRole('button', { name: 'Download: first.zip' })).toBeVisible();
    expect(graphics.getByText('0.00 KB')).toBeVisible();
    await person.upload(input('Graphics files'), fileOf('second.zip', bytesOf.zip));
    expect(await graphics.findByRole('button', { name: 'Download: second.zip' })).toBeVisible();
    expect(graphics.queryByText('first.zip')).toBeNull();
    expect(order()?.graphics?.original_name).toBe('second.zip');
  });

  it('a failed upload keeps the file with the server’s message and can be retried', async () => {
    const { person, catalogue } = openStep('ads');
    const path = '/participants/{id}/catalog-orders/{orderId}/files/{type}';
    const refusal = failWith(422, { message: 'The file is damaged' });
    catalogue.on('post', path, refusal);
    const graphics = await field('Graphics files');
    await person.upload(input('Graphics files'), fileOf('a.zip', bytesOf.zip));
    expect(await graphics.findByRole('alert')).toHaveTextContent('The file is damaged');
    expect(graphics.getByText('a.zip')).toBeVisible();
    await person.click(graphics.getByRole('button', { name: 'Try again: a.zip' }));
    await waitFor(() => expect(catalogue.sent('post', path)).toHaveLength(2));
  });
});

describe('the server refusals', () => {
  const put = '/participants/{id}/catalog-orders/{orderId}';
  const joined = { message: 'The data is invalid', errors: { website: ['Bad address'], phone: ['Bad number'] } };

  it('a refused save shows its field errors in the popup and stays on the step [CAT-044] [CAT-246]', async () => {
    const { person, platform, catalogue } = openStep('ads');
    catalogue.on('put', put, failWith(422, joined));
    await person.type(
      await screen.findByRole('textbox', { name: /Link to the graphics/ }),
      'https://files.example/a.zip',
    );
    await person.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(platform.log.errors).toEqual(['Bad address\nBad number']));
    expect(screen.getByRole('heading', { name: 'Materials' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Preview' })).toBeNull();
  });

  it.each([
    ['ads', 'Graphics files', 'a.zip', '/participants/{id}/catalog-orders/{orderId}/files/{type}'],
    ['preview', 'Signed order', 'a.pdf', '/participants/{id}/catalog-orders/{orderId}/documents/{kind}'],
  ] as const)(
    'a refused file on step %s shows its error at the file: %s [CAT-246] [CAT-247]',
    async (step, name, file, path) => {
      const { person, catalogue } = openStep(step, { draft: { selectedMajorPackageIds: [10] } });
      catalogue.on('post', path, failWith(422, joined));
      const place = await field(name);
      await person.upload(input(name), fileOf(file, file.endsWith('zip') ? bytesOf.zip : bytesOf.pdf));
      expect(await place.findByRole('alert')).toHaveTextContent('Bad address Bad number');
    },
  );

  it('a refused download is shown in the popup [CAT-247]', async () => {
    const confirmation = { original_name: 'signed.pdf', extension: 'pdf', size: 2048 };
    const { person, platform, api } = openStep('preview', {
      draft: { selectedMajorPackageIds: [10] },
      order: { confirmation },
    });
    const path = '/participants/{id}/catalog-orders/{orderId}/documents/{kind}/download';
    api.on('get', path, failWith(403, { message: 'Not for you' }));
    await person.click(await screen.findByRole('button', { name: 'Download: signed.pdf' }));
    await waitFor(() => expect(platform.log.errors).toEqual(['Not for you']));
  });
});

describe('the first page of a PDF', () => {
  const confirmation = { original_name: 'signed.pdf', extension: 'pdf', size: 2048 };
  const requisites = { original_name: 'a.docx', extension: 'docx', size: 2048 };
  const fixture = { draft: { selectedMajorPackageIds: [10] }, order: { confirmation, requisites } };
  const setViewer = (pdfViewerEnabled: boolean) =>
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: pdfViewerEnabled, configurable: true });

  it('the preview uses the browser’s viewer for PDFs only and can be hidden [CAT-296]', async () => {
    setViewer(true);
    Object.assign(URL, { createObjectURL: () => 'blob:test/page', revokeObjectURL: () => undefined });
    const { person, api } = openStep('preview', fixture);
    api.onFile('/participants/101/catalog-orders/1/documents/confirmation/download', '%PDF', 'signed.pdf');
    await person.click(await screen.findByRole('button', { name: 'Show the first page: signed.pdf' }));
    const page = await screen.findByTitle('First page of the file signed.pdf');
    expect(page).toHaveAttribute('src', expect.stringMatching(/^blob:test\/page#page=1&/));
    const hide = screen.getByRole('button', { name: 'Hide the first page: signed.pdf' });
    expect(hide).toHaveAttribute('aria-expanded', 'true');
    await person.click(hide);
    expect(screen.queryByTitle('First page of the file signed.pdf')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Show the first page: a.docx' })).toBeNull();
  });

  it('the preview is not offered if the browser has no viewer [CAT-296]', async () => {
    setViewer(false);
    openStep('preview', fixture);
    expect(await screen.findByRole('button', { name: 'Download: signed.pdf' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Show the first page/ })).toBeNull();
  });
});

describe('the logo', () => {
  it('the upload is enabled only by a service that requires it, and names these services [CAT-119] [CAT-157] [CAT-158]', async () => {
    const { person } = openStep('packages', { order: { logo } });
    const place = await field('Logo');
    const reason = 'Available with: Basic, Logo in the alphabetical list';
    const replace = place.getByRole('button', { name: 'Replace the file: Logo' });
    expect(replace).toHaveAttribute('aria-disabled', 'true');
    expect(replace).toHaveAccessibleDescription(reason);
    expect(place.getByRole('button', { name: 'Remove: logo.png' })).not.toHaveAttribute('aria-disabled', 'true');
    await person.click(screen.getByRole('checkbox', { name: 'Logo in the alphabetical list' }));
    expect(place.queryAllByText(reason)).toEqual([]);
    expect(place.getByText('PNG, JPG, up to 2 MB, at most 1024×1024 px')).toBeVisible();
  });

  it('the logo shows its size in KB and can be downloaded and removed [CAT-159] [CAT-162] [CAT-233] [CAT-234]', async () => {
    const { person, api, order } = openStep('packages', { order: { logo } });
    const place = await field('Logo');
    expect(place.getByText('153.27 KB')).toBeVisible();
    const path = '/participants/101/catalog-orders/1/files/logo/download';
    api.onFile(path, 'png', 'logo.png');
    await person.click(place.getByRole('button', { name: 'Download: logo.png' }));
    await waitFor(() => expect(api.sent('get', path)).toHaveLength(1));
    await person.click(place.getByRole('button', { name: 'Remove: logo.png' }));
    const question = within(await screen.findByRole('dialog', { name: 'Remove the file logo.png?' }));
    await person.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(order()?.logo).toBeNull());
    await waitFor(() => expect(screen.queryByText('153.27 KB')).toBeNull());
  });
});

describe('the documents', () => {
  const charged = { selectedMajorPackageIds: [10] };

  it('the documents appear only with a positive total and known prices [CAT-132]', async () => {
    const { unmount } = openStep('preview');
    await screen.findByRole('heading', { name: 'Preview' });
    expect(screen.queryByRole('heading', { name: 'Documents' })).toBeNull();
    unmount();
    openStep('preview', { draft: charged });
    expect(await screen.findByRole('heading', { name: 'Documents' })).toBeVisible();
  });

  it('a selected PDF shows its page count [CAT-296]', async () => {
    const { person } = openStep('preview', { draft: charged });
    const signed = await field('Signed order');
    const content = '%PDF-1.4\n1 0 obj << /Type /Pages /Kids [2 0 R 3 0 R] /Count 2 >> endobj\n%%EOF\n';
    await person.upload(input('Signed order'), new File([content], 'signed.pdf', { type: 'application/pdf' }));
    expect(await signed.findByText('2 pages')).toBeVisible();
  });

  const documents = '/participants/{id}/catalog-orders/{orderId}/documents/{kind}';

  it('each document is uploaded to a draft under the name of its kind [CAT-133] [CAT-235]', async () => {
    const { person, catalogue, order } = openStep('preview', { draft: charged });
    await field('Signed order');
    await person.upload(input('Signed order'), fileOf('signed.pdf', bytesOf.pdf));
    await waitFor(() => expect(order()?.confirmation?.original_name).toBe('signed.pdf'));
    await person.upload(input('Company details'), fileOf('details.docx', bytesOf.zip));
    await waitFor(() => expect(order()?.requisites?.original_name).toBe('details.docx'));
    expect(catalogue.sent('post', documents).map(({ path }) => path.split('/').at(-1))).toEqual([
      'confirmation',
      'requisites',
    ]);
  });

  const wrongDocuments: [string, string, string, string][] = [
    ['Signed order', 'PDF, up to 10 MB', 'a.docx', 'Accepted formats: PDF'],
    ['Company details', 'DOC, DOCX, up to 10 MB', 'a.pdf', 'Accepted formats: DOC, DOCX'],
  ];
  it.each(wrongDocuments)(
    'the requirements (%s: %s) are shown, and %s is refused [CAT-154] [CAT-156]',
    async (name, rule, wrong, words) => {
      const { person, platform, catalogue } = openStep('preview', { draft: charged });
      expect((await field(name)).getByText(rule)).toBeVisible();
      // drag and drop bypasses the accept attribute
      input(name).removeAttribute('accept');
      await person.upload(input(name), fileOf(wrong, wrong.endsWith('pdf') ? bytesOf.pdf : bytesOf.zip));
      await waitFor(() => expect(platform.log.errors).toEqual([words]));
      expect(catalogue.sent('post', documents)).toEqual([]);
    },
  );

  it('a document above 5 MB is accepted with a notice, above 10 MB refused [CAT-155]', async () => {
    const { person, platform, order, catalogue } = openStep('preview', { draft: charged });
    const signed = await field('Signed order');
    await person.upload(input('Signed order'), fileOf('signed.pdf', bytesOf.pdf, 5 * mega + 1));
    await waitFor(() => expect(order()?.confirmation?.original_name).toBe('signed.pdf'));
    expect(signed.queryByText(/pages?$/)).toBeNull();
    await waitFor(() =>
      expect(platform.log.notices).toContain('The file is larger than 5\u00a0MB, but it has been accepted'),
    );
    await platform.setLocale('ru');
    await person.upload(input('Подписанная заявка'), fileOf('again.pdf', bytesOf.pdf, 10 * mega));
    await waitFor(() => expect(platform.log.notices).toContain('Файл больше 5\u00a0МБ, но он принят'));
    await person.upload(input('Подписанная заявка'), fileOf('big.pdf', bytesOf.pdf, 10 * mega + 1));
    await waitFor(() => expect(platform.log.errors).toHaveLength(1));
    expect(catalogue.sent('post', documents)).toHaveLength(2);
  });

  it('a document is removed after a confirmation, and a sent order keeps it [CAT-162] [CAT-234]', async () => {
    const confirmation = { original_name: 'signed.pdf', extension: 'pdf', size: 2048 };
    const { person, catalogue, platform, order, unmount } = openStep('preview', {
      draft: charged,
      order: { confirmation },
    });
    const signed = await field('Signed order');
    await person.click(signed.getByRole('button', { name: 'Remove: signed.pdf' }));
    const question = within(await screen.findByRole('dialog', { name: 'Remove the file signed.pdf?' }));
    await person.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(order()?.confirmation).toBeNull());
    expect(catalogue.sent('delete', '/participants/{id}/catalog-orders/{orderId}/documents/{kind}')).toHaveLength(1);
    await waitFor(() => expect(platform.log.notices).toContain('File removed: Signed order'));
    await waitFor(() => expect(signed.queryByText('signed.pdf')).toBeNull());
    unmount();
    openStep('preview', { draft: charged, order: { status: 'sent', confirmation } });
    expect((await field('Signed order')).queryByRole('button', { name: /^Remove/ })).toBeNull();
  });

  it('a document of a sent order can be downloaded but not uploaded [CAT-133] [CAT-236]', async () => {
    const confirmation = { original_name: 'signed.pdf', extension: 'pdf', size: 2048 };
    const { person, api } = openStep('preview', { draft: charged, order: { status: 'sent', confirmation } });
    const signed = await field('Signed order');
    expect(signed.queryByRole('button', { name: /Replace/ })).toBeNull();
    const path = '/participants/101/catalog-orders/1/documents/confirmation/download';
    api.onFile(path, '%PDF', 'signed.pdf');
    await person.click(signed.getByRole('button', { name: 'Download: signed.pdf' }));
    await waitFor(() => expect(api.sent('get', path)).toHaveLength(1));
  });
});
