import { HistoryPanel, type HistoryEntry } from '@fairfront/shared-kit/components/history-panel';
import type { IconName } from '@fairfront/shared-kit/components/icon';
import { Select } from '@fairfront/shared-kit/components/select';
import { formatDateTime } from '@fairfront/shared-kit/platform/formats';
import { useLocale, useTranslation } from '@fairfront/shared-kit/platform';
import { useState } from 'react';
import {
  changesBetween,
  editSessionKind,
  type EditSession,
  type EditSessionKind,
} from '@fairfront/shared-kit/domain/catalogue/version-changes';
import { stepOfField } from '@fairfront/shared-kit/domain/catalogue/wire-fields';
import type { OrderPlace } from '../context/order-place';
import { Heading } from '../context/heading';
import styles from './versions.module.css';
import { VersionChangesList } from './version-changes-list';

/** An editing session in the API format. */
export interface HistorySession extends EditSession {
  /** Null for the organiser's staff and for users outside this participation. */
  user: { id: number; name: string } | null;
  ended_at: string;
}

interface HistoryVersionsProps {
  /** Newest first. */
  sessions: readonly HistorySession[];
  onShow?: ((place: OrderPlace) => void) | undefined;
}

const variants: Record<EditSessionKind, { icon: IconName; tone?: HistoryEntry['tone'] & string }> = {
  draft: { icon: 'pen' },
  edited: { icon: 'pen' },
  returned: { icon: 'undo', tone: 'warning' },
  sent: { icon: 'send', tone: 'info' },
  moderation: { icon: 'eye', tone: 'info' },
  confirmed: { icon: 'check-circle', tone: 'success' },
};

/** The versions by person and editing session, newest first, and the differences between two of them. */
export const HistoryVersions = ({ sessions, onShow }: HistoryVersionsProps) => {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const [chosen, setChosen] = useState<{ later: number | null; earlier: number | null }>({
    later: null,
    earlier: null,
  });
  const kinds = sessions.map((session, index) => editSessionKind(session, sessions[index + 1]));
  const titleOf = (index: number): string => t(`versions.kind.${kinds[index]}`, { version: sessions[index]?.version });
  const who = ({ user, by_staff }: HistorySession): string =>
    user?.name || t(by_staff ? 'versions.organizer' : 'versions.somebody');

  // a selected version stays while newer ones arrive
  const laterAt = Math.max(
    0,
    sessions.findIndex(({ version }) => version === chosen.later),
  );
  const earlierFound = sessions.findIndex(({ version }) => version === chosen.earlier);
  const later = sessions[laterAt];
  const changesSince = (index: number) =>
    later ? changesBetween(sessions, sessions[index]?.version ?? 0, later.version) : [];
  const earlierOnes = [...sessions.keys(), sessions.length].filter((index) => index > laterAt);
  // a return or a decision changes no field, so the comparison starts with the newest version that differs
  const differing = earlierOnes.find((index) => changesSince(index).length > 0);
  const earlierAt = earlierFound > laterAt ? earlierFound : (differing ?? sessions.length);
  const changes = changesSince(earlierAt);
  const optionOf = (index: number) => {
    const session = sessions[index];
    // in the browser's time zone, like the list above
    const at = session ? formatDateTime(session.ended_at, locale) : '';
    return { value: session?.version ?? 0, label: session ? `${titleOf(index)}, ${at}` : t('versions.nothing') };
  };
  const all = [...sessions.keys()];
  return (
    <>
      <HistoryPanel
        entries={sessions.map((session, index) => {
          const count = changesBetween(sessions, sessions[index + 1]?.version ?? 0, session.version).length;
          return {
            id: session.version,
            ...variants[kinds[index] ?? 'draft'],
            title: titleOf(index),
            detail: count > 0 ? t('versions.fields', { count }) : undefined,
            by: who(session),
            at: session.ended_at,
          };
        })}
      />
      <section aria-labelledby="catalogue-history-changes" className={styles.part}>
        <Heading level={4} id="catalogue-history-changes" className="ff-h4">
          {t('versions.differences', { count: changes.length })}
        </Heading>
        <div className={styles.versions}>
          <Select<number>
            label={t('versions.later')}
            size="sm"
            value={later?.version ?? null}
            onChange={(version) => setChosen({ ...chosen, later: version })}
            options={all.map(optionOf)}
          />
          <Select<number>
            label={t('versions.earlier')}
            size="sm"
            value={sessions[earlierAt]?.version ?? 0}
            onChange={(version) => setChosen({ later: later?.version ?? null, earlier: version })}
            options={earlierOnes.map(optionOf)}
          />
        </div>
        {changes.length === 0 ? (
          <p className={styles.none}>{t('versions.same')}</p>
        ) : (
          <VersionChangesList
            changes={changes}
            onShow={
              onShow &&
              ((field) => {
                const step = stepOfField(field);
                if (step !== null) onShow({ step, field });
              })
            }
          />
        )}
      </section>
    </>
  );
};
