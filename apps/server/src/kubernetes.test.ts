import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { furtherHosts, shopCountries } from './modules/countries/data/shop-countries.ts';
import { readConfig, settingNames } from '#platform/config';
import { projectRoot } from '#platform/paths';

const folder = join(projectRoot, 'deploy/kubernetes');
const dockerfile = readFileSync(join(projectRoot, 'Dockerfile'), 'utf8');

interface Probe {
  httpGet: { path: string; port: string };
}
interface Container {
  image: string;
  command?: string[];
  env: { name: string; value: string }[];
  envFrom: { configMapRef?: { name: string }; secretRef?: { name: string } }[];
  ports?: { name: string; containerPort: number }[];
  startupProbe?: Probe;
  readinessProbe?: Probe;
  livenessProbe?: Probe;
  lifecycle?: { preStop: { exec: { command: string[] } } };
  securityContext: object;
  volumeMounts: { name: string; mountPath: string }[];
}
interface Pod {
  terminationGracePeriodSeconds: number;
  securityContext: { runAsUser: number; runAsNonRoot: boolean };
  containers: [Container];
  volumes: { name: string }[];
}
interface Manifest {
  kind: string;
  metadata: { name: string };
  data: Record<string, string>;
  spec: {
    replicas?: number;
    minReplicas?: number;
    selector: { matchLabels: object; app?: string };
    podSelector: { matchLabels: object };
    scaleTargetRef: { name: string };
    strategy: object;
    template: { metadata: { labels: object }; spec: Pod };
    ports: { port: number; targetPort: string }[];
    tls: { hosts: string[] }[];
    rules: { host: string; http: { paths: { backend: { service: { name: string; port: { name: string } } } }[] } }[];
  };
}

const { resources } = parse(readFileSync(join(folder, 'kustomization.yaml'), 'utf8')) as { resources: string[] };
const manifests = resources.flatMap((name) => parseAllDocuments(readFileSync(join(folder, name), 'utf8')).map((one) => one.toJS() as Manifest));
const list = (kind: string): Manifest[] => manifests.filter((one) => one.kind === kind);
const get = (kind: string, name = 'shop'): Manifest => {
  const found = manifests.find((one) => one.kind === kind && one.metadata.name === name);
  if (!found) throw new Error(`there is no ${kind} ${name}`);
  return found;
};
const deployments = list('Deployment').map(({ metadata, spec }) => ({
  name: metadata.name,
  spec,
  pod: spec.template.spec,
  container: spec.template.spec.containers[0],
}));

test('kustomization.yaml lists every manifest', () => {
  expect([...resources, 'kustomization.yaml'].toSorted()).toEqual(readdirSync(folder).toSorted());
});

test('the manifests name only settings that the shop has, and each deployment is a public shop with its own role', () => {
  const { data } = get('ConfigMap');
  const secrets = {
    DATABASE_URL: 'postgres://shop@db.example/shop',
    SMTP_URL: 'smtp://mail.example',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'key',
  };
  const roles = deployments.map(({ name, container }) => {
    const own = Object.fromEntries(container.env.map((one) => [one.name, one.value]));
    for (const setting of [...Object.keys(data), ...Object.keys(own)]) expect(settingNames).toContain(setting);
    expect(container.envFrom).toEqual([{ configMapRef: { name: 'shop' } }, { secretRef: { name: 'shop' } }]);
    const config = readConfig({ ...data, ...secrets, HOST: '0.0.0.0', DATA_DIR: '/data', ...own });
    expect(config).toMatchObject({ isLoopback: false, trustedProxies: 1, storage: { store: 's3' } });
    return [name, config.runsJobs];
  });
  expect(Object.fromEntries(roles)).toEqual({ 'shop-web': false, 'shop-worker': true });
});

test('the pods run as the user of the image without rights, and write only to volumes', () => {
  // The images of Node create the user `node` with this id.
  expect(dockerfile).toMatch(/^USER node$/m);
  for (const { pod, container } of deployments) {
    expect(pod.securityContext).toMatchObject({ runAsUser: 1000, runAsNonRoot: true });
    expect(container.securityContext).toEqual({ allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } });
    expect(container.volumeMounts.map(({ mountPath }) => mountPath)).toEqual([dockerfile.match(/^VOLUME (.*)$/m)?.[1], '/tmp']);
    expect(pod.volumes.map(({ name }) => name)).toEqual(container.volumeMounts.map(({ name }) => name));
    for (const text of container.command ?? []) {
      const entry = /apps\/server\/dist\/(.*)\.js/.exec(text)?.[1];
      if (entry) expect(existsSync(join(projectRoot, `apps/server/src/${entry}.ts`))).toBe(true);
    }
  }
});

test('probes ask routes of the shop on its port, to which the service and the ingress lead', () => {
  const { container } = deployments.find(({ name }) => name === 'shop-web') ?? {};
  expect(container?.ports).toEqual([{ name: 'http', containerPort: Number(dockerfile.match(/^EXPOSE (\d+)$/m)?.[1]) }]);
  const routes = readFileSync(join(projectRoot, 'apps/server/src/platform/health.ts'), 'utf8');
  for (const probe of [container?.startupProbe, container?.readinessProbe, container?.livenessProbe]) {
    expect(probe?.httpGet.port).toBe('http');
    expect(routes).toContain(`routes.get('${probe?.httpGet.path ?? ''}'`);
  }
  expect(container?.readinessProbe?.httpGet.path).toBe('/readyz');
  expect(get('Service').spec).toMatchObject({
    selector: get('Deployment', 'shop-web').spec.template.metadata.labels,
    ports: [{ name: 'http', targetPort: 'http' }],
  });
  for (const { http } of get('Ingress').spec.rules) expect(http.paths[0]?.backend).toEqual({ service: { name: 'shop', port: { name: 'http' } } });
});

test('an update keeps all web processes, and a pod ends after its requests', () => {
  const { shutdownGraceMs } = readConfig({});
  for (const { spec, pod, container } of deployments) {
    expect(spec.strategy).toEqual({ rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } });
    expect(spec.selector.matchLabels).toEqual(spec.template.metadata.labels);
    const pauseSeconds = Number(container.lifecycle?.preStop.exec.command[1] ?? 0);
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(pauseSeconds + shutdownGraceMs / 1000);
  }
  expect(get('HorizontalPodAutoscaler', 'shop-web').spec).toMatchObject({ minReplicas: 2, scaleTargetRef: { kind: 'Deployment', name: 'shop-web' } });
  expect(get('PodDisruptionBudget', 'shop-web').spec.selector.matchLabels).toEqual(get('Deployment', 'shop-web').spec.template.metadata.labels);
  for (const { name, spec } of deployments) expect(get('NetworkPolicy', name).spec.podSelector.matchLabels).toEqual(spec.template.metadata.labels);
});

test('the ingress has every domain of the shop with a certificate', () => {
  const { rules, tls } = get('Ingress').spec;
  const domains = [...shopCountries, ...furtherHosts].map(({ domain }) => domain).filter((domain) => domain !== 'localhost');
  expect(rules.map(({ host }) => host).toSorted()).toEqual(domains.toSorted());
  expect(tls.flatMap(({ hosts }) => hosts).toSorted()).toEqual(domains.toSorted());
  expect(domains).toContain(new URL(get('ConfigMap').data.PUBLIC_URL ?? '').hostname);
});

const hasKubectl = spawnSync('kubectl', ['version', '--client']).status === 0;

test.skipIf(!hasKubectl)('kubectl builds the manifests', () => {
  const { status, stdout, stderr } = spawnSync('kubectl', ['kustomize', folder], { encoding: 'utf8' });
  expect([status, status === 0 ? '' : stderr]).toEqual([0, '']);
  const built = parseAllDocuments(stdout).map((one) => one.toJS() as Manifest);
  expect(built.map(({ kind }) => kind).toSorted()).toEqual(manifests.map(({ kind }) => kind).toSorted());
  const images = built.filter(({ kind }) => kind === 'Deployment').map(({ spec }) => spec.template.spec.containers[0].image);
  for (const image of images) expect(image).toMatch(/^registry\.example\/selvedge:\d/);
});
