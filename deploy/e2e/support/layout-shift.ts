import type { Page } from '@playwright/test';

/** One layout shift, as scored by the browser. */
export interface Shift {
  score: number;
  /** What moved, from where to where. */
  moved: string[];
}

interface Watched {
  layoutShifts: Shift[];
  readLayoutShifts: () => Shift[];
}

/**
 * Collects all layout shifts of every document that the page opens from now on, from the first paint. Shifts within
 * half a second of an input do not count (Layout Instability, `hadRecentInput`) unless requested.
 */
export const watchLayoutShifts = (
  page: Page,
  { evenAfterInput = false }: { evenAfterInput?: boolean } = {},
): Promise<unknown> =>
  page.addInitScript((countsAll) => {
    interface LayoutShift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    }
    const watched = window as unknown as Watched;
    const place = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map((value) => Math.round(value)).join(' ');
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return element ? `<${element.tagName.toLowerCase()} ${element.className}>` : 'gone';
    };
    const collect = (entries: PerformanceEntryList) => {
      for (const entry of entries as LayoutShift[]) {
        if (entry.hadRecentInput && !countsAll) continue;
        const moved = entry.sources.map(
          ({ node, previousRect, currentRect }) => `${nameOf(node)} ${place(previousRect)} → ${place(currentRect)}`,
        );
        watched.layoutShifts.push({ score: entry.value, moved });
      }
    };
    watched.layoutShifts = [];
    const observer = new PerformanceObserver((list) => collect(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    watched.readLayoutShifts = () => {
      collect(observer.takeRecords());
      return watched.layoutShifts;
    };
  }, evenAfterInput);

/**
 * The shifts of the document so far.
 * @param reset starts the next reading from zero
 */
export const layoutShifts = (page: Page, { reset = false }: { reset?: boolean } = {}): Promise<Shift[]> =>
  page.evaluate((isLast) => {
    const watched = window as unknown as Watched;
    const shifts = watched.readLayoutShifts();
    if (isLast) watched.layoutShifts = [];
    return shifts;
  }, reset);
