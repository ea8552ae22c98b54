import { email, required, text } from '../validation';

/** POST participants: whether a code is known is for the server to say. */
export const participantCodeFields = { code: text(required) };

/** The recipient of a new code; null if the organiser hands it over personally. */
export const codeAddressFields = { email: text(email) };
