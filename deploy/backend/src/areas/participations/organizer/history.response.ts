import type { Locale } from '@fairfront/shared-kit/domain/common';
import type { Services } from '../../../platform/services';
import type { HistoryRow } from './history.repository';

/**
 * A change as staff read it. Details are left out, because they are of every part of the portal.
 * @param actionName names its action
 * @param seesPeople whether the reader may know people of exhibitors
 */
export const historyResponse = (
  { id, action, created_at, is_acting, name, lastname, access, key_name }: HistoryRow,
  { actionName, locale, seesPeople }: Pick<Services, 'actionName'> & { locale: Locale; seesPeople: boolean },
) => {
  const isStaff = access === 'manager';
  return {
    id,
    at: created_at.toISOString(),
    title: actionName(action, locale),
    by: name !== null && lastname !== null && (isStaff || seesPeople) ? { name, lastname } : null,
    is_staff: isStaff,
    is_acting,
    api_key: key_name,
  };
};
