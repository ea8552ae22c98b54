import { Button, IconButton } from '@fairfront/shared-kit/components/button';
import { useParticipant, useTranslation } from '@fairfront/shared-kit/platform';
import { allPersonalPassesFile, type PersonalKind } from '../api/personal-passes';
import type { Verdict } from '../model';
import { usePassFiles } from '../pass-files/use-pass-files';

interface PackActionsProps {
  kind: PersonalKind;
  /** Null until the list is known. */
  pack: Verdict | null;
  /** Drawings without words, for a phone. */
  compact?: boolean;
}

/** Download and print of all passes in one file; there only while it would work (PASS-074, PASS-124). */
export const PackActions = ({ kind, pack, compact = false }: PackActionsProps) => {
  const { t } = useTranslation('passes');
  const { id } = useParticipant();
  const files = usePassFiles();
  if (!pack?.allowed) return null;
  const path = allPersonalPassesFile(id, kind);
  const actions = [
    { use: 'download', icon: 'download', label: t('action.downloadAll') },
    { use: 'print', icon: 'printer', label: t('action.printAll') },
  ] as const;
  return actions.map(({ use, icon, label }) =>
    compact ? (
      <IconButton
        key={use}
        icon={icon}
        size="lg"
        label={label}
        busy={files.isBusy(path, use)}
        onClick={() => files.fetchFile(path, use)}
      />
    ) : (
      <Button key={use} size="sm" icon={icon} busy={files.isBusy(path, use)} onClick={() => files.fetchFile(path, use)}>
        {label}
      </Button>
    ),
  );
};
