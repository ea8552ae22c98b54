import { classNames } from '@fairfront/shared-kit/components/class-names';
import { areServicesShown, membershipOf, type Role } from '@fairfront/shared-kit/model';
import { tileGroups, useTranslation, usePlatform, type Participation, type User } from '@fairfront/shared-kit/platform';
import type { CatalogTile } from '../boot';
import { installationPhase } from './fair-phase.model';
import { HubTile } from './hub-tile';
import { MorePlaces } from './more-places';
import type { ReportTile } from './tile-reports';
import styles from './hub.module.css';

/** The role in which a user sees a participation, as its own user or as one of its organiser's. */
export const roleIn = (participation: Participation, user: User | null): Role | null =>
  (user && membershipOf(user.id, participation)?.role) ?? null;

/**
 * Tiles, checklist entries and commands that a participation can use in this role: what it cannot use is hidden, not
 * disabled (SHELL-132).
 */
export const usableBy = <Part extends Pick<CatalogTile, 'types' | 'exceptRoles' | 'needsServices'>>(
  participation: Participation,
  role: Role | null,
  parts: readonly Part[],
): Part[] =>
  parts.filter(
    ({ types, exceptRoles, needsServices }) =>
      (!types || types.includes(participation.type)) &&
      !(role && exceptRoles?.includes(role)) &&
      (!needsServices || areServicesShown(participation)),
  );

interface TileSectionsProps {
  className?: string | undefined;
  participation: Participation;
  tiles: readonly CatalogTile[];
  report: ReportTile;
}

/** The tiles of all remotes, section by section; order and frames come from the release document alone. */
export const TileSections = ({ className, participation, tiles, report }: TileSectionsProps) => {
  const { t } = useTranslation('hub');
  return (
    <div className={classNames(styles.sections, className)}>
      {tileGroups.map((group) => {
        const inGroup = tiles.filter((tile) => tile.group === group);
        if (inGroup.length === 0) return null;
        return (
          <section key={group} className={styles.section} aria-labelledby={`hub-${group}`}>
            <div className={styles.sectionHead}>
              <h2 id={`hub-${group}`} className={styles.sectionTitle}>
                {t(`groups.${group}`)}
              </h2>
              {group === 'passes' && <InstallationNote participation={participation} />}
            </div>
            <div className={styles.tiles}>
              {inGroup.map((tile) => (
                <HubTile key={tile.id} tile={tile} report={report} />
              ))}
            </div>
          </section>
        );
      })}
      <MorePlaces />
    </div>
  );
};

const InstallationNote = ({ participation }: { participation: Participation }) => {
  const { t } = useTranslation('hub');
  const { now } = usePlatform();
  const phase = installationPhase(participation.exhibition, now());
  if (!phase) return null;
  return (
    <span className={styles.sectionNote}>
      {'starts' in phase ? t('installation.starts', { count: phase.starts }) : t('installation.runs')}
    </span>
  );
};
