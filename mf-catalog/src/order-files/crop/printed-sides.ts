import type { Sides } from '@fairfront/shared-kit/domain/catalogue/files/crop-frame';

/** Pixels to an inch on paper, and millimetres in one. */
const dotsPerInch = 300;
const millimetres = 25.4;

/** Sides on paper in whole millimetres. */
export const printedSides = ({ width, height }: Sides): Sides => ({
  width: Math.round((width / dotsPerInch) * millimetres),
  height: Math.round((height / dotsPerInch) * millimetres),
});
