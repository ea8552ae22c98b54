/** A piece of HTML that is safe to insert into a page. */
export class Html {
  constructor(readonly text: string) {}
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escaped = (value: unknown): string =>
  value instanceof Html ? value.text : String(value).replace(/[&<>"']/g, (character) => entities[character] ?? '');

/** Template tag: every value is escaped unless it is `Html`; lists are joined, null and false print nothing. */
export const html = (parts: TemplateStringsArray, ...values: unknown[]): Html =>
  new Html(
    parts.reduce((text, part, index) => {
      const value = values[index - 1];
      if (value === null || value === undefined || value === false) return text + part;
      return text + (Array.isArray(value) ? value.map(escaped).join('') : escaped(value)) + part;
    }),
  );

/** A style element with exactly this text: its hash is in the policy of the page, so not even a space may be added. */
export const styleElement = (css: string): Html => new Html(`<style>${css}</style>`);
