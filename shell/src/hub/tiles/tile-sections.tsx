import type { ReactNode } from 'react';
import { classNames } from '@fairfront/shared-kit/components/class-names';
import { useNarrow } from '@fairfront/shared-kit/components/viewport';
import {
  tileGroups,
  useTranslation,
  usePlatform,
  type ChecklistPlace,
  type Participation,
  type TileGroup,
} from '@fairfront/shared-kit/platform';
import type { CatalogTile } from '../../boot';
import { installationPhase } from '../../exhibition/exhibition-phase.model';
import { HubTile } from './hub-tile';
import { MorePlaces } from '../about/more-places';
import type { ReportTile } from './use-reports';
import { tileSpans } from './tile-spans.model';
import styles from '../hub.module.css';

interface TileSectionsProps {
  className?: string | undefined;
  participation: Participation;
  tiles: readonly CatalogTile[];
  report: ReportTile;
  /** Exhibition information: before the sections, on a phone after them. */
  info: ReactNode;
  /** Places in which remotes have content now. */
  places?: readonly ChecklistPlace[];
  /** Documents before passes: that is what users look for after the exhibition. */
  isArchive?: boolean;
}

interface TileSection {
  name: TileGroup | 'standAndCatalogue';
  groups: readonly TileGroup[];
}

const wideSections: readonly TileSection[] = tileGroups.map((group) => ({ name: group, groups: [group] }));
/** On a phone two short sections are one (mock-up y4). */
const narrowSections: readonly TileSection[] = wideSections.flatMap((section) => {
  if (section.name === 'stand') return [{ name: 'standAndCatalogue', groups: ['stand', 'catalogue'] }];
  return section.name === 'catalogue' ? [] : [section];
});

/** The tiles of all remotes by section; order and frames come from the release document alone. */
export const TileSections = ({
  className,
  participation,
  tiles,
  report,
  info,
  places = [],
  isArchive = false,
}: TileSectionsProps) => {
  const { t } = useTranslation('hub');
  const isNarrow = useNarrow();
  const inOrder = isNarrow ? narrowSections : wideSections;
  const sections = isArchive ? inOrder.toReversed() : inOrder;
  return (
    <div className={classNames(styles.sections, className)}>
      {!isNarrow && info}
      {sections.map(({ name, groups }) => {
        const inGroup = groups.flatMap((group) => tiles.filter((tile) => tile.group === group));
        const [first] = inGroup;
        if (!first) return null;
        const spans = tileSpans(inGroup.map(({ width }) => width));
        const title = inGroup.every(({ group }) => group === first.group) ? first.group : name;
        return (
          <section key={name} className={styles.section} aria-labelledby={`hub-${name}`}>
            <div className={styles.sectionHead}>
              <h2 id={`hub-${name}`} className={styles.sectionTitle}>
                {t(`groups.${title}`)}
              </h2>
              {!isArchive && inGroup.some(({ sectionDate }) => sectionDate === 'installation') && (
                <InstallationNote participation={participation} />
              )}
            </div>
            <div className={styles.tiles}>
              {inGroup.map((tile, index) => (
                <HubTile key={tile.id} tile={tile} span={spans[index] ?? tile.width} report={report} />
              ))}
            </div>
          </section>
        );
      })}
      {isNarrow && info}
      <MorePlaces places={places} />
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
