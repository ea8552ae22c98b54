import { createContext, useContext, useEffect, useRef, type ReactNode } from 'react';
import type { Participation, User } from '../api/entities';
import { areServicesShown, canAdministerUsers, hasAccessToWrite, membershipOf, type Locale, type Role } from '../model';
import type { ParticipationEventName, ParticipationEvents, RouteName, RouteParams } from './names';
import type { PlatformServices, PlatformState } from './services';

const ServicesContext = createContext<PlatformServices | null>(null);
const StateContext = createContext<PlatformState | null>(null);

/** Set up once by the shell (and by the platform double in tests); remotes only read. */
export const PlatformProvider = (props: { services: PlatformServices; state: PlatformState; children: ReactNode }) => (
  <ServicesContext value={props.services}>
    <StateContext value={props.state}>{props.children}</StateContext>
  </ServicesContext>
);

const orThrow = <Value,>(value: Value | null, what: string): Value => {
  if (value === null) throw new Error(`${what} is read outside of its place: see shared-kit/src/platform/README.md`);
  return value;
};

/** The services of the shell. */
export const usePlatform = (): PlatformServices => orThrow(useContext(ServicesContext), 'The platform');

/** What changes while the page lives; prefer the narrower hooks below. */
export const usePlatformState = (): PlatformState => orThrow(useContext(StateContext), 'The platform state');

/** The signed-in user. Throws on screens that have none. */
export const useUser = (): User => orThrow(usePlatformState().user, 'The user');

/** The interface language. */
export const useLocale = (): Locale => usePlatformState().locale;

/** The participation of the open route. Throws on routes without one. */
export const useParticipation = (): Participation => orThrow(usePlatformState().participation, 'The participation');

/**
 * The sub-exhibitor that is open while the user belongs to its collective organiser: whatever he does there he does for it
 * (SHELL-490). Null otherwise, and outside of the portal.
 */
export const useActingFor = (): Participation | null => {
  const { user, participation } = useContext(StateContext) ?? {};
  return user && participation && membershipOf(user.id, participation)?.of === 'parent' ? participation : null;
};

/** What the current user may do in the open participation. */
export interface Access {
  role: Role | null;
  /** SHELL-148 */
  canWrite: boolean;
  /** SHELL-153, SHELL-224 */
  canAdministerUsers: boolean;
  /** SVC-001 */
  servicesShown: boolean;
}

/** What the signed-in user may do in the open participation, by the same functions as the server. */
export const useAccess = (): Access => {
  const user = useUser();
  const participation = useParticipation();
  return {
    role: membershipOf(user.id, participation)?.role ?? null,
    canWrite: hasAccessToWrite(user.id, participation),
    canAdministerUsers: canAdministerUsers(user.id, participation),
    servicesShown: areServicesShown(participation),
  };
};

/** Opens a registry modal by its name. */
export const useOpenModal = () => usePlatform().modals.open;

/** Goes to a named route. */
export const useNavigateTo = () => usePlatform().navigation.navigate;

/** Params of the open route by its name, as strings of the address. */
export const useRouteParams = <Name extends RouteName>(name: Name): { [Key in keyof RouteParams[Name]]: string } => {
  const { route } = usePlatformState();
  if (route.name !== name) throw new Error(`The open route is ${route.name}, not ${name}`);
  return route.params as { [Key in keyof RouteParams[Name]]: string };
};

/** Listens to an event of the open participation while the component is mounted; the newest handler is called. */
export const useParticipationEvents = <Name extends ParticipationEventName>(
  name: Name,
  handler: (event: ParticipationEvents[Name]) => void,
): void => {
  const { realtime } = usePlatform();
  const { id } = useParticipation();
  const newest = useRef(handler);
  useEffect(() => {
    newest.current = handler;
  });
  useEffect(() => realtime.onParticipationEvent(id, name, (event) => newest.current(event)), [realtime, id, name]);
};
