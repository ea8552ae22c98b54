import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

/** What `npm start` prints with these words and this environment. */
const printed = (words: string[], env: Record<string, string>): string => {
  const facts = `{ url: 'http://localhost:8080', sitesUrl: null, seconds: '4.2', hasDemo }`;
  const script = `import { hasDemoData, readyText } from ${JSON.stringify(resolve(__dirname, 'ready-text.mjs'))};
    const hasDemo = hasDemoData(${JSON.stringify(words)}, ${JSON.stringify(env)});
    console.log(readyText(${facts}));`;
  return execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
};

it.each([
  [[], { DEMO: 'none' }],
  [['--demo=none'], {}],
  [[], { NODE_ENV: 'production' }],
])('without demo data the start says how to create the first owner: %j %j [ORG-031]', (words, env) => {
  const text = printed(words, env);
  expect(text).toContain('Fairfront is ready (4.2 s): http://localhost:8080');
  expect(text).toContain('npm run organizer -- init');
  expect(text).toContain('stop the portal before that');
  expect(text).not.toContain('Fairfront-demo-1');
});

it('the start text names the demo accounts [ORG-031]', () => {
  const text = printed(['hosts'], { NODE_ENV: 'production', DEMO: 'world' });
  expect(text).toContain('password Fairfront-demo-1');
  expect(text).toContain('supervisor@severmech.example');
  expect(text).not.toContain('organizer -- init');
});
