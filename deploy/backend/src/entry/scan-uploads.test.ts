import multipartPlugin from '@fastify/multipart';
import Fastify, { type FastifyRequest } from 'fastify';
import { startClamd, eicar, type ClamdServer } from '../testing/clamd-server';
import { aParticipation } from '../testing/builders/participations';
import { asMember } from '../testing/builders/users';
import { multipart } from '../testing/multipart';
import { TestApp } from '../testing/test-app';
import { receiveExtension } from '../areas/account/extensions/receive-extension';
import { receiveOrderFile } from '../areas/catalogue/catalogue/files/receive-order-file';
import { readPassUpload } from '../areas/passes/passes/pass-upload';
import { receiveCheckout } from '../areas/services/orders/receive-checkout';
import { receiveMessage } from '../areas/services/orders/receive-message';
import { receiveDocument } from '../areas/services/organizer/order-documents.service';
import type { Services } from '../platform/services';
import type { App } from '../platform/http/app.types';
import type { HttpError } from '../platform/http/http-error';
import { receiveFile } from '../platform/http/receive-file';
import { scanUploads } from '../platform/http/scan-uploads';

let clamd: ClamdServer;
let services: Pick<Services, 'files'>;
beforeAll(async () => {
  clamd = await startClamd();
  services = { files: {} as Services['files'] };
});
afterAll(() => clamd.close());

const infected = (name: string) => new File([`%PDF-1.7\n${eicar}\n%%EOF`], name, { type: 'application/pdf' });

/** What a reader of forms throws for an infected file in a field. */
const refusalOf = async (read: (request: FastifyRequest) => Promise<unknown>, field: string) => {
  const app = Fastify();
  await app.register(multipartPlugin);
  const [host = '', port] = clamd.address.split(':');
  scanUploads(app as unknown as App, { host, port: Number(port), timeoutMs: 5_000 });
  app.post('/', (request) => read(request));
  let thrown: unknown;
  app.setErrorHandler((error, _request, reply) => {
    thrown = error;
    return reply.code(422).send();
  });
  const form = await multipart({ [field]: infected('plan.pdf') });
  await app.inject({ method: 'POST', url: '/', headers: form.headers, payload: form.body as Buffer });
  await app.close();
  return thrown as HttpError | undefined;
};

it.each<[string, string, (request: FastifyRequest) => Promise<unknown>]>([
  ['a picture or a document', 'image', (request) => receiveFile(request, 'image', 1_000_000)],
  ['a request for a later deadline', 'file', receiveExtension],
  ['a file of the catalogue', 'file', (request) => receiveOrderFile(request, 'presentation')],
  ['a table of passes', 'file', readPassUpload],
  ['an order', 'attachment', (request) => receiveCheckout(services, request)],
  ['a message', 'files[]', (request) => receiveMessage(services, request)],
  ['a document of an order', 'file', (request) => receiveDocument(services, request)],
])('%s with an infected file is refused [SHELL-683]', async (_what, field, read) => {
  const { options, text } = (await refusalOf(read, field)) ?? {};
  expect([options?.code, Object.keys(options?.fields ?? {})]).toEqual(['file_infected', [field.replace('[]', '')]]);
  expect(text).toEqual({
    ru: 'В файле «plan.pdf» найден вредоносный код. Файл не принят: проверьте свой компьютер и загрузите чистый файл',
    en: 'Malicious code was found in the file “plan.pdf”. It was not accepted: check your computer and upload a clean file',
  });
});

describe('an installation with a scanner', () => {
  let portal: TestApp;
  let send: (image: File, language?: string) => Promise<{ status: number; body: unknown; headers: object }>;
  beforeAll(async () => {
    portal = await TestApp.startEmpty({ CLAMD_ADDRESS: clamd.address, CLAMD_TIMEOUT: '1' });
    const participation = await aParticipation(portal);
    const editor = await asMember(portal, participation, 'edit');
    send = async (image, language = 'ru') => {
      const { body, headers } = await multipart({ image });
      const path = `/participants/${participation.id}/companies/${participation.company_id}/logo`;
      return editor.post(path, body, { headers: { ...headers, 'accept-language': language } });
    };
  });
  afterAll(() => portal.stop());
  const storedFiles = () => portal.services.files.namesBefore(new Date(8_640_000_000_000_000));

  it('sends each file to it as a whole and stores a clean one [SHELL-683]', async () => {
    const { default: sharp } = await import('sharp');
    const picture = sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: 'teal',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    });
    const bytes = await picture.png().toBuffer();
    expect(bytes.length).toBeGreaterThan(131_072);
    expect(await send(new File([new Uint8Array(bytes)], 'logo.png'))).toMatchObject({ status: 201 });
    expect(clamd.scanned.at(-1)?.equals(bytes)).toBe(true);
    await portal.services.files.remove(...(await storedFiles()));
  });

  it('says in the language of the caller which file is infected [SHELL-683]', async () => {
    expect(await send(infected('Логотип.png'))).toMatchObject({
      status: 422,
      body: {
        code: 'file_infected',
        message: expect.stringContaining('«Логотип.png»'),
        errors: { image: [expect.any(String)] },
      },
    });
    expect(await send(infected('logo.png'), 'en')).toMatchObject({
      body: { message: expect.stringContaining('“logo.png”') },
    });
    expect(await storedFiles()).toEqual([]);
  });

  it('accepts nothing while the scanner refuses, is silent or is gone [SHELL-683]', async () => {
    const clean = new File(['x'], 'logo.png');
    const refusal = {
      status: 503,
      body: { code: 'scanner_unavailable', message: expect.stringContaining('Повторите попытку позже') },
      headers: { 'retry-after': '30' },
    };
    clamd.answer = () => 'INSTREAM size limit exceeded. ERROR';
    expect(await send(clean)).toMatchObject(refusal);
    clamd.answer = () => null;
    expect(await send(clean)).toMatchObject(refusal);
    await clamd.close();
    expect(await send(clean)).toMatchObject(refusal);
    expect(await storedFiles()).toEqual([]);
  });
});
