import type { ReactNode } from 'react';
import { ErrorFallback } from '@fairfront/shared-kit/components/error-fallback';
import { useQueryClient, type PlatformServices } from '@fairfront/shared-kit/platform';
import { CrashBoundary } from './crash-boundary';

interface PageBoundaryProps {
  report: PlatformServices['telemetry']['report'];
  children: ReactNode;
}

/** The last boundary: shows a message and a retry that clears cached data. */
export const PageBoundary = ({ report, children }: PageBoundaryProps) => {
  const queryClient = useQueryClient();
  const fallback = (retry: () => void) => (
    <main id="content">
      <ErrorFallback
        variant="page"
        code="SHELL-500"
        onRetry={() => {
          queryClient.clear();
          retry();
        }}
      />
    </main>
  );
  return (
    <CrashBoundary place="page" report={report} fallback={fallback}>
      {children}
    </CrashBoundary>
  );
};
