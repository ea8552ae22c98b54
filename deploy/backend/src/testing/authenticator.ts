import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: Buffer | string): string => Buffer.from(data).toString('base64url');

/** Head of a CBOR item: its major type and its number, as RFC 8949 packs them. */
const head = (major: number, number: number): Buffer => {
  if (number < 24) return Buffer.from([(major << 5) | number]);
  if (number < 256) return Buffer.from([(major << 5) | 24, number]);
  return Buffer.from([(major << 5) | 25, number >> 8, number & 255]);
};
const cborInteger = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value));
const cborBytes = (value: Buffer): Buffer => Buffer.concat([head(2, value.length), value]);
const cborText = (value: string): Buffer => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const cborMap = (...items: [Buffer, Buffer][]): Buffer => Buffer.concat([head(5, items.length), ...items.flat()]);

const userPresent = 1;
const userVerified = 4;
const holdsCredential = 64;

/** The data of a page, which a test can make wrong. */
interface Page {
  challenge: string;
  rpId: string;
  origin: string;
}

/** An authenticator in software with one passkey: ES256, no attestation (WebAuthn level 2). */
export class Authenticator {
  readonly credentialId = randomBytes(16);
  private readonly publicKey: KeyObject;
  private readonly privateKey: KeyObject;

  /** @param counter how often it has signed; undefined for one that does not count */
  constructor(public counter?: number) {
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.publicKey = pair.publicKey;
    this.privateKey = pair.privateKey;
  }

  /** The result of navigator.credentials.create. */
  create(page: Page): RegistrationResponseJSON {
    const { x = '', y = '' } = this.publicKey.export({ format: 'jwk' });
    const key = cborMap(
      [cborInteger(1), cborInteger(2)],
      [cborInteger(3), cborInteger(-7)],
      [cborInteger(-1), cborInteger(1)],
      [cborInteger(-2), cborBytes(Buffer.from(x, 'base64url'))],
      [cborInteger(-3), cborBytes(Buffer.from(y, 'base64url'))],
    );
    const length = Buffer.from([0, this.credentialId.length]);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.credentialId, key]);
    const attestation = cborMap(
      [cborText('fmt'), cborText('none')],
      [cborText('attStmt'), cborMap()],
      [cborText('authData'), cborBytes(this.dataOf(page, credential))],
    );
    return {
      ...this.named(),
      response: {
        clientDataJSON: base64url(this.clientData('webauthn.create', page)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      },
    };
  }

  /** The result of navigator.credentials.get. */
  get(page: Page): AuthenticationResponseJSON {
    if (this.counter !== undefined) this.counter += 1;
    const authenticatorData = this.dataOf(page);
    const clientData = this.clientData('webauthn.get', page);
    const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(clientData)]), this.privateKey);
    return {
      ...this.named(),
      response: {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(authenticatorData),
        signature: base64url(signature),
      },
    };
  }

  private named() {
    const id = base64url(this.credentialId);
    return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} };
  }

  private clientData(type: string, { challenge, origin }: Page): string {
    return JSON.stringify({ type, challenge, origin, crossOrigin: false });
  }

  private dataOf({ rpId }: Page, credential = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter ?? 0);
    const flags = userPresent | userVerified | (credential.length > 0 ? holdsCredential : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter, credential]);
  }
}
