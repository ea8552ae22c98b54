/** Reads a typed price: spaces part groups, comma or point the kopecks. Empty is no price; NaN is not a price. */
export const priceIn = (text: string): number | null => {
  const plain = text.replaceAll(/[\s\u00a0\u202f]/g, '').replace(',', '.');
  if (plain === '') return null;
  return /^\d+(\.\d{1,2})?$/.test(plain) ? Number(plain) : NaN;
};

/** A price as its field shows it. */
export const priceText = (price: number | null, decimalMark: ',' | '.'): string =>
  price === null ? '' : (Number.isInteger(price) ? String(price) : price.toFixed(2)).replace('.', decimalMark);
