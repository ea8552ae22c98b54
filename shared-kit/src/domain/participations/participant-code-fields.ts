import { email, required, text } from '../validation';

/** POST participants: whether a code is known is for the server to say. */
export const participantCodeFields = { code: text(required) };

/** To whom the organiser sends a new code; nobody, when he hands it over himself. */
export const codeAddressFields = { email: text(email) };
