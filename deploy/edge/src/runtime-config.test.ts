import { runtimeConfigFor, type ConfigFile } from './runtime-config';

const file: ConfigFile = { apiBase: '/api', contacts: {}, tokenSignIn: true, sessionReplay: null };
const realtimeOf = (origin: string, own: ConfigFile = file) => runtimeConfigFor(own, origin, 'key').realtime;

it('the live connection goes to port 80, on secure pages to the secure port [SHELL-100] [SHELL-101]', () => {
  expect(realtimeOf('http://portal.example')).toEqual({ key: 'key', host: 'portal.example', port: 80, tls: false });
  expect(realtimeOf('https://portal.example')).toEqual({ key: 'key', host: 'portal.example', port: 443, tls: true });
});

it('it follows the port of the page, and a service that the installation names', () => {
  expect(realtimeOf('http://localhost:8080')?.port).toBe(8080);
  const outside = { key: 'k', host: 'live.example', port: 6001, tls: true };
  expect(realtimeOf('http://localhost:8080', { ...file, realtime: outside })).toEqual(outside);
  expect(realtimeOf('http://localhost:8080', { ...file, realtime: null })).toBeNull();
});
