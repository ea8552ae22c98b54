import { textOf } from '@fairfront/shared-kit/domain/common';
import type { IconName } from '@fairfront/shared-kit/components/icon';
import {
  defineCommands,
  failsHere,
  useLocale,
  usePlatform,
  useQuery,
  useTranslation,
  type CommandContent,
} from '@fairfront/shared-kit/platform';
import { waitingQuery } from '../api/desk';
import { openPlaces, type DeskPlace } from '../frame/desk-place';
import { useDesk } from './use-desk';

const icons: Record<DeskPlace['name'], IconName> = {
  passes: 'badge',
  orders: 'list',
  catalogue: 'book',
  publications: 'megaphone',
  extensions: 'calendar-plus',
  support: 'chat',
  deletions: 'trash',
  participants: 'building',
  exhibition: 'exhibitions',
  readiness: 'flag',
  figures: 'half-circle',
  services: 'tag',
  printing: 'printer',
  venue: 'qr',
  audit: 'clock',
  import: 'upload',
};

/** The places of the desk that the user may open, queues with the number that waits. */
const useDeskPlaces = (): CommandContent => {
  const { t } = useTranslation('desk');
  const { api } = usePlatform();
  const locale = useLocale();
  const { isLoading, hasFailed, grants, exhibition } = useDesk();
  const id = exhibition?.id ?? 0;
  const waiting = useQuery({ ...waitingQuery(api, id), ...failsHere, enabled: exhibition !== null });
  const counts: Partial<Record<DeskPlace['name'], number | null>> = waiting.data ?? {};
  const places = exhibition ? openPlaces(grants, id) : [];
  return {
    state: isLoading ? 'loading' : hasFailed ? 'failed' : 'ready',
    commands: places.map(({ name, route, kind }) => {
      const count = kind === 'queue' ? counts[name] : null;
      return {
        id: name,
        icon: icons[name],
        title: t(`places.${name}`),
        detail: exhibition ? textOf(exhibition, 'title', locale) : '',
        keywords: [t('title'), ...(kind === 'queue' ? [t('commands.queue')] : [])],
        ...(typeof count === 'number' && { count }),
        action: { route, params: {}, query: { exhibition: String(id) } },
      };
    }),
  };
};

export default defineCommands(useDeskPlaces);
