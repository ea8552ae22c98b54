import { randomBytes } from 'node:crypto';

/** Bytes of a secret; the specification allows 24 to 64. */
const secretBytes = 32;

/** A new secret, as the specification writes it. */
export const newSecret = (): string => `whsec_${randomBytes(secretBytes).toString('base64')}`;

/** The context of an encrypted secret: the row that it belongs to. */
export const secretPlace = (endpointId: number): string => `webhook ${endpointId}`;
