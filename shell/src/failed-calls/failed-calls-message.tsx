import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { Button, IconButton } from '@fairfront/shared-kit/components/button';
import { Icon } from '@fairfront/shared-kit/components/icon';
import { useQueryClient, useTranslation } from '@fairfront/shared-kit/platform';
import { focusContent } from '../layout/focus-content';
import { openDialog } from '../layout/open-dialog';
import { createFailedCalls } from './failed-calls.model';
import styles from './failed-calls-message.module.css';

/** «Часть данных не загрузилась», with a retry of all calls whose failure no part shows. */
const FailedCallsMessage = () => {
  const { t } = useTranslation('modal');
  const queryClient = useQueryClient();
  const calls = useMemo(() => createFailedCalls(queryClient), [queryClient]);
  const state = useSyncExternalStore(calls.subscribe, calls.state);
  const message = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    if (state !== 'none' || !hadFocus.current) return;
    hadFocus.current = false;
    // the button disappears with the failure: move the focus to the open page or dialog
    const dialog = openDialog('dialog', 'alertdialog');
    if (dialog) dialog.focus({ preventScroll: true });
    else focusContent();
  }, [state]);
  if (state === 'none') return null;
  const act = (action: () => void) => () => {
    hadFocus.current = Boolean(message.current?.contains(document.activeElement));
    action();
  };
  return (
    <div ref={message} className={styles.message}>
      <Icon name="plug" size={20} className={styles.icon} />
      <span className={styles.text}>{t('failedCalls.title')}</span>
      <Button size="sm" icon="refresh" busy={state === 'asking'} onClick={act(calls.retry)}>
        {t('failedCalls.retry')}
      </Button>
      <IconButton icon="cross" label={t('failedCalls.close')} onClick={act(calls.dismiss)} />
    </div>
  );
};

export default FailedCallsMessage;
