/** Characters that XML cannot contain: control characters except tab and line end, lone surrogates. */
const notInXml = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** A text without the characters that a file of XML, such as a workbook, cannot contain. */
export const withoutControls = (text: string): string => text.replace(notInXml, '');
