import { required } from '../../model/validation';
import { field } from '../../model/validation-yup';
import { object, type AnyObjectSchema } from 'yup';

/** POST participants: whether a code is known is for the server to say (ACC-152). */
export const participantCodeSchema: AnyObjectSchema = object({ code: field(required) });
