import { classNames } from '@fairfront/shared-kit/components/class-names';
import { Icon } from '@fairfront/shared-kit/components/icon';
import { formatProsePeriod, textOf } from '@fairfront/shared-kit/formats';
import {
  failsHere,
  useLocale,
  useParticipant,
  usePlatform,
  useQuery,
  useTranslation,
  type ParticipationListItem,
} from '@fairfront/shared-kit/platform';
import { participationsQuery } from '../home/participations.query';
import { deadlinesAhead } from './deadlines.model';
import { TargetLink } from './target-link';
import rail from './rail.module.css';
import styles from './archive.module.css';

/** Roles that may issue passes in the exhibition to come. */
const writers: readonly ParticipationListItem['role'][] = ['supervisor', 'admin', 'edit'];

/** Where this user can still issue passes for the same company, the nearest exhibition first. */
export const nextExhibitions = (
  items: readonly ParticipationListItem[],
  companyId: number,
  now: number,
): ParticipationListItem[] =>
  items
    .filter(({ company, role, type, exhibition }) => {
      const isOwn = company.id === companyId && writers.includes(role);
      const ahead = deadlinesAhead(exhibition, type, now).map(({ id }) => id);
      const isOpen =
        (ahead.includes('passes') && !exhibition.create_personal_pass_disabled) ||
        (ahead.includes('installation') && !exhibition.create_install_pass_disabled);
      return isOwn && isOpen;
    })
    .sort((one, other) => (one.exhibition.started_at < other.exhibition.started_at ? -1 : 1));

/** What can still be done with an exhibition that is over: its people and vehicles come along to the next one (SHELL-387). */
export const ArchiveRail = () => {
  const { t } = useTranslation('hub');
  const { api, now } = usePlatform();
  const { company } = useParticipant();
  const locale = useLocale();
  const { data } = useQuery({ ...participationsQuery(api, { archive: '0', page: 1 }), ...failsHere });
  const next = data ? nextExhibitions(data.data, company.id, now()) : [];
  if (next.length === 0) return null;
  return (
    <section className={classNames(rail.card, styles.takeOver)} aria-labelledby="hub-take-over">
      <h2 id="hub-take-over" className={rail.title}>
        {t('archive.takeOver')}
      </h2>
      <p className={styles.what}>{t('archive.takeOverWhat')}</p>
      <ul className={rail.items}>
        {next.map(({ id, exhibition }) => (
          <li key={id} className={rail.entry}>
            <TargetLink
              look="quiet"
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
