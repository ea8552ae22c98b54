import { defaultZone } from '@fairfront/shared-kit/domain/common';
import type { PassEvent, PassExhibition } from '@fairfront/shared-kit/domain/passes';
import type { GateList } from '@fairfront/shared-kit/domain/passes/api';
import { calculateJwkThumbprint, CompactSign, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import { etagOf } from '../../../platform/http/entity-tag';
import { notFound } from '../../../platform/http/http-error';
import { readOrMakeSetting } from '../../../platform/secrets/settings.repository';
import type { Services } from '../../../platform/services';
import { gateGroupResponse } from './gate-pass.response';
import { listGateGroups, readGateExhibition } from './gate.repository';

type Needs = Pick<Services, 'clock' | 'database' | 'secretBox'>;

const algorithm = 'ES256';
const setting = 'pass_list_key';

/** The key pair of this installation that signs lists of passes; the private key is stored sealed. */
const readKey = async ({ database, secretBox }: Needs) => {
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true });
  const made = secretBox.close(JSON.stringify(await exportJWK(privateKey)), setting);
  const stored = await readOrMakeSetting(database.write, setting, made);
  const { d, ...open } = JSON.parse(secretBox.open(stored, setting)) as JWK;
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
    this.key ??= readKey(this.services).catch((error: unknown) => {
      this.key = undefined;
      throw error;
    });
    return this.key;
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
