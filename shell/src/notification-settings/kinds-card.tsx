import type { NotificationSettingsResponse } from '@fairfront/shared-kit/api';
import { Icon } from '@fairfront/shared-kit/components/icon';
import { SegmentedControl } from '@fairfront/shared-kit/components/segmented-control';
import { CountBadge } from '@fairfront/shared-kit/components/count-badge';
import { Select } from '@fairfront/shared-kit/components/select';
import { useNarrow } from '@fairfront/shared-kit/components/viewport';
import { textOf } from '@fairfront/shared-kit/domain/common';
import {
  choiceOf,
  differencesOf,
  isNotificationKind,
  notificationKinds,
  type KindChoice,
  type NotificationKind,
} from '@fairfront/shared-kit/domain/identity/notifications';
import { useLocale, useTranslation } from '@fairfront/shared-kit/platform';
import { KindEntry, KindRow, type KindProps } from './kind-row';
import styles from './kinds.module.css';
import { useEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls to the row of a kind and focuses its control, once: the link of an e-mail opens the setting itself. A mandatory row has no control and gets the focus itself.
 * @returns ref of the container of the rows, which have `data-kind`
 */
const useOpenedKind = (kind: NotificationKind | null): RefObject<HTMLElement | null> => {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    const row = kind === null ? null : card.current?.querySelector<HTMLElement>(`[data-kind="${kind}"]`);
    if (!row) return;
    const control = row.querySelector<HTMLElement>('input:checked, input, button') ?? row;
    control.focus({ preventScroll: true });
    row.scrollIntoView({ block: 'center' });
  }, [kind]);
  return card;
};

type Exhibition = NotificationSettingsResponse['exhibitions'][number];

interface KindsCardProps {
  settings: NotificationSettingsResponse;
  /** Null for the general settings. */
  exhibition: Exhibition | null;
  /** The kind in the address, from the link of an e-mail. */
  opened: string | null;
  onScope: (exhibitionId: number | null) => void;
  onChoose: (kind: NotificationKind, choice: KindChoice | null, exhibitionId: number | null) => void;
}

/** All kinds, for all exhibitions or one of them: a table, or a list on a phone. */
export const KindsCard = ({ settings, exhibition, opened, onScope, onChoose }: KindsCardProps) => {
  const { t } = useTranslation('notificationSettings');
  const isNarrow = useNarrow();
  const card = useOpenedKind(opened !== null && isNotificationKind(opened) ? opened : null);
  const id = exhibition?.id ?? null;
  const propsOf = (kind: NotificationKind): KindProps => {
    const general = choiceOf(kind, settings.choices);
    const choice = choiceOf(kind, settings.choices, exhibition?.choices);
    const isSame = (one: KindChoice) => one.portal === general.portal && one.mail === general.mail;
    return {
      kind,
      choice,
      isOpened: kind === opened,
      differs: !isSame(choice),
      hasEmails: settings.mail,
      hasDaily: settings.schedule.daily.is_on,
      // a choice equal to the general one follows the general setting from then on
      onChoose: (next) => onChoose(kind, id !== null && isSame(next) ? null : next, id),
      onInherit: () => onChoose(kind, null, id),
    };
  };
  return (
    <section ref={card} className={styles.kinds} aria-label={t('table')}>
      {settings.exhibitions.length > 0 && (
        <Scope settings={settings} exhibition={exhibition} isNarrow={isNarrow} onScope={onScope} />
      )}
      {isNarrow ? (
        <ul>
          {notificationKinds.map((kind) => (
            <KindEntry key={kind} {...propsOf(kind)} />
          ))}
        </ul>
      ) : (
        <table className={styles.table}>
          <colgroup>
            <col />
            <col span={4} className={styles.narrow} />
          </colgroup>
          <thead>
            <tr>
              <td colSpan={2} />
              <th colSpan={3} scope="colgroup" className={styles.group}>
                {t('mailTo', { email: settings.email })}
              </th>
            </tr>
            <tr>
              <th scope="col" className={styles.about}>
                {t('about')}
              </th>
              <th scope="col" className={styles.column}>
                {t('portal')}
              </th>
              {(['now', 'daily', 'none'] as const).map((timing) => (
                <th key={timing} scope="col" className={styles.column}>
                  {t(`timing.${timing}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {notificationKinds.map((kind) => (
              <KindRow key={kind} {...propsOf(kind)} />
            ))}
          </tbody>
        </table>
      )}
      <p className={styles.newDevice}>
        <Icon name="lock" size={16} className={styles.newDeviceIcon} />
        {t('newDevice')}
      </p>
    </section>
  );
};

/** More exhibitions are shown in a select. */
const mostSegments = 4;

const Scope = ({
  settings,
  exhibition,
  isNarrow,
  onScope,
}: Pick<KindsCardProps, 'settings' | 'exhibition' | 'onScope'> & { isNarrow: boolean }) => {
  const { t } = useTranslation('notificationSettings');
  const locale = useLocale();
  const value = String(exhibition?.id ?? '');
  const scopes = [
    { value: '', label: t('all'), count: 0 },
    ...settings.exhibitions.map((one) => ({
      value: String(one.id),
      label: textOf(one, 'title', locale),
      count: differencesOf(settings.choices, one.choices),
    })),
  ];
  const choose = (next: string) => onScope(next === '' ? null : Number(next));
  if (isNarrow || scopes.length > mostSegments) {
    return (
      <div className={styles.scope}>
        <Select
          label={t('scope')}
          className={styles.scopeSelect}
          value={value}
          onChange={choose}
          options={scopes.map(({ count, ...scope }) => ({
            ...scope,
            label: count > 0 ? `${scope.label}: ${t('differ', { count })}` : scope.label,
          }))}
        />
      </div>
    );
  }
  return (
    <div className={styles.scope}>
      <SegmentedControl
        label={t('scope')}
        value={value}
        onChange={choose}
        segments={scopes.map(({ count, ...scope }) => ({
          ...scope,
          end: count > 0 ? <CountBadge count={count} label={t('differ', { count })} /> : undefined,
        }))}
      />
      {scopes.some(({ count }) => count > 0) && <p className={styles.caption}>{t('differences')}</p>}
    </div>
  );
};
