/**
 * The names by which shell and remotes speak of each other's places. A name is part of the contract:
 * adding one is a minor version, changing or removing one a major version.
 */

/** Params of every named route (SHELL-210); routes without params have `Record<never, never>`. */
export interface RouteParams {
  home: NoParams;
  participant: { id: number };
  categories: { id: number };
  category: { id: number; category_id: number };
  'popular-services': { id: number };
  search: { id: number };
  cart: { id: number };
  ordering: { id: number };
  orders: { id: number };
  calendar: { id: number };
  deadlines: { id: number };
  publications: { id: number };
  'building-types': { id: number };
  'general-terms': { id: number };
  profile: NoParams;
  'own-access': NoParams;
  'second-factor': NoParams;
  'notification-settings': NoParams;
  support: NoParams;
  notifications: NoParams;
  archive: NoParams;
  'add-exhibition': NoParams;
  'manager-requests': NoParams;
  login: NoParams;
  logout: NoParams;
  recovery: NoParams;
  'recovery-reset': { token: string };
  'confirm-registration': { id: number; token: string };
  welcome: { id: number };
  help: NoParams;
  'pass-link': { token: string };
}
/** A place that needs nothing but its name. */
export type NoParams = Record<never, never>;
/** Name of a route of the portal. */
export type RouteName = keyof RouteParams;

/** Params of every registry modal (SHELL-103 to SHELL-105); they are mirrored in the address as query parameters. */
export interface ModalParams {
  'event-modal-change-company': NoParams;
  'event-modal-managers': NoParams;
  'event-modal-users': NoParams;
  'event-modal-company-profile': NoParams;
  'event-modal-participant-passes': { add?: '1'; view?: 'links'; pass?: string; reissue?: '1' };
  'event-modal-auto-passes': { add?: '1'; pass?: string };
  'event-modal-montage-passes': { add?: '1'; pass?: string; reissue?: '1' };
  'event-modal-take-over-passes': { kind: 'participant' | 'installation' | 'car' };
  'event-modal-detail-pass': { pass: string; from?: ModalName };
  'event-modal-catalog': { step?: string };
  'event-modal-catalog-rubrics': NoParams;
  /** `view`: quotas without it; of the steps whom (`who`), in which order (`by`), which page (`part`) (ACC-262, ACC-263). */
  'event-modal-subexponent': { view?: 'steps' | 'letters'; who?: string; by?: string; part?: string };
  'event-modal-announcements': { announcement?: string };
  'event-modal-documents-issued-invoices': NoParams;
  'event-modal-documents-acts': NoParams;
  'event-modal-edo-settings': NoParams;
  'event-modal-categories': NoParams;
  'event-modal-service': { service: string };
  'event-modal-chat': { order: string };
  'event-modal-order-success': { order: string };
  'event-modal-send-cart': NoParams;
  'event-modal-copy-orders': NoParams;
  'modal-feedback': { mode?: 'callback' };
}
/** Name of a registry modal. */
export type ModalName = keyof ModalParams;

/**
 * Shapes of a dialog (DESIGN §5): in the middle, 440, 680, 960 or 1240 px wide, or a drawer of 560 px at the right edge. Below
 * 740 px every one is a sheet.
 */
export const modalSizes = ['sm', 'md', 'lg', 'xl', 'drawer'] as const;
/** One of `modalSizes`. */
export type ModalSize = (typeof modalSizes)[number];
/**
 * Room that a dialog takes from its first frame: the least height in px of the whole dialog, head and foot included, or `full`
 * for all that the window has. A sheet, below 740 px, always fills the window (SHELL-354).
 */
export type ModalHeight = number | 'full';

/** The sections of the hub, in this order (DESIGN §4, tile contract). */
export const tileGroups = ['passes', 'stand', 'catalogue', 'company'] as const;
/** One of `tileGroups`. */
export type TileGroup = (typeof tileGroups)[number];

/** Events on the private channel of a participation, with the names on the wire (PASS-205, SVC-140, SHELL-097). */
export interface ParticipantEvents {
  'personal-pass.status-updated': {
    id: number;
    type: 'certificate' | 'visa' | 'installation';
    status: PassStatus;
    updated_at: string;
  };
  /** A rejected pass gave way to its correction (PASS-324). */
  'personal-pass.reissued': {
    id: number;
    replaced: number;
    type: 'certificate' | 'visa' | 'installation';
    updated_at: string;
  };
  'car-pass.status-updated': { id: number; status: PassStatus; comment: string | null; updated_at: string };
  'pass-link.updated': {
    id: number;
    state: 'waiting' | 'opened' | 'filled' | 'revoked' | 'expired';
    updated_at: string;
  };
  'car-pass.barcode-updated': { id: number; barcode: string; updated_at: string };
  /** A colleague or another tab has changed the cart (SVC-167). */
  'cart.updated': { version: number; updated_at: string };
  'additional-order.status-updated': { id: number; status: OrderStatusName; updated_at: string };
  /** Somebody of the organiser has read the chat up to a message (SVC-166). */
  'additional-order.messages-read': { order_id: number; read_by_organizer_id: number; updated_at: string };
  'additional-order.message-created': { order_id: number; message: OrderMessageEvent; updated_at: string };
  /** The organiser or a colleague has moved the catalogue order on, or it came back for corrections (CAT-207). */
  'catalog-order.status-updated': { id: number; status: CatalogOrderStatusName; updated_at: string };
  /** A colleague has asked for a publication, or the organiser has moved the request on (ACC-166, ACC-170). */
  'publication-request.updated': { id: number; status: PublicationStatusName; updated_at: string };
  /** The organiser has published or taken back an announcement, or a colleague has read one (ACC-227). */
  'announcement.updated': { id: number; updated_at: string };
  /** Something of a sub-exhibitor has changed, or its organiser has written to it; on the channel of the organiser (ACC-273). */
  'sub-participant.updated': { id: number; updated_at: string };
  /** A colleague or another tab has saved the catalogue order (CAT-285). */
  'catalog-order.updated': { id: number; version: number };
  /** Somebody has the catalogue order open at a step; never stored. `name` is Russian, of a person the same in both languages. */
  'catalog-order.editing': { id: number; user: { id: number; name: string; name_eng: string }; step_key: string };
}
/** Name of an event on the channel of a participation. */
export type ParticipantEventName = keyof ParticipantEvents;
type PassStatus = 'consideration' | 'accepted' | 'rejected';
type CatalogOrderStatusName = 'draft' | 'sent' | 'moderation' | 'confirmed';
type PublicationStatusName = 'new' | 'in_work' | 'rejected' | 'posted';
type OrderStatusName = 'new' | 'processing' | 'waiting_confirmation' | 'confirmed' | 'executed' | 'canceled';

/** A message of an order's chat as the live channel carries it (SVC-016, SVC-142). */
export interface OrderMessageEvent {
  id: number;
  from: 'manager' | 'user';
  text: string;
  created_at: string;
  user: { id: number; name: string; lastname: string; middlename: string | null } | null;
  manager: {
    name_rus: string;
    name_eng: string;
    lastname_rus: string;
    lastname_eng: string;
    middlename_rus: string | null;
    middlename_eng: string | null;
    image: { thumbnail_path: string } | null;
  } | null;
  files: { id: number; original_name: string; extension: string; size: number }[];
}
