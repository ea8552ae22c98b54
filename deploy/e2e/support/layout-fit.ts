import type { Page } from '@playwright/test';

/** Layout of a screen at one width. */
export interface LayoutReading {
  /** Problems, one line each. */
  findings: string[];
  /** Heights of table rows by row key, px. */
  rows: Record<string, number>;
}

/** Limits of the check; DESIGN §2 and SHELL-345 to SHELL-348. */
const bounds = {
  /** Height of a table row relative to the widest screen. */
  rowGrowth: 1.6,
  /** Height of a card relative to the card without wrapping: every field may take a second line, none a third. */
  cardGrowth: 2,
  /** Characters of a word that may break although its line is long: e-mails and file names. */
  longWord: 24,
  /** Width in px of a line that is long enough for a long word to break in it. */
  longLine: 150,
  /** Height in px that scrolling content of a dialog must keep. */
  scrollRoom: 96,
};

type Bounds = typeof bounds;

/**
 * Measures what a person sees: the topmost dialog, or the page. Text is measured by range rectangles, as drawn. The
 * function runs in the page, so it cannot use anything outside.
 */
const measure = ({
  rowGrowth,
  cardGrowth,
  longWord,
  longLine,
  scrollRoom,
  wide,
}: Bounds & { wide: Record<string, number> }) => {
  const findings = new Set<string>();
  const rows: Record<string, number> = {};
  const dialogs = [...document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]')];
  const root: HTMLElement = dialogs.filter((dialog) => dialog.checkVisibility()).at(-1) ?? document.body;

  const hidden = new WeakMap<Element, boolean>();
  const isHidden = (element: Element): boolean => {
    const known = hidden.get(element);
    if (known !== undefined) return known;
    const style = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    const isTiny = (width <= 1 || height <= 1) && style.overflow !== 'visible';
    const isOwn = style.visibility === 'hidden' || style.opacity === '0' || style.clipPath !== 'none' || isTiny;
    const answer = isOwn || (element !== root && element.parentElement !== null && isHidden(element.parentElement));
    hidden.set(element, answer);
    return answer;
  };
  const isSeen = (element: Element) => element.checkVisibility() && !isHidden(element);
  const nameOf = (element: Element) => {
    const text = (element.getAttribute('aria-label') ?? element.textContent).replace(/\s+/g, ' ').trim().slice(0, 50);
    return `<${element.tagName.toLowerCase()} ${String(element.getAttribute('class') ?? '').slice(0, 40)}> “${text}”`;
  };
  const linesOf = (range: Range) => {
    const tops = [...range.getClientRects()].filter(({ width }) => width > 0.5).map(({ top }) => top);
    return tops.filter((top, index) => index === 0 || Math.abs(top - (tops[index - 1] ?? top)) > 3).length;
  };
  const blockOf = (element: Element): Element => {
    let block = element;
    while (block.parentElement && ['inline', 'contents'].includes(getComputedStyle(block).display)) {
      block = block.parentElement;
    }
    return block;
  };

  /** The element that clips a rectangle without a way to scroll to it. */
  const clipOf = (element: Element, { left, right, top, bottom }: DOMRect): Element | undefined => {
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, display, position } = getComputedStyle(box);
      if (['auto', 'scroll'].includes(overflowX) || ['auto', 'scroll'].includes(overflowY) || position === 'fixed')
        return undefined;
      if (display === 'inline') continue;
      const edge = box.getBoundingClientRect();
      if (['hidden', 'clip'].includes(overflowX) && (right > edge.right + 1.5 || left < edge.left - 1.5)) return box;
      if (['hidden', 'clip'].includes(overflowY) && (bottom > edge.bottom + 4 || top < edge.top - 4)) return box;
    }
    return undefined;
  };

  if (document.documentElement.scrollWidth > document.documentElement.clientWidth) {
    findings.add(`the page scrolls sideways by ${document.documentElement.scrollWidth - innerWidth} px`);
  }

  // words
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.textContent ?? '';
    const parent = node.parentElement;
    if (!parent || text.trim() === '' || parent.closest('svg') || !isSeen(parent)) continue;
    range.selectNodeContents(node);
    const block = blockOf(parent);
    const { left, right, width } = block.getBoundingClientRect();
    const drawn = range.getBoundingClientRect();
    const clip = clipOf(parent, drawn);
    if (clip && parent.closest('[title]') === null && clip.querySelector('[title]') === null) {
      findings.add(`cut: ${nameOf(clip)}`);
    }
    if (getComputedStyle(block).overflowX === 'visible' && (drawn.right > right + 1.5 || drawn.left < left - 1.5)) {
      const spilled = Math.round(Math.max(drawn.right - right, left - drawn.left));
      findings.add(`text outside its box by ${spilled} px: ${nameOf(block)}`);
    }
    if (linesOf(range) < 2) continue;
    for (const { 0: word, index } of text.matchAll(/[^\s\u00ad\u200b\-‑–—/]{2,}/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (linesOf(range) < 2 || (word.length > longWord && width >= longLine)) continue;
      findings.add(`broken word “${word}” in a line of ${Math.round(width)} px: ${nameOf(block)}`);
    }
  }

  // boxes
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    if (element.closest('svg') || ['INPUT', 'TEXTAREA', 'CANVAS', 'IMG'].includes(element.tagName)) continue;
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
    const isWider = scrollWidth > clientWidth + 1 && clientWidth > 1;
    const isHigher = scrollHeight > clientHeight + 2 && clientHeight > 1;
    if (!isWider && !isHigher) continue;
    const { overflowX, overflowY, display } = getComputedStyle(element);
    if (display === 'inline' || (overflowX === 'visible' && overflowY === 'visible') || !isSeen(element)) continue;
    if (isWider && ['auto', 'scroll'].includes(overflowX) && element.closest('[data-scrolls-sideways]') === null) {
      findings.add(`scrolls sideways by ${scrollWidth - clientWidth} px: ${nameOf(element)}`);
    }
    if (isHigher && ['auto', 'scroll'].includes(overflowY) && clientHeight < scrollRoom && root.role !== null) {
      findings.add(`${clientHeight} px of room for scrolling content: ${nameOf(element)}`);
    }
  }

  // controls
  const controls = [...root.querySelectorAll<HTMLElement>('button, a[href], input, select, textarea, [role="button"]')];
  const placed = controls.filter(isSeen).map((element) => {
    let frame = element.parentElement;
    for (; frame && frame !== root; frame = frame.parentElement) {
      const { position, overflowY } = getComputedStyle(frame);
      if (
        position === 'sticky' ||
        position === 'fixed' ||
        position === 'absolute' ||
        ['auto', 'scroll'].includes(overflowY)
      )
        break;
    }
    return { element, frame, box: element.getBoundingClientRect() };
  });
  for (const { element, box } of placed) {
    if (box.left < -1 || box.right > innerWidth + 1) findings.add(`outside the window: ${nameOf(element)}`);
    for (let frame = element.parentElement; frame && frame !== root.parentElement; frame = frame.parentElement) {
      const isCell = ['TD', 'TH', 'LI'].includes(frame.tagName);
      if (!isCell && getComputedStyle(frame).overflowX === 'visible') continue;
      if (frame.hasAttribute('data-scrolls-sideways')) break;
      const { left, right } = frame.getBoundingClientRect();
      // text buttons align their text with the edge of a card, with their padding outside
      const slack = frame.tagName === 'LI' ? 12 : 2;
      if (box.left >= left - 12 && box.right <= right + slack) continue;
      findings.add(
        `outside its container by ${Math.round(Math.max(box.right - right, left - box.left))} px: ${nameOf(element)}`,
      );
      break;
    }
  }
  placed.forEach(({ element, frame, box }, index) => {
    for (const other of placed.slice(index + 1)) {
      if (other.frame !== frame || element.contains(other.element) || other.element.contains(element)) continue;
      const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      if (across > 2 && down > 2) findings.add(`overlapping: ${nameOf(element)} and ${nameOf(other.element)}`);
    }
  });

  // rows and cards
  const lines = [...root.querySelectorAll<HTMLElement>('[data-row-id]')].filter(isSeen);
  const cards = lines.filter(({ tagName }) => tagName !== 'TR');
  const heights = cards.map(({ offsetHeight }) => offsetHeight);
  cards.forEach(({ style }) => Object.assign(style, { width: 'max-content', whiteSpace: 'nowrap' }));
  const bare = cards.map(({ offsetHeight }) => offsetHeight);
  cards.forEach(({ style }) => Object.assign(style, { width: '', whiteSpace: '' }));
  cards.forEach((card, index) => {
    const [height = 0, least = 0] = [heights[index], bare[index]];
    if (height > least * cardGrowth) findings.add(`card of ${height} px, ${least} unwrapped: ${nameOf(card)}`);
  });
  for (const row of lines.filter(({ tagName }) => tagName === 'TR')) {
    const key = row.dataset['rowId'] ?? '';
    rows[key] = row.offsetHeight;
    const known = wide[key];
    if (known !== undefined && row.offsetHeight > known * rowGrowth) {
      findings.add(`row of ${row.offsetHeight} px, ${known} on a wide screen: ${nameOf(row)}`);
    }
  }
  return { findings: [...findings], rows };
};

/**
 * Reads the layout of the page in its current state.
 * @param wide row heights on a wide screen, by key
 */
export const readLayout = (page: Page, wide: Record<string, number> = {}): Promise<LayoutReading> =>
  page.evaluate(measure, { ...bounds, wide });
