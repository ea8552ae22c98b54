import { useTranslation } from '@fairfront/shared-kit/platform';
import { useWizard } from '../context/wizard-context';
import styles from './preview.module.css';

type LinkField = 'packagePlacementLogoLink' | 'graphicFilesLink' | 'adVideoFilesLink';

const labels = {
  packagePlacementLogoLink: 'packages.logoLink',
  graphicFilesLink: 'ads.graphicFilesLink',
  adVideoFilesLink: 'ads.adVideoFilesLink',
} as const;

/** The entered links, or that nothing is selected when there are no lines either. */
export const LinkSummary = ({ links, isEmpty }: { links: readonly LinkField[]; isEmpty: boolean }) => {
  const { t } = useTranslation('catalog');
  const { draft } = useWizard();
  const given = links.filter((link) => draft[link].trim());
  if (given.length === 0) return isEmpty ? <p className={styles.more}>{t('service.none')}</p> : null;
  return (
    <div className={styles.words}>
      {given.map((link) => (
        <p key={link} className={styles.more}>{`${t(labels[link])}: ${draft[link]}`}</p>
      ))}
    </div>
  );
};
