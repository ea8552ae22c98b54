import { classNames } from '@fairfront/shared-kit/components/class-names';
import { Icon } from '@fairfront/shared-kit/components/icon';
import { formatProsePeriod } from '@fairfront/shared-kit/platform/formats';
import { textOf } from '@fairfront/shared-kit/domain/common';
import {
  failsHere,
  useLocale,
  useParticipation,
  usePlatform,
  useQuery,
  useTranslation,
  type ParticipationListItem,
} from '@fairfront/shared-kit/platform';
import type { Preparation } from '@fairfront/shared-kit/api';
import { preparationsQuery } from '../../deadlines/preparation.query';
import { participationsQuery } from '../../session/participations.query';
import { TargetLink } from '../../routing/target-link';
import rail from '../rail.module.css';
import styles from './archive.module.css';

/** Roles that may issue passes in the next exhibition. */
const writers: readonly ParticipationListItem['role'][] = ['supervisor', 'admin', 'edit'];

/** The user's other exhibitions for the same company, nearest first. */
const nextExhibitions = (items: readonly ParticipationListItem[], companyId: number): ParticipationListItem[] =>
  items
    .filter(({ company, role }) => company.id === companyId && writers.includes(role))
    .sort((one, other) => (one.exhibition.started_at < other.exhibition.started_at ? -1 : 1));

/** Passes for people can still be issued: their deadline is in the future. */
const takesPeople = ({ deadlines }: Pick<Preparation, 'deadlines'>): boolean =>
  deadlines.some(
    ({ kind, is_passed }) => (kind === 'participant-passes' || kind === 'installation-passes') && !is_passed,
  );

/** What can still be done with a past exhibition: copy its people and vehicles to the next one. */
export const ArchiveRail = () => {
  const { t } = useTranslation('hub');
  const { api, now } = usePlatform();
  const { company } = useParticipation();
  const locale = useLocale();
  const { data } = useQuery({ ...participationsQuery(api, { archive: '0', page: 1 }), ...failsHere });
  const own = nextExhibitions(data?.data ?? [], company.id);
  const ids = own.map(({ id }) => id);
  const { data: preparations } = useQuery({ ...preparationsQuery(api, ids), ...failsHere });
  const next = own.filter(({ id }) => {
    const preparation = preparations?.get(id);
    return preparation !== undefined && takesPeople(preparation);
  });
  if (next.length === 0) return null;
  return (
    <section className={classNames(rail.card, styles.copyFromPrevious)} aria-labelledby="hub-copy-from-previous">
      <h2 id="hub-copy-from-previous" className={rail.title}>
        {t('archive.copyFromPrevious')}
      </h2>
      <p className={styles.what}>{t('archive.copyFromPreviousWhat')}</p>
      <ul className={rail.items}>
        {next.map(({ id, exhibition }) => (
          <li key={id} className={rail.entry}>
            <TargetLink
              variant="quiet"
              className={rail.item}
              target={{
                route: 'participant',
                params: { id },
                query: { modal: 'event-modal-take-over-passes', kind: 'participant' },
              }}
            >
              <Icon name="copy" size={20} className={rail.neutral} />
              <span className={rail.words}>
                <b className={rail.what}>{textOf(exhibition, 'title', locale)}</b>
                <span className={rail.detail}>
                  {formatProsePeriod(exhibition.started_at, exhibition.ended_at, locale, { now: now() })}
                </span>
              </span>
              <Icon name="chevron-right" size={16} className={rail.go} />
            </TargetLink>
          </li>
        ))}
      </ul>
    </section>
  );
};
