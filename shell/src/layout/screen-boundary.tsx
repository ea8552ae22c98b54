import { Component, type ReactNode } from 'react';
import type { PlatformServices } from '@fairfront/shared-kit/platform';
import { SectionFailure } from './section-failure';

interface ScreenBoundaryProps {
  /** A change of it gives the next screen a fresh start. */
  place: string;
  report: PlatformServices['telemetry']['report'];
  children: ReactNode;
}

interface ScreenBoundaryState {
  crashedAt: string | null;
}

/** A screen of the shell that throws: the frame around it stays, the failure is told, never a blank page (DESIGN §6). */
export class ScreenBoundary extends Component<ScreenBoundaryProps, ScreenBoundaryState> {
  override state: ScreenBoundaryState = { crashedAt: null };

  static getDerivedStateFromError(): ScreenBoundaryState {
    return { crashedAt: '' };
  }

  static getDerivedStateFromProps({ place }: ScreenBoundaryProps, { crashedAt }: ScreenBoundaryState) {
    if (crashedAt === '') return { crashedAt: place };
    return crashedAt !== null && crashedAt !== place ? { crashedAt: null } : null;
  }

  override componentDidCatch(error: unknown): void {
    this.props.report({ name: 'screen-crashed', detail: { place: this.props.place, message: String(error) } });
  }

  override render(): ReactNode {
    if (this.state.crashedAt === null) return this.props.children;
    return <SectionFailure code="SHELL-500" retry={() => this.setState({ crashedAt: null })} />;
  }
}
