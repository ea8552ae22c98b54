import {
  fileIssue,
  fileLimitText,
  fileRule,
  fileSizeText,
  formatNames,
  isLargeButAccepted,
  type JudgedFile,
  type OrderFileType,
} from './file-rules';

const mb = 1_048_576;
const code = (type: OrderFileType, file: Partial<JudgedFile>) =>
  fileIssue(type, { name: 'file.png', size: 1000, ...file })?.code ?? null;

describe('files of an order [CAT-148] [CAT-150] [CAT-152] [CAT-153] [CAT-154] [CAT-156]', () => {
  it.each<[OrderFileType, string[], string[]]>([
    ['logo', ['a.png', 'a.JPG', 'a.jpeg'], ['a.pdf', 'a.gif', 'a', 'a.png.exe']],
    ['company-cover', ['a.png', 'a.jpg', 'a.jpeg'], ['a.webp']],
    ['presentation', ['a.pdf'], ['a.png', 'a.pptx']],
    ['graphics', ['a.png', 'a.jpg', 'a.jpeg', 'a.zip'], ['a.pdf', 'a.rar']],
    ['confirmation', ['a.pdf'], ['a.docx']],
    ['requisites', ['a.doc', 'a.docx'], ['a.pdf']],
  ])('%s: takes %j, refuses %j [CAT-148] [CAT-150] [CAT-152] [CAT-154] [CAT-156]', (type, taken, refused) => {
    expect(taken.map((name) => code(type, { name }))).toEqual(taken.map(() => null));
    expect(refused.map((name) => code(type, { name }))).toEqual(refused.map(() => 'file_type'));
  });

  it.each<[OrderFileType, string, number]>([
    ['logo', 'a.png', 2_097_152],
    ['company-cover', 'a.png', 10_485_760],
    ['presentation', 'a.pdf', 10_485_760],
    ['graphics', 'a.zip', 10_485_760],
    ['confirmation', 'a.pdf', 10_485_760],
    ['requisites', 'a.docx', 10_485_760],
  ])('%s: %s fits up to %i bytes [CAT-146] [CAT-148] [CAT-153] [CAT-155] [CAT-156]', (type, name, max) => {
    expect([code(type, { name, size: max }), fileIssue(type, { name, size: max + 1 })]).toEqual([
      null,
      { code: 'file_too_big', params: { size: max + 1, max } },
    ]);
    expect(code(type, { name, size: 0 })).toBe('file_empty');
  });

  it('name the accepted formats of a wrong type [CAT-146] [CAT-147]', () => {
    expect(fileIssue('graphics', { name: 'a.pdf', size: 1 })).toEqual({
      code: 'file_type',
      params: { formats: 'PNG, JPG, ZIP' },
    });
    expect(formatNames(fileRule('requisites'))).toBe('DOC, DOCX');
  });

  it.each<[OrderFileType, Partial<JudgedFile>, string | null]>([
    ['logo', { kind: 'png' }, null],
    ['logo', { kind: 'jpeg' }, 'file_type'],
    ['logo', { name: 'a.jpg', kind: 'jpeg' }, null],
    ['logo', { kind: null }, 'file_type'],
    ['requisites', { name: 'a.docx', kind: 'zip' }, 'file_type'],
    ['requisites', { name: 'a.docx', kind: 'docx' }, null],
  ])('%s with the content %j is %p [CAT-163]', (type, file, expected) => {
    expect(code(type, file)).toBe(expected);
  });

  it.each([
    [1024, 1024, null],
    [1024, 124, null],
    [1025, 100, { code: 'image_too_large', params: { w: 1024, h: 1024, aw: 1025, ah: 100 } }],
    [100, 1025, { code: 'image_too_large', params: { w: 1024, h: 1024, aw: 100, ah: 1025 } }],
    [0, 0, { code: 'image_unreadable', params: {} }],
  ])('logo of %i × %i: %j [CAT-149]', (width, height, issue) => {
    expect(fileIssue('logo', { name: 'a.png', size: 1, width, height })).toEqual(issue);
  });

  it.each([
    [1920, 720, null],
    [1919, 720, { code: 'image_not_exact', params: { w: 1920, h: 720, aw: 1919, ah: 720 } }],
    [3840, 1440, { code: 'image_not_exact', params: { w: 1920, h: 720, aw: 3840, ah: 1440 } }],
  ])('cover of %i × %i: %j [CAT-150] [CAT-151]', (width, height, issue) => {
    expect(fileIssue('company-cover', { name: 'a.jpg', size: 1, width, height })).toEqual(issue);
  });

  it('of graphics have no limit of pixels [CAT-152]', () => {
    expect(code('graphics', { width: 9000, height: 9000 })).toBe(null);
  });

  it.each([
    [5 * mb, false],
    [5 * mb + 1, true],
    [10 * mb, true],
    [10 * mb + 1, false],
  ])('the signed order of %i bytes has the notice of 5 MB: %p [CAT-155]', (size, hasNotice) => {
    expect(isLargeButAccepted('confirmation', size)).toBe(hasNotice);
    expect(isLargeButAccepted('requisites', size)).toBe(false);
  });

  it.each(['../a.png', 'a\u202egnp.png', ' ', `${'a'.repeat(197)}.png`])('refuse the name %j', (name) => {
    expect(code('logo', { name })).toBe('file_name');
  });

  it('show their size in KB with two decimals, a limit in MB [CAT-147] [CAT-159]', () => {
    expect([fileSizeText(156_952, 'en'), fileSizeText(156_952, 'ru')]).toEqual(['153.27\u00a0KB', '153,27\u00a0КБ']);
    expect(fileSizeText(5_033_165, 'ru')).toBe('4\u00a0915,20\u00a0КБ');
    expect([fileLimitText(10 * mb, 'en'), fileLimitText(2 * mb, 'ru')]).toEqual(['10\u00a0MB', '2\u00a0МБ']);
  });
});
