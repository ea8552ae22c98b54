import { printedEntry } from './printed-entry';
import { testCountries, testDraft, testRubrics, testTemplate } from './testing';

const context = { template: testTemplate, rubrics: testRubrics, countries: testCountries, isNotResident: false };
const long = { ...testDraft, companyInfo: `${'а'.repeat(300)}бв`, companyInfoEng: 'z'.repeat(310) };

describe('the printed entry', () => {
  it('is in the alphabetical list with the given data, marking addresses beyond the free one [CAT-295]', () => {
    const entry = printedEntry(testDraft, context, 'ru');
    expect(entry).toMatchObject({ letter: 'С', name: 'ООО «Северная механика»', ownerType: 'ООО' });
    expect(entry.alphabet.map(({ kind, text, isBeyondFree }) => [kind, text, isBeyondFree])).toEqual([
      ['country', 'Россия', false],
      ['address', 'Нижний Новгород, ул. Станочная, 14', false],
      ['address', 'Казань, ул. Заводская, 3', true],
      ['phone', '+7\u00a0831\u00a0000\u201100\u201100', false],
      ['fax', '+7\u00a0831\u00a0000\u201100\u201101', false],
      ['website', 'северная-механика.рф', false],
      ['email', 'info@severmech.example', false],
      ['stand', '24C10, A-12', false],
    ]);
    expect(entry.guide).toEqual({ stands: '24C10, A-12', name: 'ООО «Северная механика»' });
  });

  it('is in the language of the page [CAT-295]', () => {
    const entry = printedEntry(testDraft, context, 'en');
    expect(entry).toMatchObject({
      letter: 'S',
      name: 'Severnaya Mekhanika LLC',
      description: { free: 'We make milling machines.', charged: '' },
    });
    expect([entry.alphabet[0]?.text, entry.rubrics[0]?.name]).toEqual(['Russia', 'Токарные (en)']);
  });

  it('shows each rubric with the selected extent [CAT-295]', () => {
    const { rubrics } = printedEntry(testDraft, context, 'ru');
    expect(rubrics.map(({ code, name, extent, lines }) => [code, name, extent, lines.length])).toEqual([
      ['206', 'Токарные', 'short', 1],
      ['205', 'Фрезерные', 'full', 6],
    ]);
    expect(rubrics[1]?.lines[0]).toEqual({ kind: 'address', text: 'Пермь, ул. Мира, 1', isBeyondFree: true });
  });

  it('splits the description at the free length, only in the charged language [CAT-080] [CAT-295]', () => {
    const parts = (language: 'ru' | 'en', isNotResident: boolean) => {
      const { free, charged } = printedEntry(long, { ...context, isNotResident }, language).description;
      return [free.length, charged];
    };
    expect([parts('ru', false), parts('en', false)]).toEqual([
      [300, 'бв'],
      [310, ''],
    ]);
    expect([parts('ru', true), parts('en', true)]).toEqual([
      [302, ''],
      [300, 'z'.repeat(10)],
    ]);
  });
});
