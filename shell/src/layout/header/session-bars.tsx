import type { Participation, User } from '@fairfront/shared-kit/platform';
import { ActingBar } from './acting-bar';
import { LinkSessionBar } from './link-session-bar';
import { StaffActingBar } from './staff-acting-bar';
import { StaffAtWorkBar } from './staff-at-work-bar';
import styles from './acting-bar.module.css';

interface SessionBarsProps {
  user: User;
  /** A link has signed the user in, and the user has not confirmed it yet. */
  isByLink: boolean;
  /** The sub-exhibitor on whose behalf the user acts. */
  actingFor: Participation | null;
  /** The member of staff who acts as the open exhibitor. */
  staff: Participation['acting'];
}

/** Which user is signed in and who acts on whose behalf. In one file, because most users need none of the bars. */
const SessionBars = ({ user, isByLink, actingFor, staff }: SessionBarsProps) => (
  <>
    <div className={styles.bars}>
      {user.acting && <StaffActingBar acting={user.acting} />}
      {staff && !user.acting && <StaffAtWorkBar until={staff.until} />}
      {actingFor && <ActingBar participation={actingFor} />}
    </div>
    {isByLink && <LinkSessionBar user={user} />}
  </>
);

export default SessionBars;
