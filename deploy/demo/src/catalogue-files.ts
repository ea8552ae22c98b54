import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { OrderDocumentKind, PackageFileType } from '@fairfront/shared-kit/domain/catalogue';
import { formatDate, formatMoney, formatNumber } from '@fairfront/shared-kit/platform/formats';
import sharp from 'sharp';
import { ZipFile } from 'yazl';
import type { Documents } from '@fairfront/backend/platform/documents/documents';
import type { OrderSheet } from '@fairfront/backend/areas/services';
import type { FileStore, StoredExtension } from '@fairfront/backend/platform/files/file-store';
import texts from './catalogue/files.json';
import { demoCatalogueOrders, demoOrderOf, type DemoCatalogueOrder } from './demo-catalogue-orders';
import type { DemoCalendar } from './demo-calendar';
import { exhibitionHead, type DrawnFile, type DrawnFiles } from './order-files';

type FileType = PackageFileType | OrderDocumentKind;

/** Companies draw their logos in colours of their own. */
const colours = ['#0b6b7d', '#b5471b', '#3d5a1e', '#5b3a86', '#8a1f3d'];

/** A mark of two shapes, 480 × 240 px: no font is needed to draw it. */
const logo = (place: number): Promise<Buffer> => {
  const colour = colours[place % colours.length] ?? '';
  const shapes =
    `<rect width='480' height='240' fill='#fff'/><path d='M40 200V40l90 90 90-90v160' fill='none' stroke='${colour}'` +
    ` stroke-width='34'/><circle cx='350' cy='120' r='72' fill='${colour}'/><circle cx='350' cy='120' r='30' fill='#fff'/>`;
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' width='480' height='240'>${shapes}</svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
};

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** The smallest document that an office program opens: one paragraph a line. */
const wordDocument = (lines: readonly string[]): Promise<Buffer> => {
  const office = 'http://schemas.openxmlformats.org';
  const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  const paragraphs = lines.map((line) => `<w:p><w:r><w:t>${escaped(line)}</w:t></w:r></w:p>`).join('');
  const parts = {
    '[Content_Types].xml':
      `<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ` +
      `ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
      `<Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
    '_rels/.rels':
      `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" ` +
      `Type="${office}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<w:document xmlns:w="${office}/wordprocessingml/2006/main"><w:body>${paragraphs}</w:body></w:document>`,
  };
  const zip = new ZipFile();
  for (const [name, xml] of Object.entries(parts)) {
    const text = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${xml}`;
    zip.addReadStreamLazy(name, (callback) => callback(null, Readable.from([Buffer.from(text)])));
  }
  zip.end();
  return buffer(zip.outputStream);
};

/** The signed order, or the advertisement: a page of facts, the first one with lines and total. */
const sheetOf = (order: DemoCatalogueOrder, kind: keyof typeof texts.headings, calendar: DemoCalendar): OrderSheet => {
  const { entry, present, priced, template, exhibition } = order;
  const { draft } = present;
  const locale = order.locale;
  const text = (both: { rus: string; eng: string }) => (locale === 'ru' ? both.rus : both.eng);
  const money = (amount: number | null) => formatMoney(amount === null ? null : amount / 100, draft.currency);
  const service = (id: number) => template.services.find((one) => one.id === id);
  const isOrder = kind === 'confirmation';
  const facts = [
    { name: text(texts.facts.company), value: locale === 'ru' ? draft.companyName : draft.companyNameEng },
    { name: text(texts.facts.stand), value: draft.companyStands.map(({ value }) => value).join(', ') },
    { name: text(texts.facts.website), value: draft.companySite },
    { name: text(texts.facts.signed), value: formatDate(order.signedAt.toISOString(), locale) },
  ];
  return {
    locale,
    exhibition: exhibitionHead(exhibition.id, calendar),
    heading: text(texts.headings[kind]).replace('{order}', String(entry.participation_id)),
    facts: isOrder ? facts : facts.slice(0, -1),
    head: {
      title: text(texts.head.title),
      quantity: text(texts.head.quantity),
      price: text(texts.head.price),
      amount: text(texts.head.amount),
    },
    lines: (isOrder ? priced.lines : []).map((line) => {
      const found = service(line.service_id);
      return {
        title: (locale === 'ru' ? found?.name_rus : found?.name_eng) ?? '',
        notes: [],
        quantity: formatNumber(line.quantity_charged, locale),
        price: money(line.price_with_vat),
        amount: money(line.sum_with_vat),
      };
    }),
    totals: isOrder ? [{ name: text(texts.total), value: money(priced.totals.with_vat) }] : [],
  };
};

interface Drawn {
  bytes: Buffer;
  extension: StoredExtension;
}

/** Draws the files of the catalogue's orders and puts them into the store, by order and type: `104 logo`. */
export const drawCatalogueFiles = async (
  calendar: DemoCalendar,
  documents: Documents,
  store: FileStore,
): Promise<DrawnFiles> => {
  const draw = async (order: DemoCatalogueOrder, type: FileType, place: number): Promise<Drawn> => {
    if (type === 'logo') return { bytes: await logo(place), extension: 'png' };
    if (type === 'requisites') {
      const { companyName, companyNameEng, companyPhone, companyEmail } = order.present.draft;
      const lines = [companyName, companyNameEng, companyPhone, companyEmail];
      return { bytes: await wordDocument(lines), extension: 'docx' };
    }
    const kind = type === 'confirmation' ? 'confirmation' : 'presentation';
    const sheet = sheetOf(order, kind, calendar);
    const pages = await documents.render({ kind: 'order', title: sheet.heading, sheet });
    return { bytes: await buffer(pages), extension: 'pdf' };
  };
  const drawn = demoCatalogueOrders.flatMap((entry, place) => {
    const order = demoOrderOf(entry, calendar);
    return entry.files.map(async (name): Promise<[string, DrawnFile]> => {
      const type = name as keyof typeof texts & FileType;
      const { bytes, extension } = await draw(order, type, place);
      const original_name = order.locale === 'ru' ? texts[type].rus : texts[type].eng;
      return [
        `${entry.participation_id} ${type}`,
        { original_name, size: bytes.length, stored_name: await store.put(bytes, extension) },
      ];
    });
  });
  return new Map(await Promise.all(drawn));
};
