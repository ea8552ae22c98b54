import { defaultZone } from '@fairfront/shared-kit/domain/common';
import type { PassEvent, PassExhibition } from '@fairfront/shared-kit/domain/passes';
import type { GateList } from '@fairfront/shared-kit/domain/passes/api';
import { calculateJwkThumbprint, CompactSign, importJWK, type JWK } from 'jose';
import { createECDH } from 'node:crypto';
import { etagOf } from '../../../platform/http/entity-tag';
import { notFound } from '../../../platform/http/http-error';
import type { Services } from '../../../platform/services';
import { gateGroupResponse } from './gate-pass.response';
import { listGateGroups, readGateExhibition } from './gate.repository';

type Needs = Pick<Services, 'clock' | 'database' | 'signer'>;

const [algorithm, curve] = ['ES256', 'P-256'];

/**
 * The private key of this installation for lists of passes. It is derived from the key that signs links: all processes have the
 * same one, and nothing has to be stored.
 */
const derivedKey = (signer: Services['signer'], attempt = 0): JWK => {
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(Buffer.from(signer.sign('pass-list-key', attempt), 'hex'));
  } catch (error) {
    // one number in four billion is above the order of the curve
    if (attempt < 3) return derivedKey(signer, attempt + 1);
    throw error;
  }
  const [x, y] = [pair.getPublicKey().subarray(1, 33), pair.getPublicKey().subarray(33)];
  const text = (part: Buffer) => part.toString('base64url');
  return { kty: 'EC', crv: curve, x: text(x), y: text(y), d: text(pair.getPrivateKey()) };
};

const readKey = async ({ signer }: Needs) => {
  const { d, ...open } = derivedKey(signer);
  const kid = await calculateJwkThumbprint(open);
  return {
    privateKey: await importJWK({ ...open, ...(d !== undefined && { d }) }, algorithm),
    kid,
    publicKey: {
      ...{ kty: open.kty ?? '', crv: open.crv ?? '', x: open.x ?? '', y: open.y ?? '' },
      ...{ kid, alg: algorithm, use: 'sig' },
    },
  };
};

/** Signs the lists of passes of an installation. */
export class GateLists {
  private key: ReturnType<typeof readKey> | undefined;

  constructor(private readonly services: Needs) {}

  private keyOnce() {
    return (this.key ??= readKey(this.services));
  }

  async publicKeys() {
    return [(await this.keyOnce()).publicKey];
  }

  /**
   * The list of an exhibition as it is now, with an ETag that changes with its content only.
   * @throws HttpError 404 for an unknown exhibition
   */
  async read(exhibitionId: number): Promise<{ etag: string; sign: () => Promise<string> }> {
    const { database, clock } = this.services;
    const exhibition = await readGateExhibition(database.read, exhibitionId);
    if (!exhibition) throw notFound();
    // extensions move deadlines of a participation, never the days of the exhibition
    const event: PassEvent = { type: 'self', exhibition: exhibition as unknown as PassExhibition };
    const rows = await listGateGroups(database.read, exhibitionId);
    const content = {
      exhibition_id: exhibitionId,
      timezone: exhibition.timezone ?? defaultZone,
      groups: rows.map((row) => gateGroupResponse(row, event)),
    };
    return {
      etag: etagOf(JSON.stringify(content)),
      sign: async () => {
        const { privateKey, kid } = await this.keyOnce();
        const list: GateList = { ...content, iat: Math.floor(clock.now().getTime() / 1000) };
        return new CompactSign(new TextEncoder().encode(JSON.stringify(list)))
          .setProtectedHeader({ alg: algorithm, kid, typ: 'pass-list' })
          .sign(privateKey);
      },
    };
  }
}
