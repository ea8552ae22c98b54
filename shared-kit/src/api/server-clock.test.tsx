import { connect, failureOf, json } from './client-samples';

describe('the server clock [PASS-050]', () => {
  const noon = Date.UTC(2026, 4, 14, 9);
  const answering = (serverTime: number) => () =>
    json({ data: [] }, { headers: { date: new Date(serverTime).toUTCString() } });

  it('is the device clock while both agree within the second of the header', async () => {
    const { client } = connect(answering(noon + 400), { now: () => noon + 700 });
    expect(client.serverNow()).toBe(noon + 700);
    await client.get('/passes');
    expect(client.serverNow()).toBe(noon + 700);
  });

  it.each([3_600_000, -3_600_000])('corrects a device that is off by %i ms', async (off) => {
    const { client } = connect(answering(noon), { now: () => noon + off });
    await client.get('/passes');
    expect(Math.abs(client.serverNow() - noon)).toBeLessThanOrEqual(1000);
  });

  it('follows when the device clock is changed', async () => {
    let off = 0;
    const { client } = connect(answering(noon), { now: () => noon + off });
    await client.get('/passes');
    off = 7_200_000;
    await client.get('/passes');
    expect(Math.abs(client.serverNow() - noon)).toBeLessThanOrEqual(1000);
  });

  it('also learns from error responses and ignores an invalid header', async () => {
    const { client } = connect(() => json({}, { status: 404, headers: { date: new Date(noon).toUTCString() } }), {
      now: () => noon + 60_000,
    });
    await failureOf(client.get('/passes'));
    expect(Math.abs(client.serverNow() - noon)).toBeLessThanOrEqual(1000);
    const { client: blind } = connect(() => json({ data: [] }, { headers: { date: 'yesterday' } }), {
      now: () => noon,
    });
    await blind.get('/passes');
    expect(blind.serverNow()).toBe(noon);
  });
});
