import { ErrorFallback } from '@fairfront/shared-kit/components/error-fallback';
import { useNavigateTo, usePlatform, usePlatformState, useTranslation } from '@fairfront/shared-kit/platform';
import { focusContent } from '../focus-content';

interface SectionErrorProps {
  retry: () => void;
  retrying?: boolean;
  code?: string;
}

/** A page whose part failed to load: what still works, retry, back link and a code to read out by phone. */
export const SectionError = ({ retry, retrying, code }: SectionErrorProps) => {
  const { t } = useTranslation('shell');
  const { config } = usePlatform();
  const { route, user } = usePlatformState();
  const navigate = useNavigateTo();
  const id = route.params['id'];
  const isInEvent = id !== undefined && route.name !== 'participant';
  const goBack = () => (isInEvent ? navigate('participant', { id: Number(id) }) : navigate('home', {}));
  return (
    <ErrorFallback
      variant="page"
      onRetry={() => {
        // the button disappears with the failure: keep the focus in the content
        focusContent();
        retry();
      }}
      retrying={retrying}
      onBack={user ? goBack : undefined}
      backLabel={isInEvent ? t('preparation.back') : t('preparation.home')}
      code={code}
      phone={config.contacts.phone}
    />
  );
};
