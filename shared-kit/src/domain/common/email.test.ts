import { isEmail, normalEmail } from './email';

describe('normalEmail', () => {
  it.each([
    ['rep2@münchen.example', 'rep2@xn--mnchen-3ya.example'],
    ['rep2@mu\u0308nchen.example', 'rep2@xn--mnchen-3ya.example'],
    ['rep2@XN--MNCHEN-3YA.example', 'rep2@xn--mnchen-3ya.example'],
    ['Иван@Почта.РФ', 'иван@xn--80a1acny.xn--p1ai'],
    ['rep4\u200b@firm.example', 'rep4@firm.example'],
    [' Rep4@FIRM.example\u00ad ', 'rep4@firm.example'],
    ['rep@ｆｉｒｍ．example', 'rep@firm.example'],
    ['no address', 'no address'],
    ['a@b/c.example', 'a@b/c.example'],
    ['a@xn--\u00fc.example', 'a@xn--\u00fc.example'],
  ])('writes %j as %j [SHELL-611]', (typed, normal) => {
    expect(normalEmail(typed)).toBe(normal);
    expect(normalEmail(normal)).toBe(normal);
  });
});

describe('isEmail', () => {
  it.each([
    'name@example.com',
    'rep2@münchen.example',
    'иван@почта.рф',
    "o'neill+fair@mail.example.co.uk",
    `${'a'.repeat(64)}@firm.example`,
    `a@${'b'.repeat(63)}.example`,
  ])('accepts %s [SHELL-180, SHELL-611]', (typed) => {
    expect(isEmail(typed)).toBe(true);
  });

  it.each([
    'rep10@-firm.example',
    'rep10@firm-.example',
    'rep10@firm_.example',
    `${'a'.repeat(65)}@firm.example`,
    `${'я'.repeat(33)}@firm.example`,
    `a@${'b'.repeat(64)}.example`,
    `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.example.example`,
    'a..b@firm.example',
    '.a@firm.example',
    'a.@firm.example',
    'a@firm..example',
    'a@firm.example.',
    'a@127.0.0.1',
    'a@[127.0.0.1]',
    'a@localhost',
    'a b@firm.example',
    'a@b@firm.example',
    '@firm.example',
    'a@',
    '\u200b@firm.example',
  ])('refuses %s [SHELL-180, SHELL-611]', (typed) => {
    expect(isEmail(typed)).toBe(false);
  });
});
