import { IconButton } from '@fairfront/shared-kit/components/button';
import { queryKeys } from '@fairfront/shared-kit/api';
import {
  useOpenModal,
  usePlatform,
  useQuery,
  useTranslation,
  type Participation,
} from '@fairfront/shared-kit/platform';

/** How many events the user has in an exhibition, for the way to another company. */
export const useEventsInExhibition = (exhibitionId: number | undefined): number => {
  const { api } = usePlatform();
  const filters = { exhibition_id: exhibitionId ?? 0 };
  const { data } = useQuery({
    queryKey: queryKeys.participations.list(filters),
    queryFn: ({ signal }) => api.get('/participants', { params: { query: filters }, signal }),
    enabled: exhibitionId !== undefined,
    staleTime: Infinity,
  });
  return data?.meta.total ?? 0;
};

/** Stands only where the user has two or more events in the exhibition (SHELL-132). */
export const ChangeCompany = ({ participation }: { participation: Participation }) => {
  const { t } = useTranslation('shell');
  const open = useOpenModal();
  const count = useEventsInExhibition(participation.exhibition.id);
  if (count < 2) return null;
  return (
    <IconButton icon="swap" label={t('event.changeCompany')} onClick={() => open('event-modal-change-company', {})} />
  );
};
