import type { Locale } from '@fairfront/shared-kit/domain/common';
import { formatDayAndMonth, formatDays, type MonthStyle } from '@fairfront/shared-kit/platform/formats';

/** How the line writes its dates. */
export interface LineLabels {
  day: (day: string) => string;
  days: (from: string, to: string) => string;
}

/** Without years: the scale itself shows which days follow each other. */
export const lineLabels = (locale: Locale, style: MonthStyle): LineLabels => ({
  day: (day) => formatDayAndMonth(day, locale, style),
  days: (from, to) => formatDays(from, to, locale, style),
});

/** Mean width of a character of 12 px, with a little to spare for the widest Russian words. */
const characterWidth = 6.9;

/** The same of the bold name of a period: «Демонтаж» is 61 px wide. */
const nameCharacterWidth = 7.7;

/** Px that the bold name of a period needs in letters of 12 px. */
export const widthOfName = (name: string): number => Math.ceil(name.length * nameCharacterWidth);

/** Px that the widest of some lines of 12 px needs. */
export const widthOf = (...lines: string[]): number =>
  Math.ceil(Math.max(...lines.map(({ length }) => length)) * characterWidth);
