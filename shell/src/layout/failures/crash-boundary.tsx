import { Component, type ReactNode } from 'react';
import type { PlatformServices } from '@fairfront/shared-kit/platform';

interface CrashBoundaryProps {
  /** A change of it remounts the children. */
  place: string;
  report: PlatformServices['telemetry']['report'];
  /** Rendered after the children have thrown. */
  fallback: (retry: () => void) => ReactNode;
  children: ReactNode;
}

interface CrashBoundaryState {
  crashedAt: string | null;
}

/** Contains exceptions during rendering: the page shows the failure and is never blank (DESIGN §6). */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  override state: CrashBoundaryState = { crashedAt: null };

  static getDerivedStateFromError(): CrashBoundaryState {
    return { crashedAt: '' };
  }

  static getDerivedStateFromProps({ place }: CrashBoundaryProps, { crashedAt }: CrashBoundaryState) {
    if (crashedAt === '') return { crashedAt: place };
    return crashedAt !== null && crashedAt !== place ? { crashedAt: null } : null;
  }

  override componentDidCatch(error: unknown): void {
    this.props.report({ name: 'screen-crashed', detail: { place: this.props.place, message: String(error) } });
  }

  override render(): ReactNode {
    if (this.state.crashedAt === null) return this.props.children;
    return this.props.fallback(() => this.setState({ crashedAt: null }));
  }
}
