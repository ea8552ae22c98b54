import { createContext, useContext, useEffect, useRef, type ReactNode } from 'react';
import type { Participation, User } from './entities';
import {
  areServicesShown,
  canAdministerUsers,
  hasAccessToWrite,
  membershipOf,
  type Role,
} from '../domain/participations';
import { type Locale } from '../domain/common';
import type { ParticipationEventName, ParticipationEvents, RouteName, RouteParams } from './names';
import type { PlatformServices, PlatformState } from './services';

const ServicesContext = createContext<PlatformServices | null>(null);
const StateContext = createContext<PlatformState | null>(null);

/** Rendered once by the shell (and by the platform double in tests); remotes only read. */
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

/** State that changes during the life of the page; prefer the narrower hooks below. */
export const usePlatformState = (): PlatformState => orThrow(useContext(StateContext), 'The platform state');

/** The signed-in user. Throws on screens without one. */
export const useUser = (): User => orThrow(usePlatformState().user, 'The user');

/** The interface language. */
export const useLocale = (): Locale => usePlatformState().locale;

/** The participation of the open route. Throws on routes without one. */
export const useParticipation = (): Participation => orThrow(usePlatformState().participation, 'The participation');

/**
 * The open sub-exhibitor if the user belongs to its collective organiser and therefore acts on its behalf.
 * Null otherwise, and outside the portal.
 */
export const useActingFor = (): Participation | null => {
  const { user, participation } = useContext(StateContext) ?? {};
  return user && participation && membershipOf(user.id, participation)?.of === 'parent' ? participation : null;
};

/** The permissions of the current user in the open participation. */
export interface Access {
  role: Role | null;
  canWrite: boolean;
  canAdministerUsers: boolean;
  servicesShown: boolean;
}

/** The permissions of the signed-in user in the open participation, computed by the same functions as on the server. */
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

/** Params of the open route by name, as strings in the address. */
export const useRouteParams = <Name extends RouteName>(name: Name): { [Key in keyof RouteParams[Name]]: string } => {
  const { route } = usePlatformState();
  if (route.name !== name) throw new Error(`The open route is ${route.name}, not ${name}`);
  return route.params as { [Key in keyof RouteParams[Name]]: string };
};

/** Subscribes to an event of the open participation while the component is mounted; calls the latest handler. */
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
