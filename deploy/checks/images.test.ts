import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backendSettings } from '@fairfront/backend/platform/settings';
import { edgeSettings } from '@fairfront/edge/settings';
import { readSettings, type Env } from '@fairfront/settings';
import { validate } from 'dockerfile-utils';
import { parse, parseAllDocuments } from 'yaml';

const images = join(__dirname, '../images');
const read = (name: string): string => readFileSync(join(images, name), 'utf8');

interface Manifest {
  kind: string;
  metadata: { name: string };
}
const manifests = parseAllDocuments(read('kubernetes.yaml')).map((document) => document.toJS() as Manifest);

interface Composed {
  services: Record<string, { environment?: Record<string, string>; build?: { target: string }; read_only?: boolean }>;
}
const composed = parse(read('compose.yaml'), { merge: true }) as Composed;

interface Container {
  env: { name: string; value?: string; valueFrom?: object }[];
  securityContext: object;
}
const containerOf = (name: string): Container => {
  const found = manifests.find(({ kind, metadata }) => kind === 'Deployment' && metadata.name === name);
  const { spec } = found as unknown as { spec: { template: { spec: { containers: [Container] } } } };
  return spec.template.spec.containers[0];
};

const secretFile = join(mkdtempSync(join(tmpdir(), 'images-')), 'secret');
const secrets: Record<string, string> = {
  DATABASE_URL: 'postgres://user:password@postgres/fairfront',
  SECRET_KEYS: `first:${Buffer.alloc(32).toString('base64')}`,
  SMTP_URL: 'smtp://mail:25',
};
const runtimeConfig = join(__dirname, '../edge/runtime-config.json');
/** Fills what an operator provides: variables of Compose by their defaults, files with an example. */
const filled = (env: Record<string, string | undefined>): Env =>
  Object.fromEntries(
    Object.entries(env).map(([name, value]) => {
      if (name === 'RUNTIME_CONFIG') return [name, runtimeConfig];
      if (!name.endsWith('_FILE')) return [name, value?.replace(/\$\{\w+:-(.*)\}/, '$1') ?? 'example-secret'];
      const setting = name.slice(0, -'_FILE'.length);
      writeFileSync(`${secretFile}-${setting}`, secrets[setting] ?? 'example-secret-example-secret');
      return [name, `${secretFile}-${setting}`];
    }),
  );

/** What a container would start with. @throws Error that names a wrong variable */
const start = {
  backend: (env: Env) => readSettings({ NODE_ENV: 'production', ...env }, backendSettings),
  edge: (env: Env) => readSettings({ NODE_ENV: 'production', ...env }, edgeSettings),
};

describe('the images', () => {
  it('are described by a Dockerfile without a finding', () => {
    expect(validate(read('Dockerfile'))).toEqual([]);
  });

  it('are built by targets that the Dockerfile has', () => {
    const targets = [...read('Dockerfile').matchAll(/^FROM \S+ AS (\S+)$/gm)].map(([, name]) => name);
    const used = Object.values(composed.services).flatMap(({ build }) => build?.target ?? []);
    expect([...new Set(used)].sort()).toEqual(['backend', 'edge', 'release']);
    expect(targets).toEqual(expect.arrayContaining(used));
  });
});

describe.each(['backend', 'edge'] as const)('the %s', (name) => {
  it('starts with the settings of the compose file', () => {
    const values = start[name](filled(composed.services[name]?.environment ?? {}));
    expect(values.PUBLIC_URL).toBe('https://portal.example');
  });

  it('starts with the settings of the Kubernetes manifests', () => {
    const { data } = manifests.find(({ kind }) => kind === 'ConfigMap') as unknown as { data: Record<string, string> };
    const own = Object.fromEntries(containerOf(name).env.map(({ name: variable, value }) => [variable, value]));
    expect(start[name](filled({ ...data, ...own })).PUBLIC_URL).toBe('https://portal.example');
  });

  it('has a root file system that it cannot write', () => {
    expect(composed.services[name]?.read_only).toBe(true);
    expect(containerOf(name).securityContext).toMatchObject({
      readOnlyRootFilesystem: true,
      allowPrivilegeEscalation: false,
    });
  });
});

it('every Kubernetes manifest follows the schema of its kind, and a wrong field is found', () => {
  const check = (file: string) => spawnSync(process.execPath, [join(__dirname, 'kubernetes-manifests.mjs'), file]);
  expect(check(join(images, 'kubernetes.yaml')).stderr.toString()).toBe('');
  const wrong = `${secretFile}.yaml`;
  writeFileSync(wrong, read('kubernetes.yaml').replace('replicas: 2', 'replicas: two'));
  const found = check(wrong);
  expect([found.status, found.stderr.toString()]).toEqual([1, expect.stringMatching(/^Deployment edge: .*replicas/)]);
});
