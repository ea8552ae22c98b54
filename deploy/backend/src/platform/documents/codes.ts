import bwip from 'bwip-js/node';
import QRCode from 'qrcode';
import { ink, page, innerWidth, write, type PdfDocument } from './pdf-document';

/** Quiet zone of a code in modules, which scanners need. */
const quietModules = 4;

/** Draws a QR code as vector squares, `size` points wide including its quiet zone. */
const drawQr = (pdf: PdfDocument, text: string, x: number, y: number, size: number): void => {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const module = size / (modules.size + 2 * quietModules);
  pdf.rect(x, y, size, size).fill('#ffffff');
  for (let row = 0; row < modules.size; row += 1) {
    // adjacent dark modules form one bar: half the drawing, half the bytes
    for (let column = 0; column < modules.size; column += 1) {
      const from = column;
      while (column < modules.size && modules.get(row, column)) column += 1;
      if (column === from) continue;
      // slightly larger than its modules, so that viewers show no gaps
      const left = x + (from + quietModules) * module;
      pdf.rect(left, y + (row + quietModules) * module, (column - from) * module + 0.05, module + 0.05);
    }
  }
  pdf.fill('#000000');
};

/** Draws a Code 128 as vector bars. */
const drawCode128 = (pdf: PdfDocument, text: string, x: number, y: number, width: number, height: number): void => {
  const [found] = bwip.raw({ bcid: 'code128', text });
  const widths = found && 'sbs' in found ? found.sbs : [];
  const total = widths.reduce((sum, bar) => sum + bar, 0);
  const module = width / (total + 20);
  let left = x + 10 * module;
  widths.forEach((bar, index) => {
    if (index % 2 === 0) pdf.rect(left, y, bar * module, height);
    left += bar * module;
  });
  pdf.fill('#000000');
};

/** Draws both codes with the code as text, as the foot of a pass. */
export const drawCodes = (pdf: PdfDocument, code: string, y: number): void => {
  const qr = 170;
  drawQr(pdf, code, page.margin - 12, y, qr);
  const x = page.margin + qr + 10;
  const width = innerWidth - qr - 10;
  drawCode128(pdf, code, x, y + 36, width, 70);
  write(pdf, code, x, y + 112, { size: 12, width, align: 'center', color: ink.text, lines: 1 });
};
