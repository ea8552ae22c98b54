import { TestApp } from '../testing/test-app';
import { hoistNamedSchemas } from './document';
import { html } from './html';

let portal: TestApp;
beforeAll(async () => {
  portal = await TestApp.start();
});
afterAll(() => portal.stop());

it('names a schema once and refuses two different ones of one name', () => {
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

it('is OpenAPI 3.1 with paths as the requirements write them, and every operation has its refusals', () => {
  const document = portal.app.openapi() as {
    openapi: string;
    servers: object[];
    paths: Record<string, Record<string, { responses: Record<string, object>; security?: object[]; summary?: string }>>;
  };
  expect(document.openapi).toBe('3.1.0');
  expect(document.servers).toEqual([{ url: '/api' }]);
  for (const path of ['/auth/login', '/participants/{id}', '/notifications/read-all', '/broadcasting/auth']) {
    expect(Object.keys(document.paths)).toContain(path);
  }
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, { responses, security, summary }] of Object.entries(methods)) {
      const name = `${method} ${path}`;
      expect([name, typeof summary]).toEqual([name, 'string']);
      expect([name, '401' in responses]).toEqual([name, !security]);
      if (path.startsWith('/participants/{id}')) expect([name, '404' in responses]).toEqual([name, true]);
    }
  }
});

it('is shown as a page without scripts, under a policy that allows only its own style', async () => {
  const page = await portal.app.inject({ url: '/api/docs' });
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/=]+'; frame-ancestors 'none'; base-uri 'none'$/,
  );
  expect(page.body).not.toContain('<script');
  expect(page.body).toContain('/participants/{id}');
  expect(page.body).toContain('<a href="#schema-Participation">Participation</a>');
  const document = await portal.app.inject({ url: '/api/openapi.json' });
  expect(document.json()).toEqual(JSON.parse(JSON.stringify(portal.app.openapi())));
});

it('escapes what it prints', () => {
  const list = [html`<b>${'&'}</b>`, html`<i></i>`];
  expect(html`<p title="${'"x"'}">${'<script>'} ${list} ${false}</p>`.text).toBe(
    '<p title="&quot;x&quot;">&lt;script&gt; <b>&amp;</b><i></i> </p>',
  );
});
