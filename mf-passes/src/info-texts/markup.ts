/** A part of an info text: plain text or one of the allowed elements. */
export type MarkupNode = string | MarkupElement;

interface MarkupElement {
  tag: AllowedTag;
  /** Only on links: http, https or mailto. */
  href?: string;
  children: MarkupNode[];
}

const allowedTags = ['p', 'br', 'b', 'i', 'ul', 'ol', 'li', 'a'] as const;
type AllowedTag = (typeof allowedTags)[number];

/** Elements whose content is not readable text and is removed too. */
const droppedWithContent = ['script', 'style', 'template', 'noscript', 'iframe', 'object', 'title', 'textarea', 'svg'];
const allowedProtocols = ['http:', 'https:', 'mailto:'];

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  laquo: '«',
  raquo: '»',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  numero: '№',
  copy: '©',
};

const piece = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|[^<]+|</gi;
const hrefAttribute = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

const isAllowed = (tag: string): tag is AllowedTag => (allowedTags as readonly string[]).includes(tag);

const decode = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|([a-z]+));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name) return entities[name.toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : parseInt(hex ?? '', 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

/**
 * The address in an organiser's text, or undefined: http, https or mailto only. Browsers also parse `Entry: by the south
 * gate` as an address, and `javascript:` must never become a link.
 */
export const safeAddress = (text: string): string | undefined => {
  const value = text.trim();
  if (!URL.canParse(value)) return undefined;
  const { protocol, href } = new URL(value);
  return allowedProtocols.includes(protocol) ? href : undefined;
};

const safeHref = (attributes: string): string | undefined => {
  const found = hrefAttribute.exec(attributes);
  return safeAddress(decode(found?.[1] ?? found?.[2] ?? found?.[3] ?? ''));
};

interface Open {
  tag: AllowedTag;
  children: MarkupNode[];
}

/**
 * Parses the simple markup of the organiser's info texts. Removes everything except p, br, b, i, ul, ol, li and a with http,
 * https or mailto; keeps the text of unknown elements, but not that of scripts and similar. The result is data for React and
 * never becomes HTML again.
 */
export const parseMarkup = (source: string): MarkupNode[] => {
  const root: MarkupNode[] = [];
  const open: Open[] = [];
  let skipping: string | null = null;
  const target = () => open.at(-1)?.children ?? root;

  for (const [whole, slash, name, attributes = ''] of source.matchAll(piece)) {
    const tag = name?.toLowerCase();
    if (skipping) {
      if (slash && tag === skipping) skipping = null;
      continue;
    }
    if (!tag) {
      if (!whole.startsWith('<!--')) target().push(decode(whole));
      continue;
    }
    if (droppedWithContent.includes(tag)) {
      if (!slash && !attributes.trimEnd().endsWith('/')) skipping = tag;
      continue;
    }
    if (!isAllowed(tag)) continue;
    if (slash) {
      const at = open.findLastIndex((element) => element.tag === tag);
      if (at >= 0) open.length = at;
      continue;
    }
    const href = tag === 'a' ? safeHref(attributes) : undefined;
    const element: MarkupElement = { tag, ...(href === undefined ? {} : { href }), children: [] };
    target().push(element);
    if (tag !== 'br') open.push(element);
  }
  return root;
};
