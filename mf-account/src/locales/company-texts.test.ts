import type { Locale } from '@fairfront/shared-kit/domain/common';
import { withoutForeignScripts } from '@fairfront/shared-kit/domain/validation';
import { issuesOf } from '@fairfront/shared-kit/domain/validation';
import { en, ru } from '../testing/texts';
import {
  aboveLimit,
  companyFields,
  logoFileIssue,
  logoResolutionIssue,
  logoTextKeys,
  logoTextValues,
  pictureSize,
  type CompanyValues,
  type LogoIssue,
} from '@fairfront/shared-kit/domain/account';

/** The locale text of an issue with its values filled in. */
const textIn = (locale: Locale) => (issue: LogoIssue) => {
  const named = logoTextValues(issue, locale);
  const found = logoTextKeys[issue.code]
    .split('.')
    .reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], { ru, en }[locale]);
  return String(found).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(named[name]));
};

const values: CompanyValues = {
  name_rus: 'ООО «Резец»',
  name_eng: 'Rezets LLC',
  country_id: 1,
  phone: '+79991234567',
  mail_address: '',
  address: '',
  website: '',
  email: 'info@rezets.example',
  fax: '',
};
const brokenBy = (changes: Partial<CompanyValues>) =>
  Object.entries(issuesOf(companyFields, { ...values, ...changes })).map(([field, { rule }]) => `${field} ${rule}`);

describe('the company profile rules', () => {
  it('the name rejects a character that documents cannot print [PASS-385]', () => {
    expect(brokenBy({ name_rus: 'ООО «Ракета 🚀»' })).toEqual(['name_rus printable']);
    expect(brokenBy({ name_eng: '株式会社テスト' })).toEqual([]);
  });

  it('a profile with only the required fields is valid [ACC-022]', () => {
    expect(brokenBy({})).toEqual([]);
  });

  it.each<[Partial<CompanyValues>, string]>([
    [{ name_rus: ' ' }, 'name_rus required'],
    [{ name_eng: '' }, 'name_eng required'],
    [{ country_id: null }, 'country_id required'],
    [{ phone: '' }, 'phone required'],
    [{ phone: '8 999' }, 'phone phone'],
    [{ website: 'пример.рф' }, 'website website'],
    [{ email: '' }, 'email required'],
    [{ email: 'info@' }, 'email email'],
  ])('the profile %j breaks %s', (changes, issue) => {
    expect(brokenBy(changes)).toEqual([issue]);
  });
});

describe('the addresses', () => {
  it.each([
    ['Arabic', 'شارع 12 ١٢، دبي', ' 12  '],
    ['Japanese', '東京タワー ひらがな、1-2', ' 1-2'],
    ['Chinese', '北京市 Main St 5', ' Main St 5'],
    ['Korean', '서울 Gangnam', ' Gangnam'],
    ['everything else', 'Ёлкина ул., д. 5, Straße №7 · Łódź — “A”', 'Ёлкина ул., д. 5, Straße №7 · Łódź — “A”'],
  ])('an address rejects characters of %s scripts [ACC-025] [ACC-026]', (_script, typed, kept) => {
    expect(withoutForeignScripts(typed).replace(/\s+/g, ' ')).toBe(kept.replace(/\s+/g, ' '));
  });
});

describe('the logo rules', () => {
  const file = { name: 'logo.PNG', type: 'image/png', size: 10 };

  it.each([
    [file, null],
    [{ ...file, name: 'logo.jpg', type: 'image/jpeg' }, null],
    [{ ...file, name: 'logo.jpeg', type: 'image/jpeg' }, null],
    [{ ...file, name: 'logo.gif' }, 'logo_format'],
    [{ ...file, type: 'image/svg+xml' }, 'logo_format'],
    [{ ...file, name: 'logo' }, 'logo_format'],
    [{ ...file, size: 2_097_152 }, null],
    [{ ...file, size: 2_097_153 }, 'logo_too_big'],
    [{ ...file, name: 'logo.gif', size: 2_097_153 }, 'logo_format'],
  ])('the file %j has the issue %s by name, type and size [ACC-034] [ACC-035] [ACC-037]', (one, code) => {
    expect(logoFileIssue(one)?.code ?? null).toBe(code);
  });

  it('the sides of a logo have at most 1024 pixels [ACC-036]', () => {
    expect(logoResolutionIssue({ width: 1024, height: 1024 })).toBeNull();
    expect(logoResolutionIssue({ width: 1025, height: 1 })).toEqual({
      code: 'logo_resolution',
      width: 1025,
      height: 1,
    });
    expect(logoResolutionIssue({ width: 1, height: 1025 })?.code).toBe('logo_resolution');
  });

  it('a rejected logo shows the required text [ACC-043] [ACC-044]', () => {
    const issues = [
      { code: 'logo_encoding' },
      { code: 'logo_too_big', bytes: 3_565_158 },
      { code: 'logo_format' },
      { code: 'logo_save' },
      { code: 'logo_info' },
      { code: 'logo_resolution', width: 2000, height: 1500 },
    ] as const;
    expect(issues.map(textIn('en'))).toEqual([
      'The image could not be read',
      'The file is too big: 3.4\u00a0MB. The limit is 2\u00a0MB',
      'Invalid format, use PNG or JPG',
      'Could not save the logo',
      'Could not update the logo information',
      'The image is 2000×1500 px, the limit is 1024×1024 px',
    ]);
    expect(issues.map(textIn('ru'))).toEqual([
      'Не удалось прочитать изображение',
      'Файл слишком большой: 3,4\u00a0МБ. Допустимо не более 2\u00a0МБ',
      'Неподходящий формат. Выберите PNG или JPG',
      'Не удалось сохранить логотип',
      'Не удалось обновить данные логотипа',
      'Изображение 2000×1500 пикселей, допустимо не более 1024×1024',
    ]);
  });

  it('a size above the limit is never displayed as equal to the limit', () => {
    expect(aboveLimit(2_097_153)).toBeCloseTo(2.1 * 1_048_576, 3);
  });
});

describe('the picture dimensions', () => {
  const png = Uint8Array.from([
    ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52],
    ...[0, 0, 8, 0, 0, 0, 0, 100],
  ]);
  // a comment segment, then a progressive frame of 300 × 200
  const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xfe, 0, 4, 1, 2, 0xff, 0xc2, 0, 17, 8, 0, 200, 1, 44, 3, 0]);

  it.each([
    ['PNG', png, { width: 2048, height: 100 }],
    ['JPEG', jpeg, { width: 300, height: 200 }],
    ['a truncated JPEG', jpeg.subarray(0, 8), null],
    ['a text', new TextEncoder().encode('no picture at all, whatever its name'), null],
    ['nothing', new Uint8Array(), null],
  ])('the dimensions are read from %s', (_what, bytes, size) => {
    expect(pictureSize(bytes)).toEqual(size);
  });
});
