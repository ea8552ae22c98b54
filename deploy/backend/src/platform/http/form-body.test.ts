import { Value } from 'typebox/value';
import { amount, choice, date, maxLength, oneOf, required, rows, text } from '@fairfront/shared-kit/domain/validation';
import { fieldsAnswer, formBody } from '@fairfront/shared-kit/domain/http';

const fields = {
  number: text(required, maxLength(4)),
  target: choice(required, oneOf(['in', 'out'])),
  day: choice(date),
  cargos: rows({ title: text(required), quantity: amount() }),
};

describe('the body schemas made of form fields', () => {
  it('accept values that break rules, because the rules report every invalid field at once [PASS-244]', () => {
    const body = formBody(fields);
    expect(
      Value.Check(body, { number: 'much too long', target: 'up', cargos: [{ title: null, quantity: '1,5' }] }),
    ).toBe(true);
    expect(Value.Check(body, {})).toBe(true);
    expect(Value.Check(body, { number: 5 })).toBe(false);
    expect(body.properties.number).toHaveProperty('x-rules', { required: true, maxLength: 4 });
  });

  it('describe valid values in responses: only an optional field may be null', () => {
    const answer = fieldsAnswer(fields);
    const kept = { number: 'A1', target: 'in', day: null, cargos: [] };
    const isRight = (name: keyof typeof fields, value: unknown) => Value.Check(answer[name], value);
    expect(Object.entries(kept).map(([name, value]) => isRight(name as keyof typeof fields, value))).toEqual(
      Object.keys(kept).map(() => true),
    );
    expect([isRight('number', null), isRight('target', 'up'), isRight('cargos', null)]).toEqual([false, false, false]);
  });
});
