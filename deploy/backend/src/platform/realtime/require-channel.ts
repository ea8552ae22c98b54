import { forbidden } from '../http/http-error';
import type { Session } from '../http/session';
import type { Services } from '../services';
import { channelOf, isChannelOf } from './channels';

const listenerOf = ({ user, acting }: Session) => ({ userId: user.id, actingFor: acting?.participationId ?? null });

/** @throws HttpError 403 for a channel that the session may not listen to */
export const requireChannel = async (
  { database, realtime }: Pick<Services, 'database' | 'realtime'>,
  session: Session,
  name: string,
): Promise<void> => {
  const channel = channelOf(name);
  if (!channel || !isChannelOf(session.embed, channel)) throw forbidden();
  if (!(await realtime.listening.mayListen(database.read, listenerOf(session), channel))) throw forbidden();
};
