/** The parts of the clipboard, or of its test double, that are read. */
type PastedData = Pick<DataTransfer, 'files' | 'getData'>;

/**
 * The files of a paste; none if it contains text, which takes precedence. Spreadsheets and word processors add a picture of the copied cells
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
