import { email, required, text } from '../validation';

/** POST participants: whether a code is known is for the server to say. */
export const participantCodeFields = { code: text(required) };

/** The recipient of a new code; null if the organiser hands it over personally. */
export const codeAddressFields = { email: text(email) };

/** Why a participant code is rejected; the texts are `errors.<code>` in the locale files. */
export const participantCodeErrors = [
  'invite_not_found',
  'invite_other_user',
  'other_company',
  'participant_not_found',
  'participation_create_error',
  'calendar_create_error',
  'collective_application_not_found',
  'company_not_found',
  'server_error',
] as const;
/** One of `participantCodeErrors`. */
export type ParticipantCodeError = (typeof participantCodeErrors)[number];
