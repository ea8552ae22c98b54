import type { IconName } from '@fairfront/shared-kit/components/icon';
import { StatusBadge, type StatusTone } from '@fairfront/shared-kit/components/status-badge';
import { useTranslation } from '@fairfront/shared-kit/platform';
import type { PublicationStatus, PublicationType } from '@fairfront/shared-kit/domain/account';

const variants: Record<PublicationStatus, { tone: StatusTone; icon: IconName }> = {
  new: { tone: 'info', icon: 'clock' },
  in_work: { tone: 'info', icon: 'half-circle' },
  rejected: { tone: 'danger', icon: 'cross-circle' },
  posted: { tone: 'success', icon: 'check-circle' },
};

/** The icon of a publication type. */
export const publicationIcons = { product: 'box', news: 'megaphone' } as const satisfies Record<
  PublicationType,
  IconName
>;

/** The status of a request as icon and text. */
export const PublicationBadge = ({ status }: { status: PublicationStatus }) => {
  const { t } = useTranslation('account');
  return <StatusBadge {...variants[status]}>{t(`publications.status.${status}`)}</StatusBadge>;
};
