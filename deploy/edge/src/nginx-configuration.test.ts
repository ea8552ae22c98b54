import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ScreenOffer } from '@fairfront/shared-kit/platform/release';
import { defaultLimits } from './limits';
import { calledPrefixes } from './proxy-routes';
import { socketPrefix } from './socket-tunnel';
import { nginxConfiguration } from './nginx-configuration';
import { commonHeaders, releasedFileHeaders, secretApiPrefixes } from './security-headers';

/** What the shell and the remotes of this repository declare. The presets are ES modules, which jest does not load. */
const declared = JSON.parse(
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { declaredScreens } from './remote-definition.mjs'; process.stdout.write(JSON.stringify(declaredScreens()));`,
    ],
    { cwd: join(__dirname, '../../../shared-kit/tooling/webpack'), encoding: 'utf8' },
  ),
) as Record<string, ScreenOffer>;
const secretPaths = Object.fromEntries(
  Object.entries(declared).flatMap(([name, { path, secret }]) => (secret ? [[name, path]] : [])),
);
const text = nginxConfiguration({ secretPaths });
/** For the names of deploy/images/compose.yaml. */
const ofImages = nginxConfiguration({
  secretPaths,
  edges: ['edge:8080'],
  backends: ['backend:4000'],
  releases: '/releases/',
  accessLog: '/dev/stdout',
});

/** Returns the body of the block with this head. */
const block = (head: string, within = text): string => {
  const start = within.indexOf(head);
  if (start < 0) throw new Error(`No ${head}`);
  let depth = 0;
  for (let at = within.indexOf('{', start); at < within.length; at += 1) {
    if (within[at] === '{') depth += 1;
    if (within[at] === '}') depth -= 1;
    if (depth === 0) return within.slice(start, at + 1);
  }
  throw new Error(`${head} does not end`);
};

describe('the nginx configuration', () => {
  it.each([
    ['nginx/fairfront.conf', text],
    ['../images/nginx.conf', ofImages],
  ])('is committed as generated in %s (UPDATE_NGINX=1 writes the file)', (name, generated) => {
    const file = join(__dirname, '..', name);
    if (process.env['UPDATE_NGINX']) writeFileSync(file, generated);
    expect(readFileSync(file, 'utf8')).toBe(generated);
  });

  it('serves released files like the edge: headers, compressed variants, 404 text', () => {
    const released = block('location ~ "^/r/(');
    for (const [name, value] of Object.entries({ ...commonHeaders, ...releasedFileHeaders })) {
      expect(released).toContain(`add_header ${name} "${value}" always;`);
    }
    expect(released).toMatch(/gzip_static on;[\s\S]*error_page 403 404 405 @no_file;/);
    expect(block('location @no_file')).toContain('return 404 "No such file\\n";');
  });

  it.each(['unavailable', 'late', 'too_large', 'slow_body', 'too_many'])(
    'sends refusals like the edge: a page that embeds the catalogue can read @%s, no other page can [CAT-271]',
    (name) => {
      expect(block('map $http_origin $fairfront_reading_origin')).toMatch(
        /default "";\s+"~\*\^https:\S+" \$http_origin;/,
      );
      const refusal = block(`location @${name} {`);
      expect(refusal).toContain('add_header access-control-allow-origin "$fairfront_reading_origin" always;');
      expect(refusal).toContain('add_header vary "origin" always;');
    },
  );

  it('proxies the same paths as the edge, except the one page below the API prefix [SHELL-027]', () => {
    for (const prefix of [...calledPrefixes, socketPrefix]) {
      expect(block(`location ^~ ${prefix}/ `)).toContain('proxy_pass http://fairfront_backend;');
    }
    expect(block('map $request_method')).toMatch(
      /default fairfront_backend;\s+GET fairfront_edge;\s+HEAD fairfront_edge;/,
    );
    expect(text.indexOf('location ^~ /api/welcome/')).toBeLessThan(text.indexOf('location ^~ /api/ '));
  });

  it('enforces the same request budgets as the edge [SHELL-650]', () => {
    const { pagesPerAddress, filesPerAddress, othersPerAddress, budgetTime } = defaultLimits;
    const places = {
      pages: [pagesPerAddress, ['location / ', 'location ^~ /api/welcome/ ']],
      files: [filesPerAddress, ['location ~ "^/r/(', 'location = /release.json ', 'location ^~ /embed/ ']],
      others: [othersPerAddress, ['location = /health ', 'location = /ready ']],
    } as const;
    // the server block of portal hosts; the first block handles foreign hosts
    const portal = text.slice(text.lastIndexOf('\nserver {'));
    expect(portal).toContain('limit_req_status 429;');
    for (const [zone, [{ max, burst }, locations]] of Object.entries(places)) {
      const rate = max / (budgetTime / 1_000);
      expect(text).toContain(`limit_req_zone $binary_remote_addr zone=fairfront_${zone}:10m rate=${rate}r/s;`);
      for (const location of locations) {
        expect(block(location, portal)).toContain(`limit_req zone=fairfront_${zone} burst=${max} delay=${burst};`);
      }
    }
    expect(block('location / ', portal)).toContain('error_page 429 @too_many_page;');
    const page = block('map $cookie_ff_locale');
    expect(page).toMatch(/default '<!doctype html>\s+<html lang="ru">/);
    expect(page).toMatch(/\sen '<!doctype html>\s+<html lang="en">/);
  });

  it('logs no queries and no tokens [SHELL-250] [PASS-294]', () => {
    const format = /log_format fairfront '([^']+)'/.exec(text)?.[1] ?? '';
    expect(format).not.toMatch(/\$(request|request_uri|args|query_string|http_referer)\b/);
    const paths = [...block('map $uri').matchAll(/"~(.+)" (\S+);/g)];
    expect(Object.keys(secretPaths)).toEqual(['recovery-reset', 'confirm-registration', 'welcome', 'pass-link']);
    expect(paths).toHaveLength(4 + Object.keys(secretApiPrefixes).length);
    for (const [, expression = '', name] of paths) {
      const call = Object.entries(secretApiPrefixes).find(([known]) => known === name);
      if (call) {
        expect(`${call[1]}secret-1`).toMatch(new RegExp(expression));
        continue;
      }
      const path = secretPaths[name ?? ''] ?? '';
      expect(path.replace(/:\w+/g, 'secret-1')).toMatch(new RegExp(expression));
    }
  });
});
