import fc from 'fast-check';
import {
  amount,
  choice,
  confirms,
  issuesOf,
  check,
  maxLength,
  oneOf,
  reference,
  required,
  rows,
  text,
  withRules,
  type FieldsFor,
  type Rule,
} from '../../domain/validation';
import { formIssues, formSchema } from '.';

interface Car {
  car_type_id: number | null;
  number: string;
  target: string | null;
  cargos: { title: string }[];
}

const fields = {
  car_type_id: reference(required),
  number: text(required, maxLength(4)),
  target: choice(required, oneOf(['in', 'out'])),
  cargos: rows({ title: text(required) }),
} satisfies FieldsFor<Car>;

const right: Car = { car_type_id: 1, number: 'A1', target: 'in', cargos: [{ title: 'Box' }] };

describe('the schema of a form', () => {
  it('returns the first broken rule of each field, in order, rows by their index [SHELL-160] [SHELL-178]', () => {
    expect(formIssues(fields, right)).toEqual({});
    expect(
      Object.entries(formIssues(fields, { car_type_id: null, number: 'A1234', target: 'up', cargos: [{ title: '' }] })),
    ).toEqual([
      ['car_type_id', { rule: 'required' }],
      ['number', { rule: 'maxLength', n: 4 }],
      ['target', { rule: 'option' }],
      ['cargos.0.title', { rule: 'required' }],
    ]);
  });

  it('gives the same result as the server, whatever is typed [SHELL-160]', () => {
    const typed = fc.record({
      car_type_id: fc.option(fc.integer()),
      number: fc.string({ maxLength: 6 }),
      target: fc.option(fc.constantFrom('in', 'out', 'up', '')),
      cargos: fc.array(fc.record({ title: fc.constantFrom('', 'Box') }), { maxLength: 3 }),
    });
    fc.assert(fc.property(typed, (car) => expect(formIssues(fields, car)).toEqual(issuesOf(fields, car))));
  });

  it('accepts rules that depend on more than the value, after those of the field', () => {
    const ofEvent = withRules(fields, { car_type_id: [oneOf([3])] });
    expect(issuesOf(ofEvent, { ...right, car_type_id: null })).toEqual({ car_type_id: { rule: 'required' } });
    expect(issuesOf(ofEvent, right)).toEqual({ car_type_id: { rule: 'option' } });
  });

  it('passes on the values with the types that their rules guarantee', () => {
    const { values } = check(fields, right);
    if (!values) throw new Error('The car breaks no rule');
    const id: number = values.car_type_id;
    const target: 'in' | 'out' = values.target;
    expect([id, target]).toEqual([1, 'in']);
  });

  it('accepts only rules for its own values', () => {
    const aboutNumbers: Rule<number> = (value) => (value > 1 ? { rule: 'number' } : null);
    const all: unknown[] = [
      // @ts-expect-error -- a car has no colour
      { ...fields, colour: text() } satisfies FieldsFor<Car>,
      // @ts-expect-error -- every value has a field
      { number: fields.number } satisfies FieldsFor<Car>,
      // @ts-expect-error -- a text is not a number
      { ...fields, number: amount(aboutNumbers) } satisfies FieldsFor<Car>,
      // @ts-expect-error -- a rule about numbers cannot check a text
      withRules(fields, { number: [aboutNumbers] }),
      // @ts-expect-error -- the field does not exist
      withRules(fields, { colour: [required] }),
    ];
    expect(all).toHaveLength(5);
  });

  it('checks typed values only', () => {
    const schema = formSchema(fields);
    // @ts-expect-error -- the number of a car is a text
    const number = () => issuesOf(fields, { ...right, number: 5 });
    // @ts-expect-error -- the purpose is missing
    const purpose = () => formIssues(fields, { car_type_id: 1, number: 'A1', cargos: [] });
    // @ts-expect-error -- the field that the rule compares with is missing
    const repeated = () => issuesOf({ repeated: text(confirms('password')) }, { repeated: 'x' });
    expect(schema.isValidSync(right)).toBe(true);
    expect([number(), purpose(), repeated()]).toHaveLength(3);
  });
});
