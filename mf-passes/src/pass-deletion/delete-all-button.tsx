import { Button, IconButton } from '@fairfront/shared-kit/components/button';
import { useNarrow } from '@fairfront/shared-kit/components/viewport';
import { useTranslation } from '@fairfront/shared-kit/platform';

/** Opens the question about all passes of a list; a drawing alone on a phone. */
export const DeleteAllButton = ({ busy, onClick }: { busy: boolean; onClick: () => void }) => {
  const { t } = useTranslation('passes');
  const isNarrow = useNarrow();
  const label = t('action.deleteAll');
  return isNarrow ? (
    <IconButton icon="trash" size="lg" label={label} busy={busy} onClick={onClick} />
  ) : (
    <Button variant="text" size="sm" icon="trash" busy={busy} onClick={onClick}>
      {label}
    </Button>
  );
};
