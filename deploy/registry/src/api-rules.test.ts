import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { differentRules, fetchApiRules } from './api-rules';

const build = (domain?: Record<string, string>) => ({
  package: 'mf-passes',
  version: '1.1.0',
  ...(domain ? { domain } : {}),
});

describe('differentRules compares the rules of builds and of the API', () => {
  it.each([
    ['the same sources under another number', { passes: '1.1.0+aaaaaaaaaa' }, []],
    ['a build from before the comparison existed', undefined, []],
    ['rules that this API does not use', { 'mf-visitors': '1.0.0+cccccccccc' }, []],
    [
      'other sources',
      { passes: '1.1.0+bbbbbbbbbb' },
      [
        'mf-passes 1.1.0 uses the rules 1.1.0+bbbbbbbbbb of passes, the API uses 1.0.0+aaaaaaaaaa: release the backend too',
      ],
    ],
  ])('%s [SHELL-522]', (_, domain, warnings) => {
    expect(differentRules({ passes: '1.0.0+aaaaaaaaaa' }, [build(domain)])).toEqual(warnings);
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

  it('fetchApiRules reads the rule versions that the API reports [SHELL-522]', async () => {
    body = { status: 'ok', domain: { passes: '1.0.0+aaaaaaaaaa' } };
    expect(await fetchApiRules(address)).toEqual({ passes: '1.0.0+aaaaaaaaaa' });
  });

  it('fetchApiRules rejects a response of another kind [SHELL-522]', async () => {
    body = { status: 'ok' };
    await expect(fetchApiRules(address)).rejects.toThrow('does not report its rule versions');
  });
});
