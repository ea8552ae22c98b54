import { useState } from 'react';
import { Button } from '@fairfront/shared-kit/components/button';
import { EmptyState } from '@fairfront/shared-kit/components/empty-state';
import { RouteLink } from '@fairfront/shared-kit/components/link';
import { roleAllows, staffRoles } from '@fairfront/shared-kit/domain/identity/staff-roles';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { ArchivedExhibitions } from '../exhibition/archived-exhibitions';
import { NewExhibition } from '../exhibition/new-exhibition';
import styles from './start.module.css';

/** The desk of a portal without exhibitions: what to do first. */
export const FirstSteps = ({ mayBegin }: { mayBegin: boolean }) => {
  const { t } = useTranslation('desk');
  const [isCreating, setCreating] = useState(false);
  if (!mayBegin) {
    const roles = staffRoles.filter((role) => roleAllows(role, 'set-up', 'write')).map((role) => t(`roles.${role}`));
    return (
      <EmptyState level={1} icon="exhibitions" title={t('firstSteps.nothing')} className={styles.alone}>
        {t('firstSteps.nothingText', { roles: roles.join(', ') })}
      </EmptyState>
    );
  }
  return (
    <section className={styles.page} aria-labelledby="first-steps">
      <h1 id="first-steps" className="ff-h1">
        {t('firstSteps.title')}
      </h1>
      <p className={styles.lead}>{t('firstSteps.lead')}</p>
      <ul className={styles.ways}>
        <li className={styles.way}>
          <h2 className="ff-h4">{t('firstSteps.import.title')}</h2>
          <p className={styles.text}>{t('firstSteps.import.text')}</p>
          <RouteLink to="desk-import" params={{}} variant="primary" className={styles.action}>
            {t('firstSteps.import.action')}
          </RouteLink>
        </li>
        <li className={styles.way}>
          <h2 className="ff-h4">{t('firstSteps.byHand.title')}</h2>
          <p className={styles.text}>{t('firstSteps.byHand.text')}</p>
          <Button variant="secondary" className={styles.action} onClick={() => setCreating(true)}>
            {t('firstSteps.byHand.action')}
          </Button>
        </li>
        <li className={styles.way}>
          <h2 className="ff-h4">{t('firstSteps.copy.title')}</h2>
          <p className={styles.text}>{t('firstSteps.copy.text')}</p>
        </li>
      </ul>
      <div>
        <ArchivedExhibitions />
      </div>
      {isCreating && <NewExhibition from={null} onClose={() => setCreating(false)} />}
    </section>
  );
};
