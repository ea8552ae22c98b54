import { embedOriginTest, readEmbedOrigins } from './embed-origins';

describe('origins that may embed the portal', () => {
  const isAllowed = embedOriginTest(
    readEmbedOrigins('https://Fair.example, http://localhost:*\nhttp://127.0.0.1:9000'),
  );

  it.each([
    ['https://fair.example', true],
    ['http://fair.example', false],
    ['https://fair.example:8443', false],
    ['https://www.fair.example', false],
    ['https://fair.example.evil.test', false],
    ['https://evil.test/https://fair.example', false],
    ['http://localhost', true],
    ['http://localhost:5173', true],
    ['https://localhost:5173', false],
    ['http://localhost.evil.test:80', false],
    ['http://localhost:*', false],
    ['http://127.0.0.1:9000', true],
    ['http://127.0.0.1:9001', false],
    ['null', false],
    ['', false],
  ])('%s: %s [CAT-271]', (origin, expected) => {
    expect(isAllowed(origin)).toBe(expected);
  });

  it('allows nobody by default [CAT-271]', () => {
    expect(embedOriginTest(readEmbedOrigins(''))('http://localhost')).toBe(false);
  });

  it.each(['*', 'https://*', 'https://*.fair.example', 'fair.example', 'https://fair.example/', 'ftp://fair.example'])(
    'refuses %s as an entry, naming it [CAT-271]',
    (entry) => {
      expect(() => readEmbedOrigins(entry)).toThrow(entry);
    },
  );
});
