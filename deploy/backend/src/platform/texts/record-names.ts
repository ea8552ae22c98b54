import type { Locale } from '@fairfront/shared-kit/domain/common';
import { translatorOf } from './area-texts';
import records from '../locales/en.json';

/** Every action of the audit log; one without texts does not compile. */
export type AuditAction = keyof typeof records.actions;

/**
 * The display name of a logged action.
 * @param action as in the log; one of a previous release without texts keeps its code
 */
export const auditActionName = (action: string, locale: Locale): string =>
  Object.hasOwn(records.actions, action) ? translatorOf('server', locale)(`actions.${action}`) : action;
