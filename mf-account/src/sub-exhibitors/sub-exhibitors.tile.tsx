import { TileFacts, TileFigure } from '@fairfront/shared-kit/components/info-tile';
import {
  failsHere,
  defineTile,
  useAccess,
  useParticipation,
  usePlatform,
  useQuery,
  useTranslation,
} from '@fairfront/shared-kit/platform';
import { subExhibitorsQuery } from '../api/sub-exhibitors';

const list = { modal: 'event-modal-subexponent', params: {} } as const;
const steps = { modal: 'event-modal-subexponent', params: { view: 'steps' } } as const;

/** The number of companies on a collective stand, their remaining quota, and a link to their progress. */
const useSubExhibitorsTile = () => {
  const { t } = useTranslation('account');
  const { api } = usePlatform();
  const { id } = useParticipation();
  const { canWrite, role } = useAccess();
  const isInstaller = role === 'installer';
  const { data, isError, refetch } = useQuery({ ...subExhibitorsQuery(api, id), ...failsHere, enabled: !isInstaller });
  // installers may not read the list
  if (isInstaller) return { state: 'ready' as const, body: <p>{t('subs.notForInstaller')}</p> };
  if (!data) {
    return isError ? { state: 'failed' as const, retry: () => void refetch() } : { state: 'loading' as const };
  }
  const pending = data.data.filter(({ invite }) => invite === 'pending').length;
  const { given, available } = data.meta.quota;
  // without companies there is no progress to show, so the invitation form opens first
  const hasSteps = data.data.length > 0;
  const target = hasSteps ? steps : list;
  const without = t(canWrite ? 'team.manage' : 'open');
  return {
    state: 'ready' as const,
    body: (
      <>
        <TileFigure value={data.data.length}>{t('subs.companies', { count: data.data.length })}</TileFigure>
        <TileFacts
          facts={[
            { id: 'given', label: t('subs.given'), value: given },
            { id: 'available', label: t('subs.left'), value: available },
            { id: 'pending', label: t('subs.invites.pending'), value: pending },
          ]}
        />
      </>
    ),
    actions: [{ label: hasSteps ? t('progress.steps') : without, icon: 'chevron-right', target }],
    brief: { figure: data.data.length, note: `${t('subs.given')}: ${given}, ${t('subs.left')}: ${available}`, target },
  };
};

export default defineTile(useSubExhibitorsTile);
