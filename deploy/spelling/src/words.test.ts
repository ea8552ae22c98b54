import { wordsOf } from './words';

const words = (text: string): string[] => wordsOf(text).map((one) => one.text);

describe('wordsOf', () => {
  it.each([
    ['both alphabets in one text', 'станки and presses', ['станки', 'and', 'presses']],
    ['a name within a sentence', 'наш завод Севермех делает прессы', ['наш', 'завод', 'делает', 'прессы']],
    ['a name in quotation marks', '«Севермех» делает "Форс"', ['делает']],
    ['the same name at the beginning of a sentence', 'Севермех растёт. С нами Севермех', ['растёт', 'нами']],
    [
      'a capital letter at the beginning of a sentence does not make a name',
      'Стонки. Стулья!\nПресы',
      ['Стонки', 'Стулья', 'Пресы'],
    ],
    ['abbreviations in capitals', 'станки с ЧПУ, CNC, ГОСТ', ['станки']],
    ['a heading in capitals is not an abbreviation', 'ОБОРУДОВАНЕЕ', ['ОБОРУДОВАНЕЕ']],
    ['abbreviations with a full stop', 'тел., ул. и т.д., etc.', []],
    ['a long word before a full stop is not an abbreviation', 'делаем стонки.', ['делаем', 'стонки']],
    ['single letters', 'а б v', []],
    ['tokens with digits', 'модель СМ-500, 3D-печать, х4', ['модель']],
    ['addresses', 'info@firm.example, https://firm.example/a, www.firm, firm.example', []],
    ['brand names with inner capitals', 'AutoCAD и СтанкоПром', []],
    ['words of two alphabets', 'стaнок', []],
    ['other scripts', '机床', []],
    ['hyphens and apostrophes belong to a word', 'кто-нибудь company’s', ['кто-нибудь', 'company’s']],
    ['other signs separate words', 'и/или, (прессы);станки', ['или', 'прессы', 'станки']],
    ['no text', '', []],
  ])('%s [CAT-302]', (_what, text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  it('wordsOf reports positions in code points, with composed letters and signs beyond the first plane [CAT-082]', () => {
    const text = '🔧🔧 стои\u0306ка и пресы';
    expect(wordsOf(text)).toEqual([
      { position: 3, length: 7, text: 'стои\u0306ка', alphabet: 'ru' },
      { position: 13, length: 5, text: 'пресы', alphabet: 'ru' },
    ]);
  });
});
