import {
  heightOf,
  ink,
  innerWidth,
  page,
  write,
  type Line,
  type PdfDocument,
} from '../../platform/documents/pdf-document';
import type { Locale } from '@fairfront/shared-kit/domain/common';

/** The data stored about a person, in one language. */
export interface PersonalDataSheet {
  locale: Locale;
  heading: string;
  /** Below the heading: the time of creation. */
  lead: string;
  facts: { name: string; value: string }[];
  parts: { title: string; lines: string[] }[];
}

declare module '../../platform/documents/sheets' {
  interface DocumentKinds {
    'personal-data': { sheet: PersonalDataSheet };
  }
}

/** Nothing is drawn below this y. */
const footY = page.height - page.margin;
const nameWidth = 160;
const nameLine: Line = { size: 9, color: ink.soft, width: nameWidth };
const valueLine: Line = { size: 10, width: innerWidth - nameWidth - 10 };
const titleLine: Line = { size: 12, font: 'bold' };
/** Longer messages are truncated; the JSON file has them in full. */
const textLine: Line = { size: 9, lines: 12 };

/** The data stored about a person: facts, then parts. */
export const drawPersonalData = (pdf: PdfDocument, sheet: PersonalDataSheet): void => {
  pdf.addPage();
  let y = write(pdf, sheet.heading, page.margin, page.margin, { size: 18, font: 'bold' });
  y = write(pdf, sheet.lead, page.margin, y + 2, { size: 9, color: ink.soft }) + 12;
  const keepTogether = (height: number): void => {
    if (y + height <= footY) return;
    pdf.addPage();
    y = page.margin;
  };
  for (const { name, value } of sheet.facts) {
    keepTogether(Math.max(heightOf(pdf, name, nameLine), heightOf(pdf, value, valueLine)));
    const below = write(pdf, name, page.margin, y, nameLine);
    y = Math.max(below, write(pdf, value, page.margin + nameWidth + 10, y, valueLine)) + 4;
  }
  for (const { title, lines } of sheet.parts) {
    const [first = ''] = lines;
    y += 12;
    // a title stays with the first line under it
    keepTogether(heightOf(pdf, title, titleLine) + 4 + heightOf(pdf, first, textLine));
    y = write(pdf, title, page.margin, y, titleLine) + 4;
    for (const line of lines) {
      keepTogether(heightOf(pdf, line, textLine));
      y = write(pdf, line, page.margin, y, textLine) + 3;
    }
  }
};
