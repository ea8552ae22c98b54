import {
  fileIssue,
  fileLimitText,
  fileRule,
  fileSizeText,
  formatNames,
  isLargeButAccepted,
  type CheckedFile,
  type OrderFileType,
} from './file-rules';

const mb = 1_048_576;
const code = (type: OrderFileType, file: Partial<CheckedFile>) =>
  fileIssue(type, { name: 'file.png', size: 1000, ...file })?.code ?? null;

describe('order files', () => {
  const expectRule = (type: OrderFileType, taken: string[], refused: string[], max: number) => {
    expect(taken.map((name) => code(type, { name }))).toEqual(taken.map(() => null));
    expect(refused.map((name) => code(type, { name }))).toEqual(refused.map(() => 'file_type'));
    const [name = ''] = taken;
    expect([code(type, { name, size: max }), fileIssue(type, { name, size: max + 1 })]).toEqual([
      null,
      { code: 'file_too_big', params: { size: max + 1, max } },
    ]);
    expect(code(type, { name, size: 0 })).toBe('file_empty');
  };

  it('accept a logo as PNG or JPG of at most 2 MB [CAT-148]', () => {
    expectRule('logo', ['a.png', 'a.JPG', 'a.jpeg'], ['a.pdf', 'a.gif', 'a', 'a.png.exe'], 2_097_152);
  });

  it('accept a cover as PNG or JPG of at most 10 MB [CAT-150] [CAT-153]', () => {
    expectRule('company-cover', ['a.png', 'a.jpg', 'a.jpeg'], ['a.webp', 'a.pdf'], 10_485_760);
  });

  it('accept a presentation as PDF of at most 10 MB [CAT-146] [CAT-152] [CAT-153]', () => {
    expectRule('presentation', ['a.pdf'], ['a.png', 'a.pptx'], 10_485_760);
  });

  it('accept graphics as pictures or ZIP of at most 10 MB [CAT-146] [CAT-152] [CAT-153]', () => {
    expectRule('graphics', ['a.png', 'a.jpg', 'a.jpeg', 'a.zip'], ['a.pdf', 'a.rar'], 10_485_760);
  });

  it('accept the signed order as PDF of at most 10 MB [CAT-154] [CAT-155]', () => {
    expectRule('confirmation', ['a.pdf'], ['a.docx', 'a.png'], 10_485_760);
  });

  it('accept the company details as DOC or DOCX of at most 10 MB [CAT-156]', () => {
    expectRule('requisites', ['a.doc', 'a.docx'], ['a.pdf'], 10_485_760);
  });

  it('list the accepted formats for a wrong type [CAT-146] [CAT-147]', () => {
    expect(fileIssue('graphics', { name: 'a.pdf', size: 1 })).toEqual({
      code: 'file_type',
      params: { formats: 'PNG, JPG, ZIP' },
    });
    expect(formatNames(fileRule('requisites'))).toBe('DOC, DOCX');
  });

  it.each<[OrderFileType, Partial<CheckedFile>, string | null]>([
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

  it('have no pixel limit for graphics [CAT-152]', () => {
    expect(code('graphics', { width: 9000, height: 9000 })).toBe(null);
  });

  it.each([
    [5 * mb, false],
    [5 * mb + 1, true],
    [10 * mb, true],
    [10 * mb + 1, false],
  ])('warn above 5 MB for the signed order of %i bytes: %p [CAT-155]', (size, hasNotice) => {
    expect(isLargeButAccepted('confirmation', size)).toBe(hasNotice);
    expect(isLargeButAccepted('requisites', size)).toBe(false);
  });

  it.each(['../a.png', 'a\u202egnp.png', ' '])('reject the name %j', (name) => {
    expect(code('logo', { name })).toBe('file_name');
  });

  it('report a name of more than 200 characters as too long', () => {
    expect(code('logo', { name: `${'a'.repeat(197)}.png` })).toBe('file_name_long');
  });

  it('show their size in KB with two decimals, a limit in MB [CAT-147] [CAT-159]', () => {
    expect([fileSizeText(156_952, 'en'), fileSizeText(156_952, 'ru')]).toEqual(['153.27\u00a0KB', '153,27\u00a0КБ']);
    expect(fileSizeText(5_033_165, 'ru')).toBe('4\u00a0915,20\u00a0КБ');
    expect([fileLimitText(10 * mb, 'en'), fileLimitText(2 * mb, 'ru')]).toEqual(['10\u00a0MB', '2\u00a0МБ']);
  });
});
