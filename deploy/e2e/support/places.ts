import type { Page } from '@playwright/test';
import type { ModalName } from '@fairfront/shared-kit/platform';
import { builtManifests } from './manifests';
import { memberAddresses, visitorAddresses } from './screens';

/** Who opens a place: a visitor without a session, an exhibitor, or the organiser of a collective stand. */
export type Visitor = 'visitor' | 'exhibitor' | 'collective';

/** Something that fills the screen: a page, a dialog, or a dialog with a panel beside its list. */
export interface Place {
  name: string;
  visitor: Visitor;
  address: string;
  /** Opens a place without an address, on a wide screen, and waits for it. */
  open?: (page: Page) => Promise<void>;
}

/** Demo e-mails by visitor; null without a session. */
export const emailOf: Readonly<Record<Visitor, string | null>> = {
  visitor: null,
  exhibitor: 'supervisor@severmech.example',
  collective: 'supervisor@stankoprom.example',
};

const participationOf = { exhibitor: 101, collective: 110 } as const;

interface DialogWay {
  visitor?: keyof typeof participationOf;
  /** Query parameters of the dialog besides its name. Each combination is a separate place. */
  queries?: readonly string[];
}

/** How to open dialogs that need parameters or another person. All others open for an exhibitor by name. */
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

/** All dialogs of the registry, from the manifests of the built packages. The shell has its own. */
const dialogNames = [
  'modal-feedback',
  ...builtManifests().flatMap(({ offers }) =>
    // a dialog that is not mirrored in the address cannot be opened by address
    Object.entries(offers?.modals ?? {}).flatMap(([name, { mirrored = true }]) => (mirrored ? [name] : [])),
  ),
] as ModalName[];

/** All dialogs that can be opened by address. */
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

/** Presses a tool of the list: its own button, or an item in the menu. */
const pressTool = async (page: Page, id: string) => {
  const button = page.getByRole('dialog').locator(`[data-tool="${id}"]`);
  await button.or(page.getByRole('dialog').locator('[data-tool="more"]')).first().waitFor();
  if (await button.isVisible()) return button.click();
  await press(page, '[data-tool="more"]');
  return page.locator(`[role="menuitem"][data-key="${id}"]`).click();
};

/** One wrong surname, one missing company, one duplicate person. */
const importedList = ['Компания;Фамилия;Имя', 'ООО «СтендМонтаж»;Белов2;Сергей', ';Шульц;Генрих', 'ООО «Ряд»;Лис;Пётр'];

/** Panels beside or instead of a list, without an address, found in a language-independent way. */
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

/** All places of the portal that fill the screen. Routes, dialogs and panels come from their tables. */
export const allPlaces = (): Place[] => [
  ...pages('visitor', visitorAddresses),
  ...pages('exhibitor', memberAddresses),
  // hubs with other tiles than those of 101
  ...pages('exhibitor', ['/participant/102', '/participant/104', '/participant/105']),
  ...pages('collective', ['/participant/110']),
  ...dialogPlaces(),
  ...panelPlaces,
];
