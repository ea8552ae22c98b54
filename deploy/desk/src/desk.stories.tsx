import { failWith, type FakeApi } from '@fairfront/shared-kit/testing';
import { remoteStories, type Fixture } from '@fairfront/shared-kit/testing/stories';
import remote from './remote';
import { buildQueuedOrder, catalogueApi } from './testing/catalogue';
import { figuresApi } from './testing/figures';
import { gateApi, gateNow } from './testing/gate';
import { buildExhibitorMessage, buildStaffLine, buildStaffOrder, ordersApi } from './testing/orders';
import { recordsApi } from './testing/participants';
import { buildFairReport, emptyPortalApi, importApi } from './testing/imports';
import { auditApi } from './testing/audit';
import { printingApi } from './testing/printing';
import { deskApi, queued, testNow } from './testing/queue';
import { readinessApi } from './testing/readiness';
import { buildExhibition, exhibitionApi } from './testing/exhibition';
import { requestsApi } from './testing/requests';
import { servicesApi } from './testing/services';
import { buildCallback, buildMessage, supportApi } from './testing/support';

export default { title: 'Remotes/Desk' };

const { screen } = remoteStories('desk', remote);
const at =
  (query: string, api = deskApi): Fixture =>
  () => ({
    ...{ now: testNow, participation: null, api: api() },
    route: { name: 'desk-passes', query: new URLSearchParams(`exhibition=1&${query}`) },
  });

export const Queue = screen('desk-passes', at(''));
export const Details = screen('desk-passes', at('item=personal-2'));
export const Empty = screen(
  'desk-passes',
  at('', () => deskApi([])),
);
export const NoAccess = screen(
  'desk-passes',
  at('', () => deskApi(queued, [{ role: 'catalogue-editor', exhibition_id: 1 }])),
);
export const Failed = screen(
  'desk-passes',
  at('', () => deskApi().on('get', '/organizer/exhibitions/{exhibitionId}/pass-queue', () => failWith(500))),
);

const on =
  (name: 'desk-catalogue-orders' | 'desk-support' | 'desk-catalogue', api: () => FakeApi, query = ''): Fixture =>
  () => ({
    ...{ now: testNow, participation: null, api: api() },
    route: { name, query: new URLSearchParams(`exhibition=1${query}`) },
  });

export const CatalogueOrders = screen(
  'desk-catalogue-orders',
  on('desk-catalogue-orders', () =>
    catalogueApi([buildQueuedOrder(), buildQueuedOrder({ id: 18, title_eng: 'Frezer', hints: ['sent-again'] })]),
  ),
);
export const Support = screen(
  'desk-support',
  on('desk-support', () => supportApi([buildMessage(), buildCallback()]), '&item=5'),
);
export const CatalogueProof = screen(
  'desk-catalogue',
  on('desk-catalogue', () => printingApi()),
);
export const CatalogueTemplate = screen(
  'desk-catalogue',
  on('desk-catalogue', () => printingApi(), '&tab=template'),
);

const orders =
  (name: 'desk-orders' | 'desk-order', query = '', api = ordersApi): Fixture =>
  () => ({
    ...{ now: testNow, participation: null, api: api() },
    route: { name, params: { order: '1042' }, query: new URLSearchParams(query) },
  });
const changedOrder = () => {
  const line = buildStaffLine({ quantity: 1 });
  const before = { ...line, quantity: 2, amount_with_vat: 2300 };
  const { name_rus, name_eng, unit, line_id } = line;
  return buildStaffOrder({
    services: [line, buildStaffLine({ line_id: 2, dates: ['2026-05-18', '2026-05-19'], price_with_vat: null })],
    changes: [{ line_id, name_rus, name_eng, unit, changed: ['quantity', 'amount'], before, after: line }],
    messages: [buildExhibitorMessage()],
  });
};

export const Orders = screen('desk-orders', orders('desk-orders', 'exhibition=1'));
export const OrderInQueue = screen('desk-orders', orders('desk-orders', 'exhibition=1&item=1042'));
export const Order = screen(
  'desk-order',
  orders('desk-order', '', () => ordersApi(undefined, changedOrder())),
);
export const OrderReadOnly = screen(
  'desk-order',
  orders('desk-order', '', () => ordersApi(undefined, changedOrder(), [{ role: 'support', exhibition_id: null }])),
);

type Page =
  | 'desk-readiness'
  | 'desk-figures'
  | 'desk-services'
  | 'desk-participants'
  | 'desk-exhibition'
  | 'desk-participant'
  | 'desk-extensions'
  | 'desk-publications'
  | 'desk-deletions'
  | 'desk-audit';
const page =
  (name: Page, api: () => FakeApi, query = ''): Fixture =>
  () => ({
    ...{ now: testNow, participation: null, api: api() },
    route: { name, params: { participation: '101' }, query: new URLSearchParams(`exhibition=1${query}`) },
  });

export const Readiness = screen(
  'desk-readiness',
  page('desk-readiness', () => readinessApi()),
);
export const ServiceFigures = screen('desk-figures', page('desk-figures', figuresApi));
export const PassFigures = screen('desk-figures', page('desk-figures', figuresApi, '&part=passes'));
export const RevenueFigures = screen('desk-figures', page('desk-figures', figuresApi, '&part=finance'));
export const FigureList = screen('desk-figures', page('desk-figures', figuresApi, '&part=passes&list=accepted'));
export const ServiceGrid = screen(
  'desk-services',
  page('desk-services', () => servicesApi()),
);
const record = (tab: string, api = exhibitionApi) =>
  screen('desk-exhibition', page('desk-exhibition', api, `&tab=${tab}`));
export const ExhibitionGeneral = record('general');
export const ExhibitionDates = record('dates');
export const ExhibitionDeadlines = record('deadlines');
export const ExhibitionExtensions = record('extensions');
export const ExhibitionRules = record('rules');
export const ExhibitionTexts = record('texts');
export const ExhibitionManagers = record('managers');
export const ExhibitionPavilions = record('pavilions');
export const ExhibitionWithArchive = record('general', () =>
  exhibitionApi(undefined, undefined, [buildExhibition({ id: 4, title_eng: 'TechForum 2025' })]),
);
export const ExhibitionReadOnly = record('general', () =>
  exhibitionApi(undefined, [{ role: 'pass-bureau', exhibition_id: 1 }]),
);
export const Participants = screen(
  'desk-participants',
  page('desk-participants', () => recordsApi()),
);
export const NoParticipants = screen(
  'desk-participants',
  page('desk-participants', () => recordsApi(undefined, [])),
);
export const Participation = screen(
  'desk-participant',
  page('desk-participant', () => recordsApi()),
);
export const Extensions = screen('desk-extensions', page('desk-extensions', requestsApi, '&item=1'));
export const Publications = screen('desk-publications', page('desk-publications', requestsApi, '&item=1'));
export const Deletions = screen('desk-deletions', page('desk-deletions', requestsApi, '&item=1'));

const gate =
  (api: () => FakeApi): Fixture =>
  () => ({
    ...{ now: gateNow, participation: null, api: api() },
    route: { name: 'desk-venue', query: new URLSearchParams('exhibition=1') },
  });

export const Venue = screen(
  'desk-venue',
  gate(() => gateApi()),
);
/** Without a list of passes every check needs the server. */
export const VenueWithoutList = screen(
  'desk-venue',
  gate(() => gateApi().on('get', '/organizer/exhibitions/{exhibitionId}/pass-list', () => failWith(503))),
);

export const Audit = screen(
  'desk-audit',
  page('desk-audit', () => auditApi()),
);

const start =
  (name: 'desk' | 'desk-import', api: () => FakeApi): Fixture =>
  () => ({ now: testNow, participation: null, api: api(), route: { name, query: new URLSearchParams() } });

export const EmptyPortal = screen(
  'desk',
  start('desk', () => emptyPortalApi()),
);
export const EmptyPortalWithoutRights = screen(
  'desk',
  start('desk', () => emptyPortalApi(buildFairReport(), [{ role: 'pass-bureau', exhibition_id: null }])),
);
export const ExhibitionWithoutParticipants = screen(
  'desk',
  start('desk', () => importApi()),
);
export const Import = screen(
  'desk-import',
  start('desk-import', () => importApi()),
);
