import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { storeTemplate } from '../../testing/catalogue-template';
import { aPersonalPass } from '../../testing/builders/passes';
import { type Exhibitor, anExhibitor } from '../../testing/builders/exhibitor';
import { TestApp, type TestCaller } from '../../testing/test-app';

let portal: TestApp;
let exhibitor: Exhibitor;
let editor: TestCaller;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
  exhibitor = await anExhibitor(portal);
  // a page of ten people is larger than a kilobyte
  for (let pass = 0; pass < 10; pass += 1) await aPersonalPass(portal, exhibitor);
  await storeTemplate(portal, { exhibitionId: exhibitor.exhibitionId });
  editor = await exhibitor.as('edit');
});
afterAll(() => portal.stop());

const ask = (url: string, encoding?: string) =>
  portal.app.inject({
    url: `/api${url}`,
    headers: {
      authorization: `Bearer ${editor.token}`,
      ...(encoding === undefined ? {} : { 'accept-encoding': encoding }),
    },
  });

describe('compressed responses [SHELL-437]', () => {
  const list = () => `${exhibitor.path}/personal-passes?type=certificate&page=1`;

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('are equal to %s, with less than half of the bytes [SHELL-437]', async (encoding, unpack) => {
    const plain = await ask(list());
    const packed = await ask(list(), encoding);
    expect([plain.headers['content-encoding'], packed.headers['content-encoding']]).toEqual([undefined, encoding]);
    expect(unpack(packed.rawPayload).toString()).toBe(plain.body);
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    expect(packed.headers.vary).toMatch(/accept-encoding/i);
  });

  it('are only those above a kilobyte [SHELL-437]', async () => {
    const small = await ask('/auth/user', 'br, gzip');
    expect(small.rawPayload.length).toBeLessThan(1024);
    expect(small.headers['content-encoding']).toBeUndefined();
  });

  it('do not include files that are already compressed [SHELL-437]', async () => {
    const file = await ask(`${exhibitor.path}/catalog-rubrics/download`, 'br, gzip');
    expect(file.statusCode).toBe(200);
    expect(file.headers['content-encoding']).toBeUndefined();
    expect(file.rawPayload.subarray(0, 4).toString()).toBe('%PDF');
  });
});

it('a compressed request body is rejected rather than decompressed [SHELL-437]', async () => {
  const { statusCode } = await portal.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    payload: Buffer.from('1f8b08000000000000ff', 'hex'),
  });
  expect([400, 415, 422]).toContain(statusCode);
});
