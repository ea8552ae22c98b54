import { useState } from 'react';
import { IconButton } from '@fairfront/shared-kit/components/button';
import { Menu } from '@fairfront/shared-kit/components/menu';
import { formatProseDate, formatTime } from '@fairfront/shared-kit/platform/formats';
import { useLocale, usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import { snoozeOffers } from '@fairfront/shared-kit/domain/account/snooze';

interface SnoozeMenuProps {
  title: string;
  /** The deadline that the notification is about, ms since the epoch. */
  deadline: number | null;
  onSnooze: (until: number) => void;
  /** Called when the user wants to enter another time. */
  onPick: () => void;
}

/** The snooze options, each with its time (mock-up y10b). */
const SnoozeMenu = ({ title, deadline, onSnooze, onPick }: SnoozeMenuProps) => {
  const { t } = useTranslation('account');
  const { now } = usePlatform();
  const locale = useLocale();
  // the options are computed at the press
  const [pressedAt, setPressedAt] = useState(now);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const label = t('notifications.snooze.label', { title });
  const timeOf = (until: number) => {
    const instant = new Date(until).toISOString();
    return `${formatProseDate(instant, locale, { now: pressedAt })}, ${formatTime(instant)}`;
  };
  return (
    <Menu
      label={`${t('notifications.snooze.menu')}: ${title}`}
      items={[
        ...snoozeOffers(pressedAt, zone, deadline).map(({ name, until }) => ({
          id: name,
          label: t(`notifications.snooze.${name}`),
          detail: timeOf(until),
          onSelect: () => onSnooze(until),
        })),
        { id: 'pick', label: t('notifications.snooze.pick'), onSelect: onPick },
      ]}
      trigger={({ onClick, ...props }) => (
        <IconButton
          {...props}
          icon="clock"
          label={label}
          onClick={() => {
            setPressedAt(now());
            onClick();
          }}
        />
      )}
    />
  );
};

export default SnoozeMenu;
