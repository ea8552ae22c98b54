import { IconButton } from '@fairfront/shared-kit/components/button';
import {
  useOpenModal,
  usePlatform,
  useQuery,
  useTranslation,
  type Participation,
} from '@fairfront/shared-kit/platform';
import { participationsInExhibitionQuery } from '../../session/participations.query';

/** How many participations the user has in an exhibition, for the company switch. */
export const useEventsInExhibition = (exhibitionId: number | undefined): number => {
  const { api } = usePlatform();
  const { data } = useQuery({
    ...participationsInExhibitionQuery(api, exhibitionId ?? 0),
    enabled: exhibitionId !== undefined,
  });
  return data?.meta.total ?? 0;
};

/** Shown only if the user has two or more participations in the exhibition. */
export const ChangeCompany = ({ participation }: { participation: Participation }) => {
  const { t } = useTranslation('shell');
  const open = useOpenModal();
  const count = useEventsInExhibition(participation.exhibition.id);
  if (count < 2) return null;
  return (
    <IconButton icon="swap" label={t('event.changeCompany')} onClick={() => open('event-modal-change-company', {})} />
  );
};
