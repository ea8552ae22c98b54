import type { Page } from '@playwright/test';
import type { ModalName } from '@fairfront/shared-kit/platform';
import { builtManifests } from './manifests';
import { memberAddresses, visitorAddresses } from './screens';

/** Who opens a place: nobody yet, an exhibitor, or the organiser of a collective stand. */
export type Visitor = 'visitor' | 'exhibitor' | 'collective';

/** Something that fills the screen: a page, a dialog, or a dialog with a panel beside its list. */
export interface Place {
  name: string;
  visitor: Visitor;
  address: string;
  /** Opens what has no address, on a wide screen; ends when it is there. */
  open?: (page: Page) => Promise<void>;
}

/** E-mails of the demo world by visitor; null for who has no session. */
export const emailOf: Readonly<Record<Visitor, string | null>> = {
  visitor: null,
  exhibitor: 'supervisor@severmech.example',
  collective: 'supervisor@stankoprom.example',
};

const participationOf = { exhibitor: 101, collective: 110 } as const;

interface DialogWay {
  visitor?: keyof typeof participationOf;
  /** Params of the dialog beside its name; each combination is a place of its own. */
  queries?: readonly string[];
}

/** The ways into dialogs that need more than a name or another person; every other one opens for an exhibitor as it is. */
const dialogWays: Readonly<Partial<Record<ModalName, DialogWay>>> = {
  'event-modal-change-company': { visitor: 'collective' },
  'event-modal-participant-passes': { queries: ['', '&add=1', '&view=links'] },
  'event-modal-auto-passes': { queries: ['', '&add=1'] },
  'event-modal-montage-passes': { queries: ['', '&add=1'] },
  'event-modal-take-over-passes': { queries: ['&kind=participant', '&kind=car'] },
  'event-modal-detail-pass': { queries: ['&pass=1'] },
  'event-modal-catalog': {
    queries: ['alphabet', 'rubrics', 'exporter', 'packages', 'ads', 'preview'].map((step) => `&step=${step}`),
  },
  'event-modal-subexponent': { visitor: 'collective' },
  'event-modal-announcements': { queries: ['', '&announcement=5'] },
  'event-modal-service': { queries: ['&service=1'] },
  'event-modal-chat': { queries: ['&order=1042'] },
  'modal-feedback': { queries: ['', '&mode=callback'] },
};

/** Every dialog of the registry, by the manifests of the built packages; the shell has its own. */
const dialogNames = [
  'modal-feedback',
  ...builtManifests().flatMap(({ offers }) =>
    // one that no address mirrors is opened by none
    Object.entries(offers?.modals ?? {}).flatMap(([name, { mirrored = true }]) => (mirrored ? [name] : [])),
  ),
] as ModalName[];

/** Every dialog that can be opened by its address. */
export const dialogPlaces = (): Place[] =>
  dialogNames.flatMap((name) => {
    const { visitor = 'exhibitor', queries = [''] } = dialogWays[name] ?? {};
    return queries.map((query) => ({
      name: `${name}${query}`,
      visitor,
      address: `/participant/${participationOf[visitor]}?modal=${name}${query}`,
    }));
  });

const press = async (page: Page, selector: string) => page.getByRole('dialog').locator(selector).first().click();

/** A tool of the list: a button of its own, or an item of the menu behind it. */
const pressTool = async (page: Page, id: string) => {
  const button = page.getByRole('dialog').locator(`[data-tool="${id}"]`);
  await button.or(page.getByRole('dialog').locator('[data-tool="more"]')).first().waitFor();
  if (await button.isVisible()) return button.click();
  await press(page, '[data-tool="more"]');
  return page.locator(`[role="menuitem"][data-key="${id}"]`).click();
};

/** One wrong surname, one missing company, one person twice. */
const importedList = ['Компания;Фамилия;Имя', 'ООО «СтендМонтаж»;Белов2;Сергей', ';Шульц;Генрих', 'ООО «Ряд»;Лис;Пётр'];

/** What stands beside a list or in its place, and has no address of its own; found by what does not depend on the language. */
const panelPlaces: readonly Place[] = [
  {
    name: 'participant passes, history',
    visitor: 'exhibitor',
    address: '/participant/101?modal=event-modal-participant-passes',
    open: (page) => press(page, '[data-action="history"]'),
  },
  {
    name: 'participant passes, import',
    visitor: 'exhibitor',
    address: '/participant/101?modal=event-modal-participant-passes',
    open: (page) => pressTool(page, 'import'),
  },
  {
    name: 'participant passes, check by QR code',
    visitor: 'exhibitor',
    address: '/participant/101?modal=event-modal-participant-passes',
    open: (page) => pressTool(page, 'qr'),
  },
  {
    name: 'installation passes, check of an import',
    visitor: 'exhibitor',
    address: '/participant/101?modal=event-modal-montage-passes',
    open: async (page) => {
      await pressTool(page, 'import');
      await page
        .getByRole('dialog')
        .locator('input[type=file]')
        .setInputFiles({ name: 'Список.csv', mimeType: 'text/csv', buffer: Buffer.from(importedList.join('\r\n')) });
      await page.getByRole('dialog').getByRole('grid').waitFor();
    },
  },
  {
    name: 'sub-exhibitors, invitation',
    visitor: 'collective',
    address: '/participant/110?modal=event-modal-subexponent',
    open: async (page) => {
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /Добавить|Add/ })
        .first()
        .click();
      await page.getByRole('dialog').getByRole('textbox').first().waitFor();
    },
  },
  {
    name: 'documents, lines of an invoice',
    visitor: 'exhibitor',
    address: '/participant/101?modal=event-modal-documents-issued-invoices',
    open: (page) => press(page, 'td [aria-expanded="false"], th [aria-expanded="false"]'),
  },
];

const pages = (visitor: Visitor, addresses: readonly string[]): Place[] =>
  addresses.map((address) => ({ name: address, visitor, address }));

/** Everything of the portal that fills the screen; routes, dialogs and panels come from their tables. */
export const allPlaces = (): Place[] => [
  ...pages('visitor', visitorAddresses),
  ...pages('exhibitor', memberAddresses),
  // hubs with other tiles than those of 101
  ...pages('exhibitor', ['/participant/102', '/participant/104', '/participant/105']),
  ...pages('collective', ['/participant/110']),
  ...dialogPlaces(),
  ...panelPlaces,
];
