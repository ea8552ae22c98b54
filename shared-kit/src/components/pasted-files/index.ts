/** What is read of the clipboard or of its double in tests. */
type PastedData = Pick<DataTransfer, 'files' | 'getData'>;

/**
 * The files of a paste; none when it has a text, which wins. Spreadsheets and word processors put a picture of the copied cells
 * beside their text. macOS puts the names of copied files there as text: these are no text of their own.
 */
export const pastedFiles = (clipboard: PastedData): File[] => {
  const files = [...clipboard.files];
  const names = new Set(files.map(({ name }) => name.normalize('NFC')));
  const lines = clipboard
    .getData('text/plain')
    .split(/[\r\n]+/)
    .map((line) => line.trim().normalize('NFC'))
    .filter(Boolean);
  return lines.every((line) => names.has(line)) ? files : [];
};
