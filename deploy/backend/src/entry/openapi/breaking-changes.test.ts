import { announcesBreaking, breakingChanges } from './breaking-changes';

const person = (change: { properties?: object; required?: string[] } = {}) => ({
  type: 'object',
  properties: { name: { type: 'string' }, age: { type: 'integer' }, ...change.properties },
  required: change.required ?? ['name'],
});

const documentWith = (schemas: { answer?: object; body?: object }, version = '1') => ({
  openapi: '3.1.0',
  info: { title: 'People', version },
  paths: {
    '/people': {
      get: {
        responses: {
          200: { description: 'All', content: { 'application/json': { schema: schemas.answer ?? person() } } },
        },
      },
      post: {
        requestBody: { required: true, content: { 'application/json': { schema: schemas.body ?? person() } } },
        responses: { 201: { description: 'Created' } },
      },
    },
  },
});

const before = documentWith({});

describe('the check for breaking changes of the API', () => {
  it('reports none for equal documents and for optional additions', () => {
    const withEmail = person({ properties: { email: { type: 'string' } } });
    expect(breakingChanges(before, documentWith({}))).toEqual([]);
    expect(breakingChanges(before, documentWith({ answer: withEmail, body: withEmail }))).toEqual([]);
  });

  it('reports a removed operation', () => {
    const after = documentWith({});
    const { get: _get, ...rest } = after.paths['/people'];
    expect(breakingChanges(before, { ...after, paths: { '/people': rest } })).toEqual([
      expect.stringContaining('GET /people'),
    ]);
  });

  it('reports a required field that is missing from a response', () => {
    const answer = { type: 'object', properties: { age: { type: 'integer' } } };
    expect(breakingChanges(before, documentWith({ answer })).join()).toContain('name');
  });

  it('reports a field that is newly required in a body', () => {
    const body = person({ required: ['name', 'age'] });
    expect(breakingChanges(before, documentWith({ body }))).toHaveLength(1);
  });

  it('reports a changed type', () => {
    const answer = person({ properties: { name: { type: 'integer' } } });
    expect(breakingChanges(before, documentWith({ answer }))).toHaveLength(1);
  });

  it('accepts a new major version as the announcement of breaking changes', () => {
    expect(announcesBreaking(before, documentWith({}, '1.4'))).toBe(false);
    expect(announcesBreaking(before, documentWith({}, '2'))).toBe(true);
  });
});
