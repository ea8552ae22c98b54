import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { currencySymbol, textOf, textsOf, type Locale, type Localized } from '@fairfront/shared-kit/domain/common';
import {
  currencyOfColumn,
  type GridColumn,
  type GridOptions,
  type GridValue,
} from '@fairfront/shared-kit/domain/services/service-grid';
import type { Issue } from '@fairfront/shared-kit/domain/validation';
import { useIssueTexts } from '@fairfront/shared-kit/forms/rules';
import { useLocale, useTranslation } from '@fairfront/shared-kit/platform';
import { formatAmount } from '@fairfront/shared-kit/platform/formats';

interface Named extends Localized<'name'> {
  id: number;
  is_archived: boolean;
}

/** The lists that cells choose from, as the API answers them. */
export interface Lists {
  categories: readonly Named[];
  executors: readonly Named[];
  units: readonly Named[];
}

const listOf = (column: GridColumn, { categories, executors, units }: Lists): readonly Named[] | null => {
  if (column === 'category_id') return categories;
  if (column === 'executor_id') return executors;
  return column === 'unit_id' ? units : null;
};

const offered = (list: readonly Named[]) =>
  list.filter(({ is_archived }) => !is_archived).map((one) => ({ id: one.id, names: textsOf(one, 'name') }));

/** The options of a cell, in every language. */
export const useGridOptions = (lists: Lists | undefined): GridOptions => {
  const { t } = useTranslation('desk');
  return useMemo(
    () => ({
      category_id: offered(lists?.categories ?? []),
      executor_id: offered(lists?.executors ?? []),
      unit_id: offered(lists?.units ?? []),
      yes: t('services.yesWords').split(' '),
      no: t('services.noWords').split(' '),
    }),
    [lists, t],
  );
};

/** The names that a column offers in the language of the reader; none for the others. */
export const namesOf = (column: GridColumn, lists: Lists, locale: Locale): string[] =>
  (listOf(column, lists) ?? []).filter(({ is_archived }) => !is_archived).map((one) => textOf(one, 'name', locale));

/** The text of the cells of a column, on the screen and in the clipboard. */
export const useCellText = (lists: Lists) => {
  const { t } = useTranslation('desk');
  const locale = useLocale();
  return useMemo(
    () =>
      (column: GridColumn, value: GridValue): string => {
        if (typeof value === 'boolean') return value ? t('services.yes') : '';
        if (value === null) return '';
        const list = listOf(column, lists);
        if (list) {
          const found = list.find(({ id }) => id === value);
          return found ? textOf(found, 'name', locale) : '';
        }
        return typeof value === 'number' ? formatAmount(value, locale) : value;
      },
    [t, locale, lists],
  );
};

/** The title of a column. */
export const useColumnTitle = () => {
  const { t } = useTranslation('desk');
  return (column: GridColumn): string => {
    const currency = currencyOfColumn(column);
    return currency ? t('services.price', { currency: currencySymbol(currency) }) : t(`services.columns.${column}`);
  };
};

/** The text of a broken rule; empty until the texts have loaded. */
export const useIssueText = (): ((issue: Issue) => string) => {
  const load = useIssueTexts();
  const locale = useLocale();
  const [say, setSay] = useState<(issue: Issue) => string>(() => () => '');
  const start = useEffectEvent(() => load());
  useEffect(() => {
    let isGone = false;
    start().then(
      (loaded) => {
        if (!isGone) setSay(() => loaded);
      },
      // without its text a cell is still marked
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [locale]);
  return say;
};
