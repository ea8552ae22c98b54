import type { Locale } from '@fairfront/shared-kit/model';
import { translatorOf } from './area-texts';
import records from '../locales/en.json';

/** Every action that the log of actions may name; the compiler refuses one without words. */
export type AuditAction = keyof typeof records.actions;

/**
 * What a logged action is called in words (SHELL-480).
 * @param action as the log has it; one of a former release, for which there are no words, keeps its own name
 */
export const auditActionName = (action: string, locale: Locale): string =>
  Object.hasOwn(records.actions, action) ? translatorOf('server', locale)(`actions.${action}`) : action;
