import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runtimeConfigFor, type ConfigFile } from './runtime-config';
import { readEdgeConfig } from './settings';

const file: ConfigFile = { apiBase: '/api', contacts: {}, tokenSignIn: true, sessionReplay: null };
const realtimeOf = (origin: string, own: ConfigFile = file) => runtimeConfigFor(own, origin, 'key').realtime;

it('the WebSocket uses port 80, or 443 on secure pages [SHELL-100] [SHELL-101]', () => {
  expect(realtimeOf('http://portal.example')).toEqual({ key: 'key', host: 'portal.example', port: 80, tls: false });
  expect(realtimeOf('https://portal.example')).toEqual({ key: 'key', host: 'portal.example', port: 443, tls: true });
});

it('the WebSocket uses the port of the page, or the service that the installation names', () => {
  expect(realtimeOf('http://localhost:8080')?.port).toBe(8080);
  const outside = { key: 'k', host: 'live.example', port: 6001, tls: true };
  expect(realtimeOf('http://localhost:8080', { ...file, realtime: outside })).toEqual(outside);
  expect(realtimeOf('http://localhost:8080', { ...file, realtime: null })).toBeNull();
});

it.each<[ConfigFile['sessionReplay'], ReturnType<typeof runtimeConfigFor>['sessionReplay']]>([
  [null, null],
  [{ endpoint: 'https://replay.example' }, { endpoint: 'https://replay.example', sampleRate: 0.1, errorSampleRate: 1 }],
  [
    { endpoint: 'https://replay.example', sampleRate: 0 },
    { endpoint: 'https://replay.example', sampleRate: 0, errorSampleRate: 1 },
  ],
])(
  'session replay %j records a tenth of the sessions and every session with an error [SHELL-205] [SHELL-206]',
  (named, replay) => {
    expect(runtimeConfigFor({ ...file, sessionReplay: named }, 'http://portal.example', 'key').sessionReplay).toEqual(
      replay,
    );
  },
);

it.each([
  [{ contacts: undefined }, 'contacts'],
  [{ apiBase: undefined, sessionReplay: {} }, 'apiBase, sessionReplay'],
  [
    { contacts: { policyUrl: { ru: 'https://fair.example/policy' }, hours: {} } },
    'contacts.policyUrl.en, contacts.hours.ru, contacts.hours.en',
  ],
])(
  'the edge does not start with a file that is incomplete by %j, and names what it lacks [SHELL-686]',
  (change, missing) => {
    const path = join(mkdtempSync(join(tmpdir(), 'fairfront-config-')), 'config.json');
    writeFileSync(path, JSON.stringify({ ...file, ...change }));
    expect(() => readEdgeConfig({ RUNTIME_CONFIG: path })).toThrow(
      `RUNTIME_CONFIG: The runtime configuration ${path} lacks ${missing}`,
    );
    writeFileSync(path, JSON.stringify(file));
    expect(readEdgeConfig({ RUNTIME_CONFIG: path }).config).toEqual(file);
  },
);
