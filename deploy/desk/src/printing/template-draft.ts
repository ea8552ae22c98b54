import type { StoredTemplate } from '../api/printing';

/** The template that is edited. */
export type TemplateDraft = StoredTemplate['template'];
/** A service of it. */
export type TemplateService = TemplateDraft['services'][number];

/** Parses a typed price: digits with a comma or a point, empty for no price. Undefined for any other text. */
export const typedPrice = (text: string): number | null | undefined => {
  const plain = text.replaceAll(/\s/g, '').replace(',', '.');
  if (plain === '') return null;
  return /^\d+(\.\d{1,2})?$/.test(plain) ? Number(plain) : undefined;
};

type Prices = TemplateService['prices'];

/** A price in a currency, as the field shows it. */
export const priceText = (prices: Prices, currency: string): string => {
  const price = prices.find((one) => one.currency === currency)?.price_without_vat;
  return price == null ? '' : String(price);
};

/** The prices with a new one for a currency; null removes it. */
export const withPrice = (prices: Prices, currency: string, price: number | null): Prices => [
  ...prices.filter((one) => one.currency !== currency),
  ...(price === null ? [] : [{ currency, price_without_vat: price }]),
];

/** A template with one service changed. */
export const withService = (template: TemplateDraft, id: number, change: Partial<TemplateService>): TemplateDraft => ({
  ...template,
  services: template.services.map((service) => (service.id === id ? { ...service, ...change } : service)),
});

/** The texts at the fields of a service, by the name below it: `name_rus`, `prices`, `package_contents`. */
export const errorsOfService = (errors: Readonly<Record<string, readonly string[]>>, index: number) => {
  const beginning = `template.services.${index}.`;
  const found: Record<string, string> = {};
  for (const [path, texts] of Object.entries(errors)) {
    if (!path.startsWith(beginning)) continue;
    const [name = ''] = path.slice(beginning.length).split('.');
    found[name] ??= texts.join(' ');
  }
  return found;
};
