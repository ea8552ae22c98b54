import { Button, IconButton } from '@fairfront/shared-kit/components/button';
import { usePlatform, useTranslation } from '@fairfront/shared-kit/platform';

interface ExtendActionProps {
  kind: string;
  title: string;
  participationId: number;
  isOpen: boolean;
  /** There is only room for the icon beside the primary action of the row. */
  isSmall: boolean;
}

/** Id of the button that opens the form of a deadline; the focus returns to it. */
export const extendButtonId = (kind: string): string => `extend-${kind}`;

/** Opens the extension form. */
export const ExtendAction = ({ kind, title, participationId, isOpen, isSmall }: ExtendActionProps) => {
  const { t } = useTranslation('deadlines');
  const { navigation } = usePlatform();
  const common = {
    id: extendButtonId(kind),
    'aria-expanded': isOpen,
    onClick: () => navigation.navigate('deadlines', { id: participationId }, { query: { extend: kind } }),
  };
  if (isSmall) return <IconButton {...common} icon="calendar-plus" label={t('extension.extendOf', { title })} />;
  return (
    <Button {...common} size="sm" icon="calendar-plus">
      {t('extension.extend')}
      <span className="ff-sr-only">: {title}</span>
    </Button>
  );
};
