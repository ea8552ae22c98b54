import { useRef, useState } from 'react';
import { Button } from '@fairfront/shared-kit/components/button';
import { failsHere, usePlatform, useQuery, useTranslation } from '@fairfront/shared-kit/platform';
import { secondFactorQuery } from './own-access.query';
import { canUsePasskeys } from './passkey-browser';
import { LoadFailure } from './load-failure';
import { PasskeyForm } from './passkey-form';
import { PasskeyRow } from './passkey-row';
import { ProofForm } from './proof-form';
import { useDemandTexts } from './use-demand-texts';
import { usePasskeyChanges } from './use-passkey-changes';
import styles from './own-access.module.css';

/** The user's passkeys, which can be added, renamed and removed. */
export const PasskeysCard = () => {
  const { t } = useTranslation('ownAccess');
  const { api } = usePlatform();
  const { data: factor, isError, isFetching, refetch } = useQuery({ ...secondFactorQuery(api), ...failsHere });
  const { closing } = useDemandTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  /** The passkey that is being renamed, or a new one. */
  const [edited, setEdited] = useState<number | 'new' | null>(null);
  const changes = usePasskeyChanges(() => {
    setEdited(null);
    // the focus was lost with the row or the form of its button
    heading.current?.focus();
  });
  if (!factor) {
    return (
      isError && (
        <section className={styles.card} aria-labelledby="passkeys">
          <h2 id="passkeys" className={styles.cardTitle}>
            {t('passkeys.title')}
          </h2>
          <LoadFailure text={t('passkeys.loadFailed')} busy={isFetching} retry={() => void refetch()} />
        </section>
      )
    );
  }
  const { passkeys, app, since, demands } = factor;
  const isLast = app === null && passkeys.length === 1 && since !== null;
  const canUse = canUsePasskeys();
  return (
    <section className={styles.card} aria-labelledby="passkeys">
      <h2 ref={heading} id="passkeys" tabIndex={-1} className={styles.cardTitle}>
        {t('passkeys.title')} {passkeys.length > 0 && <span className={styles.count}>{passkeys.length}</span>}
      </h2>
      {passkeys.length > 0 && (
        <ul>
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              isEdited={edited === passkey.id}
              changes={changes}
              onEdit={() => setEdited(passkey.id)}
              onCancel={() => setEdited(null)}
              onRemove={() => changes.askAndRemove(passkey, isLast ? closing(demands) : null)}
            />
          ))}
        </ul>
      )}
      {passkeys.length === 0 && canUse && <p className={styles.note}>{t('passkeys.empty')}</p>}
      {!canUse && <p className={styles.note}>{t('passkeys.unsupported')}</p>}
      {changes.mustProve && (
        <div className={styles.body}>
          <ProofForm onProved={changes.onProved} />
        </div>
      )}
      {edited === 'new' && !changes.mustProve && (
        <div className={styles.body}>
          <PasskeyForm
            label={t('passkeys.form')}
            hint={t('passkeys.nameHint')}
            submit={t('passkeys.create')}
            error={changes.nameError}
            busy={changes.isBusy}
            onSubmit={changes.add}
            onCancel={() => setEdited(null)}
          />
        </div>
      )}
      {canUse && edited !== 'new' && (
        <div className={styles.foot}>
          <Button variant="text" size="sm" icon="plus" onClick={() => setEdited('new')}>
            {t('passkeys.add')}
          </Button>
        </div>
      )}
    </section>
  );
};
