import {
  defineCommands,
  useParticipation,
  usePlatform,
  useQuery,
  useTranslation,
  type CommandContent,
} from '@fairfront/shared-kit/platform';
import { carPassListQuery } from '../api/car-passes';
import { personalPassListQuery } from '../api/personal-passes';
import { passSorts, type PassStatus } from '@fairfront/shared-kit/domain/passes';

/** Palette commands for the three dialogs with their pass counts, highlighting rejected passes. A failed list has no count. */
const usePassPlaces = (): CommandContent => {
  const { t } = useTranslation('passes');
  const { api } = usePlatform();
  const { id } = useParticipation();
  const [sort] = passSorts;
  const people = useQuery(personalPassListQuery(api, id, { kind: 'participant', page: 1, sort }));
  const builders = useQuery(personalPassListQuery(api, id, { kind: 'installation', page: 1, sort }));
  const cars = useQuery(carPassListQuery(api, id, 1));
  const stateOf = (meta: { quota: { count: number }; status_counts: Record<PassStatus, number> } | undefined) => {
    if (!meta) return {};
    const { rejected } = meta.status_counts;
    return rejected > 0
      ? { badge: { label: t('commands.rejected', { count: rejected }), tone: 'danger' as const } }
      : { count: meta.quota.count };
  };
  return {
    state: 'ready',
    commands: [
      {
        id: 'participant',
        icon: 'badge',
        title: t('participant.title'),
        keywords: [t('commands.words.participant')],
        action: { modal: 'event-modal-participant-passes', params: {} },
        ...stateOf(people.data?.meta),
      },
      {
        id: 'installation',
        icon: 'wrench',
        title: t('installation.title'),
        keywords: [t('commands.words.installation')],
        action: { modal: 'event-modal-montage-passes', params: {} },
        ...stateOf(builders.data?.meta),
      },
      {
        id: 'car',
        icon: 'truck',
        title: t('car.title'),
        keywords: [t('commands.words.car')],
        action: { modal: 'event-modal-auto-passes', params: {} },
        ...stateOf(cars.data?.meta),
      },
    ],
  };
};

export default defineCommands(usePassPlaces);
