import type { ReactNode } from 'react';
import type { ApiClient } from '../api';
import type { Notification, Participation, User } from '../api/entities';
import type { DraftPlace } from '../forms/draft-store';
import type { Locale } from '../model';
import type {
  ModalName,
  ModalParams,
  ParticipationEventName,
  ParticipationEvents,
  RouteName,
  RouteParams,
} from './names';
import type { RuntimeConfig } from './runtime-config';
import type { Target } from './tile';

export type { RuntimeConfig, ServiceBureau } from './runtime-config';

/** The question that is asked before something is done for good. */
export interface ConfirmOptions {
  /** The question, with object and count. */
  title: string;
  text?: ReactNode;
  warning?: string;
  /** Repeats the verb of the question. */
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'danger' | 'neutral';
}

/** What has just been done, with the way back. */
export interface UndoOptions {
  /** Names the object: "Pass deleted: Ivanov Ivan". */
  text: string;
  undo: () => Promise<void> | void;
  /** Default 8 s; stands still while hovered or focused. */
  seconds?: number;
}

/**
 * What the shell gives to every part of a remote (ARCHITECTURE §4). One object for the life of the page; what changes
 * (user, participation, language) is read through the hooks of this folder.
 */
export interface PlatformServices {
  api: ApiClient;
  config: RuntimeConfig;
  /** Milliseconds since the epoch by the server's clock (offset of the Date header, PASS-050). */
  now: () => number;
  modals: {
    /** Opens a registry modal 150 ms later; an open one is closed first (SHELL-106, SHELL-107). */
    open: <Name extends ModalName>(name: Name, params: ModalParams[Name]) => void;
    /** Closes the open modal, 200 ms later; asks first when its form is dirty unless `force`. */
    close: (options?: { force?: boolean }) => void;
    /** Changes the params of the open modal in the address without closing it. */
    setParams: (params: Record<string, string | undefined>) => void;
  };
  navigation: {
    navigate: <Name extends RouteName>(
      name: Name,
      params: RouteParams[Name],
      options?: { query?: Record<string, string | undefined>; replace?: boolean },
    ) => void;
    /** The address of a route, for links. */
    href: <Name extends RouteName>(
      name: Name,
      params: RouteParams[Name],
      query?: Record<string, string | undefined>,
    ) => string;
    /** Follows a target of a tile, an item or a notification. */
    go: (target: Target) => void;
  };
  messages: {
    /** The global popup for errors: several lines allowed, 10 s, replaces the former one (SHELL-111, SHELL-112). */
    error: (text: string) => void;
    /** A plain toast of 5 s, announced politely. */
    notice: (text: string) => void;
    undo: (options: UndoOptions) => void;
    /** The shared confirmation dialog (SHELL-114); true when confirmed. */
    confirm: (options: ConfirmOptions) => Promise<boolean>;
  };
  /** By what remotes declare of their subjects (`notifications` of `defineRemote`). */
  notifications: {
    /** Where one leads: what it speaks of inside its participation (ACC-203), the hub when nobody has that; null without a participation. */
    placeOf: (notification: Notification) => Target | null;
    /** The drawing of what it speaks of, a name of the kit's icon set; `bell` when nobody has that. */
    iconOf: (notification: Notification) => string;
  };
  realtime: {
    /** Listens to an event of the participation channel; returns the way to stop. */
    onParticipationEvent: <Name extends ParticipationEventName>(
      participationId: number,
      name: Name,
      handler: (event: ParticipationEvents[Name]) => void,
    ) => () => void;
  };
  /**
   * Where a form keeps unsent input that must outlive a reload: the tab's own storage in the portal, the memory of the page in a
   * foreign one (CAT-268).
   * @param form names the form, with ids where there are several of a kind
   */
  drafts: (userId: number, form: string) => DraftPlace;
  telemetry: { report: (event: { name: string; detail?: Record<string, string | number> }) => void };
}

/** What changes while the page lives. */
export interface PlatformState {
  user: User | null;
  locale: Locale;
  /** The participation of the open route, once loaded. */
  participation: Participation | null;
  /** `not-found` is the 404 page, where no part of a remote is drawn. */
  route: { name: RouteName | 'not-found'; params: Record<string, string>; query: URLSearchParams };
  /** State of the live connection; `offline` after 30 s without one. */
  live: 'connecting' | 'online' | 'offline';
}
