import { DataOf, Id, routeTable } from '@fairfront/shared-kit/domain/http';
import Fastify from 'fastify';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { Services } from '../services';
import { implement } from './implement';
import { validatorCompiler } from './validation';

const passes = routeTable('passes', {
  'GET /passes/{id}': { summary: 'One pass', params: Type.Object({ id: Id }), responses: { 200: DataOf(Id) } },
  'POST /passes': {
    summary: 'A new pass',
    access: 'public',
    cost: 'write',
    body: Type.Object({ name: Type.String() }),
    responses: { 201: DataOf(Type.String()) },
  },
});

it('a table of handlers is registered, and each handler gets the parameters and the body of its route', async () => {
  const app = Fastify().withTypeProvider<TypeBoxTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  const found: unknown[] = [];
  app.addHook('onRoute', ({ method, url, config }) => void found.push([method, url, config]));
  implement(passes, () => ({
    'GET /passes/{id}': async ({ params }) => ({ data: params.id }),
    'POST /passes': async ({ body }, reply) => reply.code(201).send({ data: body.name }),
  }))(app, {} as Services);
  expect((await app.inject({ url: '/passes/17' })).json()).toEqual({ data: 17 });
  const created = await app.inject({ method: 'POST', url: '/passes', payload: { name: 'Anna' } });
  expect([created.statusCode, created.json()]).toEqual([201, { data: 'Anna' }]);
  expect(found).toContainEqual(['POST', '/passes', expect.objectContaining({ access: 'public', cost: 'write' })]);
  await app.close();
});

it('the table compiles only with one handler per route and with matching responses', () => {
  const wrong = () => [
    // @ts-expect-error a route without a handler
    implement(passes, () => ({ 'GET /passes/{id}': async () => ({ data: 1 }) })),
    implement(passes, () => ({
      // @ts-expect-error an answer of another shape
      'GET /passes/{id}': async () => ({ data: 'one' }),
      'POST /passes': async (_request, reply) => reply.code(201).send({ data: 'Anna' }),
    })),
  ];
  expect(wrong).toBeInstanceOf(Function);
});

it('a handler that is in no table prevents the start', () => {
  const register = implement(passes, () => ({
    'GET /passes/{id}': async () => ({ data: 1 }),
    'POST /passes': async (_request, reply) => reply.code(201).send({ data: 'Anna' }),
    'DELETE /passes': async () => ({ data: 1 }),
  }));
  const app = Fastify().withTypeProvider<TypeBoxTypeProvider>();
  expect(() => register(app, {} as Services)).toThrow('DELETE /passes is in no route table');
});
