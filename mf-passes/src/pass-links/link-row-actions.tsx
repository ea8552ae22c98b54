import { Button, IconButton } from '@fairfront/shared-kit/components/button';
import { formatDeadline } from '@fairfront/shared-kit/platform/formats';
import {
  useLocale,
  useNow,
  useParticipation,
  usePlatform,
  useTranslation,
  type PassLink,
} from '@fairfront/shared-kit/platform';
import { isLinkOpen, zoneOf } from '@fairfront/shared-kit/domain/passes';
import styles from './pass-links.module.css';
import type { LinkActions } from './use-link-actions';

interface LinkRowActionsProps {
  link: PassLink;
  actions: LinkActions;
  /** Without write access, only the link to the pass is shown. */
  canWrite: boolean;
  canRenew: boolean;
}

/** The actions on a link in its state. */
export const LinkRowActions = ({ link, actions, canWrite, canRenew }: LinkRowActionsProps) => {
  const { t } = useTranslation('passes');
  const { modals } = usePlatform();
  const locale = useLocale();
  const now = useNow();
  const zone = zoneOf(useParticipation());
  const name = actions.nameOf(link);

  if (link.state === 'filled') {
    const pass = link.pass_id;
    if (pass === null) return null;
    return (
      <Button
        variant="text"
        size="sm"
        aria-label={t('passLinks.toPassOf', { name })}
        onClick={() =>
          modals.open('event-modal-detail-pass', { pass: String(pass), from: 'event-modal-participant-passes' })
        }
      >
        {t('passLinks.toPass')}
      </Button>
    );
  }
  if (!canWrite) return null;
  if (!isLinkOpen(link.state)) {
    return canRenew ? (
      <Button
        variant="text"
        size="sm"
        busy={actions.isBusy(link, 'renew')}
        aria-label={t('passLinks.renewOf', { name })}
        onClick={() => actions.renew(link)}
      >
        {t('passLinks.renew')}
      </Button>
    ) : null;
  }
  const from = link.remind_from === null ? null : Date.parse(link.remind_from);
  const tooEarly =
    from !== null && from > now
      ? t('passLinks.remindFrom', { date: formatDeadline(from, locale, { now, zone }) })
      : undefined;
  return (
    <span className={styles.actions}>
      {from !== null && (
        <Button
          size="sm"
          busy={actions.isBusy(link, 'remind')}
          aria-label={t('passLinks.remindOf', { name })}
          {...(tooEarly === undefined ? {} : { disabledReason: tooEarly })}
          onClick={() => actions.remind(link)}
        >
          {t('passLinks.remind')}
        </Button>
      )}
      <IconButton
        icon="copy"
        label={t('passLinks.copy', { name })}
        busy={actions.isBusy(link, 'copy')}
        onClick={() => actions.copy(link)}
      />
      <IconButton
        icon="cross"
        label={t('passLinks.revoke', { name })}
        busy={actions.isBusy(link, 'revoke')}
        onClick={() => actions.revoke(link)}
      />
    </span>
  );
};
