import { indexTree } from '../tree/tree-index';
import { useTreeExpansion } from '../tree/use-tree-expansion';
import { useLocale, useTranslation } from '@fairfront/shared-kit/platform';
import { useMemo, useState } from 'react';
import type { RubricNode } from '@fairfront/shared-kit/domain/catalogue/rubric-tree';
import { branchesAbove, rubricItems, rubricsById } from '../rubrics/rubric-items';

/** A rubric tree in the current language; the branches above the initial selection are expanded. */
export const useRubricTree = (nodes: readonly RubricNode[], chosen: readonly number[]) => {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const closed = t('picker.closed');
  const index = useMemo(() => indexTree(rubricItems(nodes, locale, closed)), [nodes, locale, closed]);
  const byId = useMemo(() => rubricsById(nodes), [nodes]);
  const [opened] = useState(() => [...branchesAbove(byId, chosen)]);
  const expansion = useTreeExpansion(index, opened);
  return { index, byId, expansion };
};

/** The result of `useRubricTree`. */
export type RubricTree = ReturnType<typeof useRubricTree>;
