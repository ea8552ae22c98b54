import { connect, failureOf, json } from './client-samples';

describe('a file download', () => {
  const named = (header: string | null) =>
    connect(() => new Response('%PDF', { headers: header === null ? {} : { 'content-disposition': header } }));

  it.each([
    ["attachment; filename*=UTF-8''%D0%9F%D1%80%D0%BE%D0%BF%D1%83%D1%81%D0%BA%2017.pdf", 'Пропуск 17.pdf'],
    ['attachment; filename="pass 17.pdf"; filename*=utf-8\'ru\'%D0%90.pdf', 'А.pdf'],
    ['attachment; filename="say \\"hi\\".pdf"', 'say "hi".pdf'],
    ['attachment; filename=pass.pdf', 'pass.pdf'],
    ['attachment; filename*=UTF-8\'\'%E0%A4%A; filename="plain.pdf"', 'plain.pdf'],
    ["attachment; filename*=UTF-8''..%2F..%2Fetc%2Fpasswd", 'passwd'],
    ['attachment', 'pdf'],
    [null, 'pdf'],
  ])('is named by %s [SHELL-161] [PASS-195]', async (header, expected) => {
    const { client, requests } = named(header);
    const { fileName, blob } = await client.download('/passes/17/pdf');
    expect(fileName).toBe(expected);
    expect(await blob.text()).toBe('%PDF');
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer secret');
  });

  it('that is rejected reads the message of the JSON response [PASS-198]', async () => {
    const { client } = connect(() => json({ message: 'Печать откроется 8 июня' }, { status: 403 }));
    expect(await failureOf(client.download('/passes/17/pdf'))).toMatchObject({
      status: 403,
      serverMessage: 'Печать откроется 8 июня',
    });
  });
});
