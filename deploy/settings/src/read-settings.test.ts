import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { address, describeSettings, list, readSettings, settingsTable, str, whole, type ProcessSettings } from '.';

const specs = {
  LISTEN_PORT: whole({ default: 80, desc: 'port' }),
  LOG_LEVEL: str({ choices: ['warn', 'info'], default: 'warn', desc: 'level | of the log' }),
  MAIL_SERVER: address(/^smtp:\/\/\S+$/, 'smtp://host')({ default: undefined, desc: 'mail server' }),
  GREETING: str({ default: '', desc: 'text' }),
  ALLOWED_HOSTS: list((entry) => entry.endsWith('.lan'), 'erp.lan')({ default: [], desc: 'hosts' }),
};
const settings: ProcessSettings<typeof specs> = {
  specs,
  secrets: ['MAIL_SERVER'],
  contradictions: ({ LISTEN_PORT: port, LOG_LEVEL: level }) =>
    port === 1 && level === 'info' ? ['LISTEN_PORT is too small for LOG_LEVEL'] : [],
};
const read = (env: Record<string, string>) => readSettings(env, settings);
const problemsOf = (env: Record<string, string>): string[] => {
  try {
    read(env);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
};

describe('the settings of a process', () => {
  it('have their defaults, also where a variable is empty', () => {
    expect(read({ LISTEN_PORT: '', PATH: '/bin' })).toMatchObject({ LISTEN_PORT: 80, LOG_LEVEL: 'warn' });
    expect(read({ LISTEN_PORT: '81', ALLOWED_HOSTS: ' a.lan, b.lan' })).toMatchObject({
      LISTEN_PORT: 81,
      ALLOWED_HOSTS: ['a.lan', 'b.lan'],
    });
  });

  it('are refused with a line for every wrong variable', () => {
    expect(problemsOf({ LISTEN_PORT: '8o', LOG_LEVEL: 'loud', ALLOWED_HOSTS: 'a.lan,b' })).toEqual([
      'LISTEN_PORT must be a whole number, but it is "8o"',
      expect.stringMatching(/^LOG_LEVEL: .*"loud"/),
      'ALLOWED_HOSTS must be a list of entries such as erp.lan, but one is "b"',
    ]);
  });

  it('are refused if a variable is almost one of them, or contradicts another', () => {
    expect(problemsOf({ LISTEN_PROT: '81' })).toEqual(['LISTEN_PROT is unknown; did you mean LISTEN_PORT?']);
    expect(problemsOf({ LISTEN_PORT: '1', LOG_LEVEL: 'info' })).toEqual(['LISTEN_PORT is too small for LOG_LEVEL']);
  });

  it('take a secret from a file, and from one place only', () => {
    const path = join(mkdtempSync(join(tmpdir(), 'settings-')), 'secret');
    writeFileSync(path, 'smtp://user:hidden@host\n');
    expect(read({ MAIL_SERVER_FILE: path }).MAIL_SERVER).toBe('smtp://user:hidden@host');
    expect(problemsOf({ MAIL_SERVER_FILE: path, MAIL_SERVER: 'smtp://host' })).toEqual([
      'MAIL_SERVER and MAIL_SERVER_FILE are both set: remove one of them',
    ]);
    expect(problemsOf({ MAIL_SERVER_FILE: `${path}.gone` })).toEqual([
      expect.stringMatching(/^MAIL_SERVER_FILE cannot be read: ENOENT/),
    ]);
  });

  it('never show a secret', () => {
    expect(problemsOf({ MAIL_SERVER: 'user:hidden@host' })).toEqual([
      'MAIL_SERVER must be an address such as smtp://host',
    ]);
    const described = describeSettings({ MAIL_SERVER: 'smtp://user:hidden@host', LISTEN_PORT: '81' }, settings);
    expect(described.split('\n').map((line) => line.split(/ {2,}/))).toEqual([
      ['LISTEN_PORT', '81'],
      ['LOG_LEVEL', 'warn'],
      ['MAIL_SERVER', '(set)'],
      ['GREETING', ''],
      ['ALLOWED_HOSTS', '[]'],
    ]);
  });

  it('are documented as a table', () => {
    expect(settingsTable(settings).split('\n')).toEqual([
      '| Variable | Default | Meaning |',
      '| --- | --- | --- |',
      '| `LISTEN_PORT` | `80` | port |',
      '| `LOG_LEVEL` | `warn` | level \\| of the log |',
      '| `MAIL_SERVER` (secret) |  | mail server |',
      '| `GREETING` |  | text |',
      '| `ALLOWED_HOSTS` |  | hosts |',
    ]);
  });
});
