import type { Locale } from '@fairfront/shared-kit/domain/common';
import records from '../locales/en.json';
import { translatorOf } from './area-texts';

/** Every action of the audit log, by who names it; an area adds those with its own texts by `declare module`. */
export interface AuditActions {
  /** One without texts does not compile. */
  platform: keyof typeof records.actions;
}
export type AuditAction = AuditActions[keyof AuditActions];

/** The display name of an action; null for an action of others. */
export type NameAction = (action: string, locale: Locale) => string | null;

/**
 * Names logged actions for readers.
 * @param areas how areas name their own actions
 * @returns the name; an action of a previous release without texts keeps its code
 */
export const actionNames =
  (areas: readonly NameAction[]) =>
  (action: string, locale: Locale): string => {
    for (const nameOf of areas) {
      const name = nameOf(action, locale);
      if (name !== null) return name;
    }
    return Object.hasOwn(records.actions, action) ? translatorOf('server', locale)(`actions.${action}`) : action;
  };

declare module '../services' {
  interface Services {
    /** The display name of a logged action. */
    actionName: (action: string, locale: Locale) => string;
  }
}
