import { aStaffCaller, anExhibitor } from '../../testing/builders/exhibitor';
import { TestApp } from '../../testing/test-app';
import { hoistNamedSchemas, withoutOrganizer } from './document';
import { html } from './html';

let portal: TestApp;
beforeAll(async () => {
  portal = await TestApp.startEmpty();
});
afterAll(() => portal.stop());

it('a schema is defined once, and two different ones with the same name are rejected', () => {
  const named = { title: 'Thing', type: 'object', properties: { a: { type: 'string' } } };
  const paths = { '/x': { get: { responses: { 200: { schema: { list: [named, named] } } } } } };
  const document = hoistNamedSchemas({ openapi: '3.1.0', paths });
  expect(JSON.stringify(document.paths)).toContain('{"$ref":"#/components/schemas/Thing"}');
  expect(document.components).toEqual({
    schemas: { Thing: { type: 'object', properties: { a: { type: 'string' } } } },
  });
  const other = { ...named, properties: {} };
  expect(() => hoistNamedSchemas({ paths: { '/x': { a: named, b: other } } })).toThrow('called Thing');
});

it('the API document is OpenAPI 3.1 with paths as in the requirements and error responses for every operation', () => {
  const document = portal.app.openapi() as {
    openapi: string;
    servers: object[];
    paths: Record<
      string,
      Record<
        string,
        {
          responses: Record<string, object>;
          security?: object[];
          summary?: string;
          requestBody?: { content: Record<string, object> };
        }
      >
    >;
  };
  expect(document.openapi).toBe('3.1.0');
  expect(document.servers).toEqual([{ url: '/api' }]);
  for (const path of ['/auth/login', '/participants/{id}', '/notifications/read-all', '/broadcasting/auth']) {
    expect(Object.keys(document.paths)).toContain(path);
  }
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, { responses, security, summary, requestBody }] of Object.entries(methods)) {
      const name = `${method} ${path}`;
      expect([name, typeof summary]).toEqual([name, 'string']);
      expect([name, '401' in responses]).toEqual([name, !security]);
      // uploads are limited together (SHELL-333)
      if ('multipart/form-data' in (requestBody?.content ?? {}))
        expect([name, '429' in responses]).toEqual([name, true]);
      if (path.startsWith('/participants/{id}')) expect([name, '404' in responses]).toEqual([name, true]);
    }
  }
});

it('the API document is shown as a page without scripts, with a policy that allows only its own style', async () => {
  const page = await portal.app.inject({ url: '/api/docs' });
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/=]+'; frame-ancestors 'none'; base-uri 'none'$/,
  );
  expect(page.body).not.toContain('<script');
  expect(page.body).toContain('/participants/{id}');
  expect(page.body).toContain('<a href="#schema-Participation">Participation</a>');
  const document = await portal.app.inject({ url: '/api/openapi.json' });
  expect(document.json()).toEqual(JSON.parse(JSON.stringify(withoutOrganizer(portal.app.openapi()))));
});

it.each(['/openapi.json', '/docs'])(
  'the API document is generated once: %s comes from memory, compressed, with its tag [SHELL-602]',
  async (path) => {
    const first = await portal.app.inject({ url: `/api${path}`, headers: { 'accept-encoding': 'gzip, br' } });
    const swagger = jest.spyOn(portal.app, 'swagger');
    const stringify = jest.spyOn(JSON, 'stringify');
    const second = await portal.app.inject({ url: `/api${path}`, headers: { 'accept-encoding': 'gzip, br' } });
    const isMadeAgain = stringify.mock.calls.some(([value]) => value !== null && typeof value === 'object');
    stringify.mockRestore();
    expect([swagger.mock.calls.length, isMadeAgain]).toEqual([0, false]);
    swagger.mockRestore();
    expect(first.headers['content-encoding']).toBe('br');
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
    const { etag } = first.headers;
    const known = await portal.visitor.get(path, { headers: { 'if-none-match': String(etag) } });
    expect([known.status, known.raw.length]).toEqual([304, 0]);
    const staff = await aStaffCaller(portal);
    expect((await staff.get(path, { headers: { 'if-none-match': String(etag) } })).status).toBe(200);
  },
);

it('the page of the API document escapes its output', () => {
  const list = [html`<b>${'&'}</b>`, html`<i></i>`];
  expect(html`<p title="${'"x"'}">${'<script>'} ${list} ${false}</p>`.text).toBe(
    '<p title="&quot;x&quot;">&lt;script&gt; <b>&amp;</b><i></i> </p>',
  );
});

it('organiser calls are shown only to staff, who send their token [SHELL-326]', async () => {
  const exhibitor = await (await anExhibitor(portal)).as('supervisor');
  const staff = await aStaffCaller(portal);
  const ask = async (url: string, token: string | null) =>
    (await portal.app.inject({ url, headers: token === null ? {} : { authorization: `Bearer ${token}` } })).body;
  for (const token of [null, exhibitor.token]) {
    expect(await ask('/api/docs', token)).not.toMatch(/\/organizer\//);
    const text = await ask('/api/openapi.json', token);
    expect(text).not.toMatch(/\/organizer\/|OrganizerParticipation/);
    expect(text).toContain('"/participants/{id}"');
    // no reference to a removed schema remains
    const { components } = JSON.parse(text) as { components: { schemas: object } };
    for (const [, name = ''] of text.matchAll(/#\/components\/schemas\/(\w+)/g)) {
      expect(Object.keys(components.schemas)).toContain(name);
    }
  }
  expect(await ask('/api/docs', staff.token)).toContain('/organizer/participants');
  expect(JSON.parse(await ask('/api/openapi.json', staff.token))).toEqual(
    JSON.parse(JSON.stringify(portal.app.openapi())),
  );
});
