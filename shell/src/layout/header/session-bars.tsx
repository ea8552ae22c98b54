import type { Participation, User } from '@fairfront/shared-kit/platform';
import { ActingBar } from './acting-bar';
import { LinkSessionBar } from './link-session-bar';

interface SessionBarsProps {
  user: User;
  /** A link has signed the user in, and the user has not confirmed it yet. */
  isByLink: boolean;
  /** The sub-exhibitor on whose behalf the user acts. */
  actingFor: Participation | null;
}

/** Which user is signed in and on whose behalf they act. In one file, because most users need neither bar. */
const SessionBars = ({ user, isByLink, actingFor }: SessionBarsProps) => (
  <>
    {actingFor && <ActingBar participation={actingFor} />}
    {isByLink && <LinkSessionBar user={user} />}
  </>
);

export default SessionBars;
