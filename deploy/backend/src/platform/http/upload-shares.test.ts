import { Readable } from 'node:stream';
import { aParticipation } from '../../testing/builders/participations';
import { asMember } from '../../testing/builders/users';
import { TestApp } from '../../testing/test-app';
import { UploadShares } from './upload-shares';

describe('the shares of open uploads', () => {
  const limits = { user: 10, network: 20, process: 30 };
  const refusal = { status: 429, options: { code: 'too_many_uploads', retryAfter: 10 } };
  const errorOf = (work: () => unknown): unknown => {
    try {
      work();
      return null;
    } catch (error) {
      return error;
    }
  };

  it('are limited per user, per address and in total, and released at the end of an upload [SHELL-333]', () => {
    const shares = new UploadShares(limits);
    const end = shares.enter({ userId: 1, network: 'a' }, 6);
    expect(errorOf(() => shares.enter({ userId: 1, network: 'b' }, 5))).toMatchObject(refusal);
    shares.enter({ userId: 2, network: 'a' }, 10);
    expect(errorOf(() => shares.enter({ userId: null, network: 'a' }, 5))).toMatchObject(refusal);
    shares.enter({ userId: 3, network: 'b' }, 10);
    expect(errorOf(() => shares.enter({ userId: 4, network: 'c' }, 5))).toMatchObject(refusal);
    end();
    shares.enter({ userId: 1, network: 'a' }, 6);
  });

  it('allow a single upload beyond the share of its user [SHELL-333]', () => {
    const shares = new UploadShares(limits);
    shares.enter({ userId: 1, network: 'a' }, 25);
    expect(errorOf(() => shares.enter({ userId: 1, network: 'a' }, 1))).toMatchObject(refusal);
  });
});

it('admit only some of 40 parallel bodies of 5 MB from one user, and recover afterwards [SHELL-333]', async () => {
  const portal = await TestApp.startEmpty();
  const participation = await aParticipation(portal);
  const { token } = await asMember(portal, participation, 'edit');
  const send = (payload: Readable) =>
    portal.app.inject({
      method: 'POST',
      url: `/api/participants/${participation.id}/personal-passes/import?dry_run=1`,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': String(5 * 1_048_576),
      },
      payload,
    });
  const bodies = Array.from({ length: 40 }, () => new Readable({ read: () => {} }));
  const codes: (string | undefined)[] = [];
  const answers = bodies.map(async (body) => codes.push((await send(body)).json<{ code?: string }>().code));
  while (codes.length < 34) await new Promise(setImmediate);
  expect(new Set(codes)).toEqual(new Set(['too_many_uploads']));
  for (const body of bodies) body.push(null);
  await Promise.all(answers);
  expect(codes.slice(34)).toEqual(Array(6).fill('validation_error'));
  expect((await send(Readable.from([]))).json()).toMatchObject({ code: 'validation_error' });
  await portal.stop();
});
