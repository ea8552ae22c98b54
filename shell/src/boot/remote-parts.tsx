import { Component, createContext, useContext, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { useQueryClient, type PlatformServices } from '@fairfront/shared-kit/platform';
import type { PartView } from './part-loader';
import type { RemoteCatalog } from './remote-catalog';
import type { PartKind, PartKinds } from './remote-definition';
import type { Remotes } from './remotes';

const RemotesContext = createContext<Remotes | null>(null);

/** Provides the remotes to the tree; rendered once by `App`. */
export const RemotesProvider = RemotesContext.Provider;

/** The remotes of the page. @throws outside of `RemotesProvider` */
export const useRemotes = (): Remotes => {
  const remotes = useContext(RemotesContext);
  if (!remotes) throw new Error('useRemotes is called outside of RemotesProvider');
  return remotes;
};

/** What the live remotes offer: tiles in their order, owners and titles. */
export const useRemoteCatalog = (): RemoteCatalog => useRemotes().catalog;

const nothing = (): void => {};
const noSubscription = () => nothing;
const absent: PartView<never> = { state: 'absent', part: null, retry: nothing, attempt: 0 };
const absentView = () => absent;

/**
 * Loads a part of a remote and follows its state.
 * @example
 * const tile = usePart('tile', 'participant-passes');
 * if (tile.state === 'ready') …
 */
export const usePart = <Kind extends PartKind>(kind: Kind, name: string): PartView<PartKinds[Kind]> => {
  const loader = useRemotes().part(kind, name);
  useEffect(() => loader?.start(), [loader]);
  return useSyncExternalStore<PartView<PartKinds[Kind]>>(
    loader?.subscribe ?? noSubscription,
    loader?.view ?? absentView,
  );
};

interface RemoteBoundaryProps {
  /** Where it is, for the report: `tile participant-passes`. */
  place: string;
  /** The view of the part inside; its retry resets the boundary. */
  view: Pick<PartView<unknown>, 'retry' | 'attempt'>;
  /** Rendered after the children have thrown. */
  fallback: (retry: () => void) => ReactNode;
  report: PlatformServices['telemetry']['report'];
  children: ReactNode;
}

interface RemoteBoundaryState {
  crashed: boolean;
  attempt: number;
}

/**
 * Error boundary of one part: an exception while a remote renders stays inside. The retry loads the part from the newest
 * release, mounts it again and drops the queries that nothing shows, since their data may be the cause.
 */
export const RemoteBoundary = ({ view, ...props }: RemoteBoundaryProps) => {
  const queryClient = useQueryClient();
  const retry = () => {
    queryClient.removeQueries({ type: 'inactive' });
    view.retry();
  };
  return <Boundary {...props} view={{ attempt: view.attempt, retry }} />;
};

class Boundary extends Component<RemoteBoundaryProps, RemoteBoundaryState> {
  override state: RemoteBoundaryState = { crashed: false, attempt: this.props.view.attempt };

  static getDerivedStateFromError(): Partial<RemoteBoundaryState> {
    return { crashed: true };
  }

  static getDerivedStateFromProps({ view }: RemoteBoundaryProps, state: RemoteBoundaryState): RemoteBoundaryState {
    return view.attempt === state.attempt ? state : { crashed: false, attempt: view.attempt };
  }

  override componentDidCatch(error: unknown): void {
    this.props.report({ name: 'remote-crashed', detail: { place: this.props.place, message: String(error) } });
  }

  override render(): ReactNode {
    const { children, fallback, view } = this.props;
    return this.state.crashed ? fallback(view.retry) : children;
  }
}
