import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ApiUser } from '../support/api-user';
import { expect, test } from '../support/portal';

const run = promisify(execFile);
const folder = fileURLToPath(new URL('../../hosts/token-endpoint', import.meta.url));
const guide = readFileSync(fileURLToPath(new URL('../../../mf-catalog/EMBED.md', import.meta.url)), 'utf8');

/** A participation and one of its users, chosen by the organiser. */
const [participation, userId] = [140, 12];

/** The endpoints of the guide, and how a server in each language runs its file. */
const endpoints = [
  {
    language: 'js',
    file: 'catalogue-token.mjs',
    command: process.execPath,
    args: [
      '--input-type=module',
      '-e',
      `import { catalogueToken } from './catalogue-token.mjs';
       console.log(JSON.stringify(await catalogueToken(${participation}, ${userId})));`,
    ],
  },
  {
    language: 'php',
    file: 'catalogue-token.php',
    command: 'php',
    args: ['-r', `require 'catalogue-token.php'; echo json_encode(catalogue_token(${participation}, ${userId}));`],
  },
  {
    language: 'python',
    file: 'catalogue_token.py',
    command: 'python3',
    args: [
      '-c',
      `import json, catalogue_token; print(json.dumps(catalogue_token.catalogue_token(${participation}, ${userId})))`,
    ],
  },
];

const isInstalled = (command: string): boolean => spawnSync(command, ['--version']).status === 0;

for (const { language, file, command, args } of endpoints) {
  test(`the guide shows the token endpoint ${file} unchanged [CAT-259]`, () => {
    expect(guide).toContain(`\`\`\`${language}\n${readFileSync(join(folder, file), 'utf8')}\`\`\`\n`);
  });

  // Node is always available; without PHP or Python, the story says so and runs the others
  if (!isInstalled(command)) {
    console.warn(`${command} is not installed: ${file} is not run`);
    continue;
  }
  test(`the token endpoint ${file} returns a token of the named user for one participation [CAT-259]`, async ({
    baseURL,
  }) => {
    const portal = baseURL ?? '';
    const ask = async (token: string): Promise<{ status: number; body: string }> => {
      const env = { ...process.env, PORTAL_URL: portal, PORTAL_TOKEN: token, PYTHONDONTWRITEBYTECODE: '1' };
      const { stdout } = await run(command, args, { cwd: folder, env });
      return JSON.parse(stdout) as { status: number; body: string };
    };
    const organizer = await ApiUser.signIn(portal, 'organizer@fairfront.example');
    const { status, body } = await ask(organizer.token);
    expect(status).toBe(201);
    const { token } = (JSON.parse(body) as { data: { token: string } }).data;
    const call = (path: string) => fetch(`${portal}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
    const user = (await (await call('/auth/user')).json()) as { data: { id: number } };
    expect(user.data.id).toBe(userId);
    expect((await call(`/participants/${participation}`)).status).toBe(200);
    expect((await call('/participants/101')).status).toBe(404);
    expect((await call('/notifications')).status).toBe(403);

    // a refusal of the portal reaches the page unchanged
    expect((await ask('nothing')).status).toBe(401);
  });
}

test("the guide is correct about the organiser's account [CAT-259]", async ({ baseURL }) => {
  const portal = baseURL ?? '';
  const organizer = await ApiUser.signIn(portal, 'organizer@fairfront.example');
  const answer = await organizer.call('GET', `/organizer/participants/${participation}/users`);
  const { data } = (await answer.json()) as { data: { id: number }[] };
  expect(data.map(({ id }) => id)).toContain(userId);
});
