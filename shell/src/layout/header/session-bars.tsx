import type { Participation, User } from '@fairfront/shared-kit/platform';
import { ActingBar } from './acting-bar';
import { LinkSessionBar } from './link-session-bar';

interface SessionBarsProps {
  user: User;
  /** A link has signed in, and nobody has said yet that it is right. */
  isByLink: boolean;
  /** The sub-exhibitor for which the user acts. */
  actingFor: Participation | null;
}

/** As whom, and for whom, the person works: in one file, since most people need neither of them. */
const SessionBars = ({ user, isByLink, actingFor }: SessionBarsProps) => (
  <>
    {actingFor && <ActingBar participation={actingFor} />}
    {isByLink && <LinkSessionBar user={user} />}
  </>
);

export default SessionBars;
