import { Type } from 'typebox';
import { Id } from '../../http';

/** Parameters of the routes below `/participants/:id` and of one pass there. */
export const inParticipation = Type.Object({ id: Id });
export const onePass = Type.Object({ id: Id, passId: Id });
