import { pastedFiles } from '.';

const picture = new File(['x'], 'image.png', { type: 'image/png' });
const plan = new File(['x'], 'план.pdf', { type: 'application/pdf' });
const clipboard = (files: File[], text: string) => ({
  files: files as unknown as FileList,
  getData: (type: string) => (type === 'text/plain' ? text : ''),
});

it.each([
  ['cells of a spreadsheet, text and picture', [picture], 'Стенд\tA101\r\nСтол\t2\r\n', []],
  ['a picture alone, as of a screenshot or a web page', [picture], '', [picture]],
  ['text alone', [], 'Hello', []],
  ['nothing', [], '', []],
  ['a picture with an empty text', [picture], ' \r\n', [picture]],
  ['one file copied in a file manager of macOS', [plan], 'план.pdf', [plan]],
  ['the same with a decomposed name', [plan], 'план.pdf'.normalize('NFD'), [plan]],
  ['several of them', [plan, picture], 'план.pdf\rimage.png', [plan, picture]],
  ['a file beside another text', [plan], 'see план.pdf', []],
])('the files of a paste are used unless it has text: %s [SVC-117]', (_name, files, text, expected) => {
  expect(pastedFiles(clipboard(files, text))).toEqual(expected);
});
