import { descriptionLength, descriptionUse } from './description-blocks';
import { draftOfCase, templateT1 } from './template-t1';

describe('the length of a description [CAT-081]', () => {
  it.each([
    ['nothing', '', 0],
    ['a line break of two characters', 'а\r\nб', 3],
    ['a line break of one', 'а\nб', 3],
    ['white space around', '  а б \r\n', 3],
    ['a character outside the basic plane', '𝒜б', 2],
    ['decomposed letters once [CAT-330]', 'Надёжный йод'.normalize('NFD'), 12],
    ['no soft hyphens [CAT-330]', 'про\u00adизвод\u00adство', 12],
  ])('counts %s in code points', (_, text, length) => expect(descriptionLength(text)).toBe(length));
});

describe('the use of the free length', () => {
  const context = { vatRate: 20, isNotResident: false };

  it.each([
    [214, 0],
    [300, 0],
    [410, 3],
  ])('%i of 300 are %i charged blocks [CAT-081] [CAT-168]', (description, blocks) => {
    expect(descriptionUse(templateT1, draftOfCase({ description }), context)).toEqual({
      field: 'companyInfo',
      used: description,
      free: 300,
      blockSize: 50,
      blocks,
    });
  });

  it('uses the English description for non-residents [CAT-080]', () => {
    const draft = draftOfCase({ description: 410, descriptionEng: 301 });
    expect(descriptionUse(templateT1, draft, { ...context, isNotResident: true })).toMatchObject({
      field: 'companyInfoEng',
      used: 301,
      blocks: 1,
    });
  });

  it.each([0, -50])('charges nothing with a block size of %i [CAT-169]', (size) => {
    const template = { ...templateT1, number_characters_string: size };
    expect(descriptionUse(template, draftOfCase({ description: 5000 }), context)).toMatchObject({
      blockSize: 0,
      blocks: 0,
    });
  });
});
