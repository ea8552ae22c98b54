import type { Sides } from '@fairfront/shared-kit/domain/catalogue/files/crop-frame';

/** Pixels per inch in print, and millimetres per inch. */
const dotsPerInch = 300;
const millimetres = 25.4;

/** The printed dimensions in whole millimetres. */
export const printedSides = ({ width, height }: Sides): Sides => ({
  width: Math.round((width / dotsPerInch) * millimetres),
  height: Math.round((height / dotsPerInch) * millimetres),
});
