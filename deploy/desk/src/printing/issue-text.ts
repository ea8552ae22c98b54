import { useTranslation } from '@fairfront/shared-kit/platform';
import type { PrintedProof } from '../api/printing';

/** The text of a reason why an entry is not final. */
export const useIssueText = () => {
  const { t } = useTranslation('desk');
  return ({ kind, about, count }: PrintedProof['issues'][number]): string => {
    if (kind === 'picture-missing') return t(`printing.missing.${about}`);
    if (kind === 'over-limit') return t(`printing.over.${about}`, { count: count ?? 0 });
    return t(`printing.issues.${kind}`);
  };
};
