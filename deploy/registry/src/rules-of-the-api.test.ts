import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { otherRules, rulesOfApi } from './rules-of-the-api';

const build = (domain?: Record<string, string>) => ({
  package: 'mf-passes',
  version: '1.1.0',
  ...(domain ? { domain } : {}),
});

describe('rules of builds and of the API', () => {
  it.each([
    ['the same sources under another number', { passes: '1.1.0+aaaaaaaaaa' }, []],
    ['a build of before it was compared', undefined, []],
    ['rules that this API has nothing to do with', { 'mf-visitors': '1.0.0+cccccccccc' }, []],
    [
      'other sources',
      { passes: '1.1.0+bbbbbbbbbb' },
      [
        'mf-passes 1.1.0 carries the rules 1.1.0+bbbbbbbbbb of passes, the API decides by 1.0.0+aaaaaaaaaa: release the backend, too',
      ],
    ],
  ])('%s [SHELL-522]', (_, domain, warnings) => {
    expect(otherRules({ passes: '1.0.0+aaaaaaaaaa' }, [build(domain)])).toEqual(warnings);
  });
});

describe('the API', () => {
  let server: Server;
  let body: unknown;
  let address: string;

  beforeEach(async () => {
    server = createServer((_request, response) => response.end(JSON.stringify(body))).listen(0, '127.0.0.1');
    await once(server, 'listening');
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  });

  it('says by which rules it decides [SHELL-522]', async () => {
    body = { status: 'ok', domain: { passes: '1.0.0+aaaaaaaaaa' } };
    expect(await rulesOfApi(address)).toEqual({ passes: '1.0.0+aaaaaaaaaa' });
  });

  it('is not believed when it says something else [SHELL-522]', async () => {
    body = { status: 'ok' };
    await expect(rulesOfApi(address)).rejects.toThrow('does not say by which rules');
  });
});
