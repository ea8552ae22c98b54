import fc from 'fast-check';
import { issueTextIn } from '../../testing';
import type { Locale } from '../common/locale';
import {
  confirms,
  date,
  digits,
  email,
  float,
  inn,
  isEmpty,
  letters,
  lettersWithDigits,
  maxDate,
  maxLength,
  maxValue,
  minDate,
  minLength,
  minValue,
  newPassword,
  oneOf,
  personName,
  phone,
  required,
  plainName,
  website,
  websiteWithCyrillic,
  type Rule,
} from '.';

const texts = { ru: issueTextIn('ru'), en: issueTextIn('en') };

const messageOf = (rule: Rule<unknown, object>, value: unknown, locale: Locale, all = {}): string | null => {
  const issue = rule(value, all);
  return issue && texts[locale](issue);
};

/** What a rule does with values: the valid ones, the invalid ones, and its two messages. */
const checking = (rule: Rule, kept: unknown[], brokenOnes: unknown[], english: string, russian: string) => {
  for (const value of kept) expect([value, messageOf(rule, value, 'en')]).toEqual([value, null]);
  for (const value of brokenOnes) {
    expect([value, messageOf(rule, value, 'en')]).toEqual([value, english]);
    expect([value, messageOf(rule, value, 'ru')]).toEqual([value, russian]);
  }
};

describe('the rules', () => {
  it('required: spaces, empty lists and unticked boxes are empty [SHELL-179] [PASS-013]', () => {
    const kept = ['a', 0, true, ['x'], ' a '];
    checking(
      required,
      kept,
      ['', '  ', '\u00a0', null, undefined, [], false],
      'This field is required',
      'Обязательное поле',
    );
  });

  it('an empty value is valid for every rule except required [SHELL-178]', () => {
    const rules = [email, phone, oneOf(['a']), date, minDate('2026-01-01'), minLength(3), digits(4), float, letters];
    const further = [
      lettersWithDigits,
      website,
      inn,
      confirms('password'),
      newPassword,
      minValue(1),
      maxDate('2000-01-01'),
    ];
    for (const rule of [...rules, ...further]) {
      for (const empty of ['', null, undefined]) expect(rule(empty, { password: 'secret' })).toBeNull();
    }
  });

  it('an e-mail is checked for a local part and a domain [SHELL-180]', () => {
    checking(
      email,
      [
        'name@example.com',
        'first.last+tag@mail.example.org',
        ' name@example.com ',
        'имя@почта.рф',
        "o'neil@example.com",
      ],
      [
        'name',
        'name@',
        '@example.com',
        'name@example',
        'a b@example.com',
        'a@b@c.com',
        'name@example..com',
        'name@.com',
        'a@example.com,',
      ],
      'Enter an e-mail like name@example.com',
      'Введите электронную почту в виде name@example.com',
    );
  });

  it('a phone number is a plus followed by 1 to 18 digits [SHELL-181]', () => {
    checking(
      phone,
      ['+79991234567', '+1', `+${'9'.repeat(18)}`],
      [`+${'9'.repeat(19)}`, '79991234567', '+', '+7 999', '+7-999', '8(999)', '++7'],
      'Start with + and use digits only, for example +79991234567',
      'Начните с + и вводите только цифры, например +79991234567',
    );
  });

  it('one or several values must be in the list [SHELL-182]', () => {
    checking(oneOf([1, 'b']), [1, 'b', [1, 'b'], []], [2, '1', [1, 3]], 'Select from the list', 'Выберите из списка');
  });

  it('date: a real calendar day [SHELL-183]', () => {
    checking(
      date,
      ['2026-02-28', '2024-02-29'],
      ['2026-02-29', '2026-13-01', '31.12', '31\u00a0Feb\u00a02026', 'soon'],
      'Incorrect date',
      'Неверная дата',
    );
  });

  it('a date may equal its bounds, which are shown in the format of the language [SHELL-184] [SHELL-171]', () => {
    checking(
      minDate('2026-06-09'),
      ['2026-06-09', '2027-01-01', 'no date'],
      ['2026-06-08', '1999-12-31'],
      'The date must be 9\u00a0Jun\u00a02026 or later',
      'Дата должна быть не раньше 09.06.2026',
    );
    checking(
      maxDate('2026-06-09'),
      ['2026-06-09', '1999-01-01'],
      ['2026-06-10'],
      'The date must be 9\u00a0Jun\u00a02026 or earlier',
      'Дата должна быть не позже 09.06.2026',
    );
  });

  it.each([
    [1, 'At least 1 character', 'Не менее 1 символа', 'No more than 1 character', 'Не более 1 символа'],
    [2, 'At least 2 characters', 'Не менее 2 символов', 'No more than 2 characters', 'Не более 2 символов'],
    [11, 'At least 11 characters', 'Не менее 11 символов', 'No more than 11 characters', 'Не более 11 символов'],
    [21, 'At least 21 characters', 'Не менее 21 символа', 'No more than 21 characters', 'Не более 21 символа'],
  ])(
    'a text of exactly %d characters satisfies both length bounds [SHELL-185]',
    (n, minEnglish, minRussian, maxEnglish, maxRussian) => {
      const [shorter, exact, longer] = ['я'.repeat(n - 1), 'я'.repeat(n), 'я'.repeat(n + 1)];
      checking(minLength(n), [exact, longer], n > 1 ? [shorter] : [], minEnglish, minRussian);
      checking(maxLength(n), [exact, shorter, ` ${exact} `], [longer], maxEnglish, maxRussian);
      expect(texts.ru({ rule: 'minLength', n })).toBe(minRussian);
      expect(texts.en({ rule: 'minLength', n })).toBe(minEnglish);
    },
  );

  it('length counts characters, not code units [SHELL-185]', () => {
    expect(maxLength(2)('𝒜𝒜', {})).toBeNull();
  });

  it.each([
    [1, 'Exactly 1 digit', 'Ровно 1 цифра'],
    [2, 'Exactly 2 digits', 'Ровно 2 цифры'],
    [5, 'Exactly 5 digits', 'Ровно 5 цифр'],
    [11, 'Exactly 11 digits', 'Ровно 11 цифр'],
    [21, 'Exactly 21 digits', 'Ровно 21 цифра'],
  ])('a text must have exactly %d digits, with plural forms in its message [SHELL-186]', (n, english, russian) => {
    const exact = '7'.repeat(n);
    checking(digits(n), [exact], [`${exact}1`, 'a'.repeat(n), '١'.repeat(n)], english, russian);
  });

  it('a number may equal its bounds but not exceed them [SHELL-187]', () => {
    checking(
      minValue(1),
      [1, '1', '1,5', 'text'],
      [0, '0', '0,99', -1],
      'The value must be at least 1',
      'Значение должно быть не меньше 1',
    );
    checking(
      maxValue(10),
      [10, '10'],
      [11, '10.01'],
      'The value must be at most 10',
      'Значение должно быть не больше 10',
    );
  });

  it('float: dot and comma accepted [SHELL-188]', () => {
    checking(
      float,
      [0, 1.5, '1.5', '1,5', '1 000', '-2'],
      ['a', '1.5 t', NaN, '1,,'],
      'Enter a number',
      'Введите число',
    );
  });

  it('letters: both alphabets, diacritics, space, hyphen, dashes [SHELL-189] [PASS-013]', () => {
    checking(
      letters,
      ['Иванов', 'Ёлкин', 'Müller', 'Nguyễn', 'Анна-Мария', 'de la Cruz', 'A – B — C'],
      ["O'Neil", 'Иванов2', 'a_b', 'Ω', '中文', 'a.'],
      'Use letters, spaces, hyphens and dashes only',
      'Допустимы только буквы, пробел, дефис и тире',
    );
  });

  it('a value with a digit needs a letter [SHELL-190]', () => {
    checking(
      lettersWithDigits,
      ['8 марта', 'A1', 'Москва', '-'],
      ['12', '12-3', '№ 5'],
      'Add letters: digits alone are not enough',
      'Добавьте буквы: одних цифр недостаточно',
    );
  });

  it.each([
    'javascript:alert/1.x',
    'JavaScript:a.b',
    'data:text/html.x',
    'vbscript://a.com',
    'file:///etc/a.b',
    'http:a.com',
  ])('the website %s is rejected [SHELL-324]', (address) => {
    expect([website(address, {}), websiteWithCyrillic(address, {})]).toEqual([
      { rule: 'website' },
      { rule: 'website' },
    ]);
  });

  it('a name is one line without links and e-mail addresses [SHELL-325]', () => {
    checking(
      plainName,
      ['ООО «Резец»', 'АО НПО им.Лавочкина', 'Booking.com', 'И.П. Иванов', 'S.p.A. & Co.Ltd', 'A/S Norge', 'Anna @ Co'],
      [
        'Pay: https://evil.example/x',
        'www.evil.example',
        'evil.example/login',
        'evil.example?a=1',
        'javascript:alert(1)',
        'mailto:a@b.example',
        'write a@b.example',
        'Sever\r\n\r\nPay here',
        'Sever\u2028Pay',
        'a\u202egnp.exe',
      ],
      'A name is one line without links and e-mail addresses',
      'Укажите название или имя одной строкой, без ссылок и адресов почты',
    );
  });

  it('a website has a domain name, in Cyrillic only where allowed [SHELL-191] [SHELL-192]', () => {
    const texts = ['Enter a website address like example.com', 'Введите адрес сайта в виде example.com'] as const;
    const kept = ['example.com', 'https://www.example.com:8080/a_b-c', 'EXAMPLE.COM'];
    checking(website, kept, ['example', 'example.', 'пример.рф', 'a b.com', 'a.com?x=1'], ...texts);
    checking(website, ['http://a.com', 'HTTPS://a.com/b', 'a.com:8080/b', 'a.com:80'], [], ...texts);
    checking(websiteWithCyrillic, [...kept, 'пример.рф', 'ёлки.рф'], ['пример', 'пример.', 'пример.рф?'], ...texts);
  });

  it('an INN has at least 10 digits and nothing else [SHELL-193]', () => {
    checking(
      inn,
      ['1234567890', '123456789012'],
      ['123456789', '12345678901a', '123 456 7890'],
      'Invalid INN',
      'Неверный ИНН',
    );
  });

  it('the confirmation equals the password letter by letter [SHELL-194]', () => {
    const rule: Rule = (value) => confirms('password')(value, { password: 'Secret 1' });
    checking(rule, ['Secret 1'], ['secret 1', 'Secret 1 ', 'Secret'], 'Passwords do not match', 'Пароли не совпадают');
  });

  it('a personal name has 1 to 50 characters [SHELL-195]', () => {
    const brokenBy = (value: string) => [required, ...personName].flatMap((rule) => rule(value, {}) ?? []);
    expect(brokenBy('я')).toEqual([]);
    expect(brokenBy('я'.repeat(50))).toEqual([]);
    expect(brokenBy('я'.repeat(51))).toEqual([{ rule: 'maxLength', n: 50 }]);
    expect(brokenBy('')).toEqual([{ rule: 'required' }]);
  });

  it('a new password has 8 to 72 code points, spaces included [SHELL-060]', () => {
    expect(messageOf(newPassword, '1234567', 'ru')).toBe('Введите не менее 8 символов');
    expect(messageOf(newPassword, '1234567', 'en')).toBe('Use at least 8 characters');
    expect(messageOf(newPassword, ' 123456 ', 'en')).toBeNull();
    expect(messageOf(newPassword, '🔑🗝🔒🔓'.repeat(18), 'en')).toBeNull();
    expect(messageOf(newPassword, 'x'.repeat(73), 'ru')).toBe('Не более 72 символов');
  });

  it('the rules never throw, whatever is typed', () => {
    const rules = [
      required,
      email,
      phone,
      date,
      float,
      letters,
      lettersWithDigits,
      website,
      inn,
      newPassword,
      minValue(1),
    ];
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom(...rules), (value, rule) => {
        const text = typeof value === 'object' && value !== null ? JSON.stringify(isEmpty(value)) : value;
        const issue = rule(text, {});
        return issue === null || (texts.ru(issue) !== '' && texts.en(issue) !== '');
      }),
    );
  });
});

it.each([...['aaaaaaaa', 'Fairfront', 'fairfront-2026', 'abababab', 'abcdefgh', '98765432', 'Смирнова1']])(
  'the new password «%s» is too easy to guess [SHELL-322]',
  (password) => {
    expect(newPassword(password, { lastname: 'Смирнова' })).toEqual({ rule: 'weakPassword' });
  },
);

it.each(['Fairfront-demo-1', 'Long-enough-1', 'три мокрых ежа', '73019482'])(
  'the new password «%s» is accepted by this rule [SHELL-322]',
  (password) => {
    expect(newPassword(password, { lastname: 'Смирнова' })).toBeNull();
  },
);
