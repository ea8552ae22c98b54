import type { RouteName } from '@fairfront/shared-kit/platform';
import { usePlatform } from '@fairfront/shared-kit/platform';
import { RemoteBoundary, usePart, useRemoteCatalog } from '../boot';
import { ScreenSkeleton } from '../layout/failures/screen-skeleton';
import { SectionError } from '../layout/failures/section-error';
import { failureCode } from '../layout/failures/failure-code';

/** A screen of a remote inside its boundary: skeleton, slow message, failure with a retry that needs no reload. */
const RemoteScreen = ({ name }: { name: RouteName }) => {
  const { telemetry } = usePlatform();
  const view = usePart('screen', name);
  const code = failureCode(useRemoteCatalog().ownerOf('screen', name));
  if (view.state === 'absent') return <SectionError retry={() => window.location.reload()} />;
  if (view.state === 'failed') return <SectionError retry={view.retry} code={code} />;
  if (view.state !== 'ready' || !view.part)
    return <ScreenSkeleton retry={view.state === 'loading' ? undefined : view.retry} />;
  const Part = view.part;
  return (
    <RemoteBoundary
      place={`screen ${name}`}
      view={view}
      report={telemetry.report}
      fallback={(retry) => <SectionError retry={retry} code={code} />}
    >
      <Part key={view.attempt} />
    </RemoteBoundary>
  );
};

export default RemoteScreen;
