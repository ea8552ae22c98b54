import { Type } from 'typebox';
import { DataOf, Id, Instant, Nullable } from '@fairfront/shared-kit/domain/http';
import { serializerCompiler } from './response-serializer';

const Person = Type.Object({
  id: Id,
  name: Type.String(),
  middlename: Nullable(Type.String()),
  role: Nullable(Type.Enum(['edit', 'read'])),
  company: Nullable(Type.Object({ id: Id, texts: Type.Record(Type.String(), Type.Array(Type.String())) })),
  at: Nullable(Instant()),
  note: Type.Optional(Type.String()),
  details: Type.Optional(Type.Unknown()),
});

const write = (data: unknown) =>
  JSON.parse(serializerCompiler({ schema: DataOf(Type.Array(Person)) })({ data })) as unknown;

const full = {
  id: 7,
  name: 'Ёлкина «Анна» \u2028 "\n',
  middlename: 'Ивановна',
  role: 'edit',
  company: { id: 3, texts: { welcome: ['a', 'b'] } },
  at: '2026-11-21T09:00:00.000Z',
  note: 'x',
  details: { any: [1, null, { deep: true }] },
};

describe('serialising a response by its schema', () => {
  it('equals plain JSON, including nulls and absent keys [SHELL-341]', () => {
    const { note: _note, details: _details, ...least } = full;
    const empty = { ...least, middlename: null, role: null, company: null, at: null };
    expect(write([full, least, empty])).toEqual({ data: [full, least, empty] });
  });

  it('drops keys that the schema does not declare, at any depth [SHELL-341]', () => {
    const leaking = { ...full, password_hash: 'secret', company: { ...full.company, inn: '7700000000' } };
    expect(write([leaking])).toEqual({ data: [full] });
  });
});
