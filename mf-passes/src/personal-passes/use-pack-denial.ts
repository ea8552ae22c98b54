import { useTranslation } from '@fairfront/shared-kit/platform';
import { installationPrintStart } from '@fairfront/shared-kit/domain/passes';
import type { ListReason } from '../passes-head/list-reason';
import { usePassLabels } from '../context/use-pass-context';
import type { PersonalList } from './use-personal-list';

/** Why the passes of a list cannot be downloaded or printed, shown once for all of them. */
export const usePackDenial = ({ pack, meta, kind, quota, context }: PersonalList): ListReason | null => {
  const { t } = useTranslation('passes');
  const { denialOf, dateOf } = usePassLabels();
  const opens =
    kind === 'installation' ? installationPrintStart(context.participation, quota.total, context.now) : null;
  if (opens !== null) return { text: t('installation.printFrom', { date: dateOf(opens) }), isWarning: true };
  if (!pack || pack.allowed || !meta || meta.total === 0) return null;
  return { text: denialOf(pack.reason), isWarning: false };
};
