import { textOf } from '@fairfront/shared-kit/domain/common';
import {
  locales,
  usePlatform,
  usePlatformState,
  useQuery,
  useTranslation,
  type Command,
  type CommandGroup,
  type Target,
} from '@fairfront/shared-kit/platform';
import { useRemoteCatalog } from '../boot';
import { participationsQuery } from '../session/participations.query';
import { chooseTheme, currentTheme } from '../locale/theme';
import { useMenuEntries } from '../layout/menus/use-menu-entries';
import { useShell } from '../shell-services';
import type { KnownCommand } from './palette-search.model';

/**
 * The shell's own commands: its places, the user's other exhibitions, language, theme, help, shortcut list, sign-out.
 */
export const useOwnCommands = (onShortcuts: () => void): KnownCommand[] => {
  const { t } = useTranslation('palette');
  const { api, navigation } = usePlatform();
  const { participation, locale } = usePlatformState();
  const { language } = useShell();
  const entries = useMenuEntries();
  const { places } = useRemoteCatalog();
  const { data: events } = useQuery(participationsQuery(api, { archive: '0', page: 1 }));
  const known = (group: CommandGroup, icon: string, command: Command): KnownCommand => ({
    key: `shell/${command.id}`,
    group,
    icon,
    command,
  });
  const words = (id: string) => t(`keywords.${id}`).split(' ');
  const others = (events?.data ?? []).filter(({ id }) => id !== participation?.id);
  const theme = currentTheme();
  const isDark = theme === 'auto' ? window.matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';

  return [
    known('places', 'exhibitions', {
      id: 'home',
      title: t('own.home'),
      keywords: words('home'),
      action: { route: 'home', params: {} },
    }),
    ...(participation
      ? [
          known('places', 'grid', {
            id: 'hub',
            title: t('own.hub', { event: textOf(participation.exhibition, 'title', locale) }),
            keywords: words('hub'),
            action: { route: 'participant', params: { id: participation.id } },
          }),
          known('places', 'calendar', {
            id: 'deadlines',
            title: t('own.deadlines'),
            keywords: words('deadlines'),
            action: { route: 'deadlines', params: { id: participation.id } },
          }),
          ...places.map(({ id, title, route }) =>
            known('places', 'documents', {
              id,
              title: title[locale],
              action: { route, params: { id: participation.id } } as Target,
            }),
          ),
        ]
      : []),
    known('places', 'bell', {
      id: 'notifications',
      title: t('own.notifications'),
      action: { route: 'notifications', params: {} },
    }),
    known('places', 'user', {
      id: 'profile',
      title: t('own.profile'),
      keywords: words('profile'),
      action: { route: 'profile', params: {} },
    }),
    ...entries.map(({ id, title, icon, route }) =>
      known('places', icon, { id: `menu-${id}`, title, action: { route, params: {} } as Target }),
    ),
    ...others.map(({ id, exhibition, company, stands }) =>
      known('places', 'flag', {
        id: `event-${id}`,
        title: textOf(exhibition, 'title', locale),
        detail: [textOf(company, 'name', locale), ...stands.map(({ title }) => title)].join(', '),
        keywords: words('event'),
        action: { route: 'participant', params: { id } },
      }),
    ),
    known('help', 'question', {
      id: 'support',
      title: t('own.support'),
      keywords: words('support'),
      action: { route: 'support', params: {} },
    }),
    known('help', 'chat', {
      id: 'feedback',
      title: t('own.feedback'),
      keywords: words('support'),
      action: { modal: 'modal-feedback', params: {} },
    }),
    known('help', 'phone', {
      id: 'callback',
      title: t('own.callback'),
      keywords: words('support'),
      action: { modal: 'modal-feedback', params: { mode: 'callback' } },
    }),
    known('help', 'info', {
      id: 'shortcuts',
      title: t('own.shortcuts'),
      keywords: words('shortcuts'),
      action: onShortcuts,
    }),
    ...locales
      .filter((one) => one !== locale)
      .map((one) =>
        known('actions', 'globe', {
          id: `language-${one}`,
          title: t(`own.language.${one}`),
          keywords: words('language'),
          action: () => void language.choose(one),
        }),
      ),
    known('actions', isDark ? 'sun' : 'moon', {
      id: 'theme',
      title: t(isDark ? 'own.light' : 'own.dark'),
      keywords: words('theme'),
      action: () => chooseTheme(isDark ? 'light' : 'dark'),
    }),
    known('actions', 'exit', {
      id: 'sign-out',
      title: t('own.signOut'),
      keywords: words('signOut'),
      action: () => navigation.navigate('logout', {}),
    }),
  ];
};
