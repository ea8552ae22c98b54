/** An item of the row: a page number, or a gap that represents the pages between two numbers. */
export type PageItem = number | 'gap-before' | 'gap-after';

/**
 * The numbers to show: at most `buttons` of them, always the current page, with the first and the last where they fit.
 * @param page the current page, from 1
 * @param pages how many there are
 * @param buttons how many numbers fit: 5, or 2 in a narrow window
 */
export const pageItems = (page: number, pages: number, buttons: number): PageItem[] => {
  if (pages <= buttons) return Array.from({ length: pages }, (_, index) => index + 1);
  const shown = buttons < 3 ? besideTheLast(page, pages) : aroundTheCurrent(page, pages, buttons);
  const items: PageItem[] = [];
  if ((shown[0] ?? 1) > 1) items.push('gap-before');
  shown.forEach((number, index) => {
    const before = shown[index - 1];
    if (before !== undefined && number > before + 1) items.push(number <= page ? 'gap-before' : 'gap-after');
    items.push(number);
  });
  return items;
};

/** Two numbers: the current page and the last, or the first and the last when the last is current. */
const besideTheLast = (page: number, pages: number): number[] => (page === pages ? [1, pages] : [page, pages]);

const aroundTheCurrent = (page: number, pages: number, buttons: number): number[] => {
  const inner = buttons - 2;
  const first = Math.max(2, Math.min(page - Math.floor(inner / 2), pages - inner));
  return [1, ...Array.from({ length: inner }, (_, index) => first + index), pages];
};
