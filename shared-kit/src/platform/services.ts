import type { ReactNode } from 'react';
import type { ApiClient } from './api-client';
import type { Notification, Participation, User } from './entities';
import type { DraftPlace } from './draft';
import type { Locale } from '../domain/common';
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

/** The confirmation before an irreversible action. */
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

/** A completed action with its undo. */
export interface UndoOptions {
  /** Names the object: "Pass deleted: Ivanov Ivan". */
  text: string;
  undo: () => Promise<void> | void;
  /** Default 8 s; paused while hovered or focused. */
  seconds?: number;
}

/**
 * What the shell provides to every part of a remote (ARCHITECTURE §4). One object for the life of the page; changing
 * values (user, participation, language) are read by the hooks of this folder.
 */
export interface PlatformServices {
  api: ApiClient;
  config: RuntimeConfig;
  /** Server time, ms since the epoch (offset of the Date header). */
  now: () => number;
  modals: {
    /** Opens a registry modal after 150 ms; an open one is closed first. */
    open: <Name extends ModalName>(name: Name, params: ModalParams[Name]) => void;
    /** Closes the open modal after 200 ms; asks first if its form is dirty, unless `force` is set. */
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
    /** Follows the target of a tile, an item or a notification. */
    go: (target: Target) => void;
  };
  messages: {
    /**
     * The global error popup: multiline, 10 s, replaces the previous one.
     * @param cause the error of a call, whose code the popup shows
     */
    error: (text: string, cause?: unknown) => void;
    /** A plain toast of 5 s, announced politely. */
    notice: (text: string) => void;
    undo: (options: UndoOptions) => void;
    /** The shared confirmation dialog; true when confirmed. */
    confirm: (options: ConfirmOptions) => Promise<boolean>;
  };
  /** Based on the subjects that remotes declare (`notifications` of `defineRemote`). */
  notifications: {
    /**
     * Target of a notification: its subject within the participation, or the hub if no remote has the
     * subject; null without a participation.
     */
    placeOf: (notification: Notification) => Target | null;
    /** Icon of the subject from the kit's icon set; `bell` if no remote has the subject. */
    iconOf: (notification: Notification) => string;
  };
  realtime: {
    /** Subscribes to an event of the participation channel; returns the unsubscribe function. */
    onParticipationEvent: <Name extends ParticipationEventName>(
      participationId: number,
      name: Name,
      handler: (event: ParticipationEvents[Name]) => void,
    ) => () => void;
    /**
     * Listens to a private channel, by its name without `private-`; the server decides who may. Returns the way to
     * leave it.
     */
    joinChannel: (channel: string, listener: PrivateChannelListener) => () => void;
  };
  /**
   * Storage for unsent input that must survive a reload: the session storage of the tab in the portal, memory in an
   * embedding site.
   * @param form name of the form, with ids if there are several of a kind
   */
  drafts: (userId: number, form: string) => DraftPlace;
  /**
   * Continues this tab in a session of staff who act as an exhibitor, at its participation. When it ends, the tab comes
   * back to the open address.
   */
  actAs: (session: { token: string; user: User }) => void;
  telemetry: { report: (event: { name: string; detail?: Record<string, string | number> }) => void };
}

/** What a part of a remote does with the events of a private channel. */
export interface PrivateChannelListener {
  onEvent: (name: string, data: Record<string, unknown>) => void;
  /** Events may have been missed: read everything again. */
  onReload: () => void;
}

/** State that changes during the life of the page. */
export interface PlatformState {
  user: User | null;
  locale: Locale;
  /** The participation of the open route, once loaded. */
  participation: Participation | null;
  /** `not-found` is the 404 page, where no part of a remote is drawn. */
  route: { name: keyof RouteParams | 'not-found'; params: Record<string, string>; query: URLSearchParams };
  /** State of the live connection; `offline` after 30 s without one. */
  live: 'connecting' | 'online' | 'offline';
}
