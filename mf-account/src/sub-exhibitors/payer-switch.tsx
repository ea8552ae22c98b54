import { useAction } from '@fairfront/shared-kit/api/actions';
import { Switch } from '@fairfront/shared-kit/components/switch';
import { areServicesShown, canAdministerUsers } from '@fairfront/shared-kit/domain/participations';
import {
  useParticipation,
  usePlatform,
  usePlatformState,
  useQueryClient,
  useTranslation,
} from '@fairfront/shared-kit/platform';
import { enterPayerSettings, patchPayerSettings, type PayerSettings } from '../api/participation-settings';
import styles from './sub-exhibitors.module.css';

/**
 * Whether the companies on the stand may order services at the organiser's expense. Administrators change it; all users of
 * the organiser see it, updated at once in every open tab.
 */
export const PayerSwitch = () => {
  const { t } = useTranslation('account');
  const { api } = usePlatform();
  const { user } = usePlatformState();
  const participation = useParticipation();
  const queryClient = useQueryClient();
  const { id, pays_for_subs } = participation;
  const store = useAction<boolean, PayerSettings>({
    namespace: 'account',
    run: (pays) => patchPayerSettings(api, id, { pays_for_subs: pays }),
    onDone: (settings) => enterPayerSettings(queryClient, id, settings),
    announce: ({ pays_for_subs: pays }) => t(pays ? 'subs.payerOn' : 'subs.payerOff'),
  });
  if (!areServicesShown(participation)) return null;
  const mayChange = user !== null && canAdministerUsers(user.id, participation);
  return (
    <div className={styles.payer}>
      <Switch
        checked={pays_for_subs}
        busy={store.isBusy()}
        hint={t('subs.payerHint')}
        {...(mayChange ? {} : { disabledReason: t('subs.payerAsk') })}
        onChange={(pays) => void store.run(pays)}
      >
        {t('subs.payer')}
      </Switch>
    </div>
  );
};
