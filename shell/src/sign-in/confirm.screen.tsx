import { useEffect, useRef, useState } from 'react';
import { errorText } from '@fairfront/shared-kit/api';
import { Icon } from '@fairfront/shared-kit/components/icon';
import { RouteLink } from '@fairfront/shared-kit/components/link';
import { Notice } from '@fairfront/shared-kit/components/notice';
import { usePlatform, useRouteParams, useTranslation } from '@fairfront/shared-kit/platform';
import styles from './sign-in.module.css';

type State = { step: 'waiting' } | { step: 'confirmed' } | { step: 'failed'; error: unknown };

/** `/confirm-registration/:id/:token`: makes one call on opening and shows its outcome. */
const ConfirmScreen = () => {
  const { t } = useTranslation('access');
  const { api } = usePlatform();
  const { id, token } = useRouteParams('confirm-registration');
  const [state, setState] = useState<State>({ step: 'waiting' });
  const isCalled = useRef(false);
  useEffect(() => {
    if (isCalled.current) return;
    isCalled.current = true;
    api.get('/auth/verify-email/{id}/{hash}', { params: { path: { id: Number(id), hash: token } } }).then(
      () => setState({ step: 'confirmed' }),
      (error: unknown) => setState({ step: 'failed', error }),
    );
  }, [api, id, token]);

  const codes = {
    user_not_found: t('confirm.userNotFound'),
    wrong_code: t('confirm.wrongCode'),
    server_error: t('confirm.serverError'),
  };
  return (
    <div className={styles.form}>
      <h1 className={styles.title}>{t('confirm.title')}</h1>
      {state.step === 'waiting' && (
        <p className={styles.waiting} role="status">
          <Icon name="refresh" spinning />
          {t('confirm.waiting')}
        </p>
      )}
      {state.step === 'confirmed' && <Notice tone="success" live="polite" title={t('confirm.done')} />}
      {state.step === 'failed' && (
        <Notice tone="danger" live="assertive" title={errorText(state.error, t, { codes, anyStatus: true })} />
      )}
      {state.step !== 'waiting' && (
        <RouteLink to="login" params={{}} variant="primary" size="lg" wide>
          {t('toSignIn')}
        </RouteLink>
      )}
    </div>
  );
};

export default ConfirmScreen;
