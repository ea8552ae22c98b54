import type { ReactNode } from 'react';
import { useQueryClient, type PlatformServices } from '@fairfront/shared-kit/platform';
import { CrashBoundary } from './crash-boundary';
import { SectionError } from './section-error';

interface ScreenBoundaryProps {
  /** A change of it resets the boundary for the next screen. */
  place: string;
  report: PlatformServices['telemetry']['report'];
  children: ReactNode;
}

/** A screen of the shell that throws: its frame stays. The retry drops the data that the screen had loaded. */
export const ScreenBoundary = ({ place, report, children }: ScreenBoundaryProps) => {
  const queryClient = useQueryClient();
  const fallback = (retry: () => void) => (
    <SectionError
      code="SHELL-500"
      retry={() => {
        queryClient.removeQueries({ type: 'inactive' });
        retry();
      }}
    />
  );
  return (
    <CrashBoundary place={place} report={report} fallback={fallback}>
      {children}
    </CrashBoundary>
  );
};
