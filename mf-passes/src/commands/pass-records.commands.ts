import {
  defineCommands,
  useParticipation,
  usePlatform,
  useQuery,
  useTranslation,
  type CarPass,
  type Command,
  type CommandContent,
  type PersonalPass,
} from '@fairfront/shared-kit/platform';
import { newestCarPassesQuery } from '../api/car-passes';
import { newestPersonalPassesQuery } from '../api/personal-passes';
import type { PersonalKind } from '../api/list-pages';
import { personalPassModals } from '../context/personal-pass-modals';
import { usePassLabels } from '../context/use-pass-context';

/** The minimum query length for people and vehicles. */
const fewestLetters = 2;

/**
 * Finds people and vehicles by name, plate, company or barcode, with the status of their pass, in the newest hundred of each
 * list.
 */
const usePassRecords = (search: string): CommandContent => {
  const { t } = useTranslation('passes');
  const { api } = usePlatform();
  const { id } = useParticipation();
  const { statusOf } = usePassLabels();
  const enabled = search.length >= fewestLetters;
  const people = useQuery({ ...newestPersonalPassesQuery(api, id, 'participant'), enabled });
  const builders = useQuery({ ...newestPersonalPassesQuery(api, id, 'installation'), enabled });
  const cars = useQuery({ ...newestCarPassesQuery(api, id), enabled });

  const person =
    (kind: PersonalKind) =>
    ({ id: passId, lastname, name, middlename, company_name, status }: PersonalPass): Command => ({
      id: `pass-${passId}`,
      icon: 'user',
      title: [lastname, name, middlename].filter(Boolean).join(' '),
      detail: t(`commands.record.${kind}`, { status: statusOf(kind, status).toLocaleLowerCase() }),
      keywords: [company_name ?? ''],
      action: { modal: 'event-modal-detail-pass', params: { pass: String(passId), from: personalPassModals[kind] } },
    });
  const car = ({ id: passId, car_number, trailer_number, status, comment, lastname, barcode }: CarPass): Command => ({
    id: `car-${passId}`,
    title: car_number,
    detail: t('commands.record.car', {
      status: [statusOf('car', status).toLocaleLowerCase(), status === 'rejected' && comment]
        .filter(Boolean)
        .join(': '),
    }),
    keywords: [trailer_number ?? '', lastname, barcode],
    action: { modal: 'event-modal-auto-passes', params: { pass: String(passId) } },
  });

  const lists = [people, builders, cars];
  if (!enabled) return { state: 'ready', commands: [] };
  if (lists.some(({ isPending }) => isPending)) return { state: 'loading', commands: [] };
  if (lists.every(({ data }) => !data)) return { state: 'failed', commands: [] };
  return {
    state: 'ready',
    commands: [
      ...(people.data?.data ?? []).map(person('participant')),
      ...(builders.data?.data ?? []).map(person('installation')),
      ...(cars.data?.data ?? []).map(car),
    ],
  };
};

export default defineCommands(usePassRecords);
