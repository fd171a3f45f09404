import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '#testing/database';
import { buildDatabaseUrl } from '#testing/processes/database-url';
import { bundleEntry } from '#testing/processes/bundle-entry';
import { findFreePort } from '#testing/processes/find-free-port';
import { openReceiver } from '#testing/webhook-receiver';
import { openCollector, type ReceivedSpan } from '#testing/processes/collector';
import { shopIds } from '#testing/test-shop';

/** Prints each OpenTelemetry module that a process loads. */
const reportModules = `data:text/javascript,${encodeURIComponent(`
  import { register } from 'node:module';
  register('data:text/javascript,' + encodeURIComponent(\`
    import { writeSync } from 'node:fs';
    export async function resolve(specifier, context, next) {
      const found = await next(specifier, context);
      if (found.url.includes('@opentelemetry')) writeSync(2, 'loaded ' + found.url + '\\\\n');
      return found;
    }\`));`)}`;

const traceId = '0af7651916cd43dd8448eb211c80319c';
const traceparent = `00-${traceId}-b7ad6b7169203331-01`;
const email = 'ana.traced@example.si';

interface RunningShop {
  process: ChildProcess;
  origin: string;
  output: () => string;
  stop: () => Promise<number | null>;
}

let bundle: string;
const cleanups: (() => unknown)[] = [];
beforeAll(async () => {
  bundle = await bundleEntry('testing/processes/shop-process.ts');
});
afterEach(async () => {
  for (let next = cleanups.pop(); next; next = cleanups.pop()) await next();
});

/** Starts API and jobs as a separate process with its own database. */
async function startShop(settings: Record<string, string>): Promise<RunningShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'selvedge-tracing-'));
  const database = await createTestDatabase({ pool: 1 });
  const port = await findFreePort();
  const child = spawn(process.execPath, ['--import', reportModules, bundle], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      DATABASE_URL: buildDatabaseUrl(database.connection),
      REDIS_URL: '',
      SMTP_URL: '',
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'info',
      TRUST_PROXY: '1',
      ...settings,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => (output += text.toString()));
  const stop = async () => {
    if (child.exitCode !== null) return child.exitCode;
    child.kill('SIGTERM');
    const [code] = (await once(child, 'close')) as [number | null];
    return code;
  };
  cleanups.push(async () => {
    await stop();
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const opened = await Promise.race([once(child, 'message').then(() => true), once(child, 'close').then(() => false)]);
  if (!opened) throw new Error(`the shop has ended:\n${output}`);
  return { process: child, origin: `http://127.0.0.1:${port}`, output: () => output, stop };
}

/** Opens a ticket, which runs statements and queues a job that writes an email. */
const openTicket = (origin: string) =>
  fetch(`${origin}/api/tickets?note=${encodeURIComponent(email)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', traceparent },
    body: JSON.stringify({ topic: 'other', name: 'Ana Traced', message: 'My private words', countryId: shopIds.SI, languageId: 1, email }),
  });

/** Returns the spans from a span up to the request of this test, by name. */
function listAncestors(spans: ReceivedSpan[], span: ReceivedSpan): string[] {
  const parent = spans.find(({ spanId }) => spanId === span.parentSpanId);
  return parent ? [span.name, ...listAncestors(spans, parent)] : [span.name];
}

test('a request, its statements, the job that it queues and the statements of the job are one trace without personal data', async () => {
  const collector = await openCollector();
  cleanups.push(collector.close);
  const shop = await startShop({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin, OTEL_SERVICE_NAME: 'shop under test' });
  const answer = await openTicket(shop.origin);
  expect(answer.status).toBeLessThan(300);
  // Two jobs write an email to the shop and an email to the sender.
  const listJobs = () => collector.readSpans().filter((span) => span.traceId === traceId && span.kind === 'consumer');
  await expect.poll(() => listJobs().length).toBe(2);
  expect(await shop.stop()).toBe(0);

  const spans = collector.readSpans().filter((span) => span.traceId === traceId);
  const [request] = spans.filter(({ kind }) => kind === 'server');
  expect(request).toMatchObject({
    name: 'POST /api/tickets',
    parentSpanId: 'b7ad6b7169203331',
    service: 'shop under test',
    attributes: {
      'http.request.method': 'POST',
      'http.route': '/api/tickets',
      'http.response.status_code': answer.status,
      'url.path': '/api/tickets',
    },
  });
  const jobs = listJobs();
  for (const { name, parentSpanId, attributes } of jobs) {
    expect(parentSpanId).toBe(request?.spanId);
    expect(attributes).toMatchObject({ 'messaging.operation.type': 'process', 'messaging.system': 'pg-boss' });
    expect(name).toBe(`process ${String(attributes['messaging.destination.name'])}`);
  }

  const statements = spans.filter(({ kind }) => kind === 'client');
  for (const statement of statements)
    expect(statement.attributes).toMatchObject({ 'db.system.name': 'postgresql', 'db.operation.name': statement.name });
  const chains = statements.map((statement) => listAncestors(spans, statement).join(' < '));
  expect(chains).toContain('INSERT < POST /api/tickets');
  for (const { name } of jobs) expect(chains).toContain(`SELECT < ${name} < POST /api/tickets`);

  const lines = shop.output().split('\n');
  expect(lines.find((line) => line.includes('"path":"/api/tickets"'))).toContain(`"trace_id":"${traceId}"`);
  expect(shop.output()).toContain('loaded ');
  // The check for personal data needs all traces, also those of other jobs.
  for (const secret of [email, encodeURIComponent(email), 'Traced', 'private words', 'note=']) expect(collector.readAll()).not.toContain(secret);
});

test('without the setting no OpenTelemetry module is loaded, and log lines have no trace', async () => {
  const shop = await startShop({ OTEL_EXPORTER_OTLP_ENDPOINT: '' });
  expect((await openTicket(shop.origin)).status).toBeLessThan(300);
  expect(await shop.stop()).toBe(0);
  expect(shop.output()).toContain('"path":"/api/tickets"');
  expect(shop.output()).not.toContain('loaded ');
  expect(shop.output()).not.toContain('trace_id');
});

test.each([
  ['never answers', openSilentCollector],
  ['does not exist', async () => ({ origin: `http://127.0.0.1:${await findFreePort()}`, received: ['no export can arrive'] })],
])('a collector that %s delays no request, and neither the start nor the end fails', async (_, open) => {
  const collector = await open();
  const shop = await startShop({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin, OTEL_EXPORTER_OTLP_TIMEOUT: '60000' });
  const measureRequests = async () => {
    const began = performance.now();
    for (let count = 0; count < 20; count += 1) expect((await fetch(`${shop.origin}/api/unknown`)).status).toBe(404);
    return performance.now() - began;
  };
  expect(await measureRequests()).toBeLessThan(30_000);
  // From now on an export waits for its answer.
  await expect.poll(() => collector.received.length).toBeGreaterThan(0);
  expect(await measureRequests()).toBeLessThan(30_000);
  const began = performance.now();
  expect(await shop.stop()).toBe(0);
  // The collector's time limit is 60 s. The end waits two seconds for the last export.
  expect(performance.now() - began).toBeLessThan(30_000);
});

async function openSilentCollector() {
  const receiver = await openReceiver();
  receiver.setAnswer(() => undefined);
  cleanups.push(receiver.close);
  return receiver;
}
