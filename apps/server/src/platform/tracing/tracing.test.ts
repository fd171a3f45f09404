import { expect, test } from 'vitest';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { readConfig } from '../config.ts';
import { addTraceparent, splitTraceparent } from './job-trace.ts';
import { watchOutgoingRequests } from './outgoing-requests.ts';
import { removeLiterals } from './query-span.ts';
import { setTracing, type Attributes } from './tracing.ts';

const endpoint = 'http://collector:4318';

test('without an endpoint no traces are exported, with one the settings have the defaults of OpenTelemetry', () => {
  expect(readConfig({ OTEL_SERVICE_NAME: 'shop' }).tracing).toBeUndefined();
  expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: `${endpoint}/` }).tracing).toEqual({
    tracesUrl: 'http://collector:4318/v1/traces',
    headers: {},
    timeoutMs: 10_000,
    serviceName: 'selvedge',
    resourceAttributes: {},
    sampler: 'parentbased_always_on',
    samplerRatio: 1,
  });
});

test('headers and attributes are pairs with percent-encoded values', () => {
  const { tracing } = readConfig({
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20abc=, x-tenant=shop',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=staging',
  });
  expect(tracing?.headers).toEqual({ authorization: 'Bearer abc=', 'x-tenant': 'shop' });
  expect(tracing?.resourceAttributes).toEqual({ 'deployment.environment.name': 'staging' });
});

test.each([
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ['OTEL_TRACES_SAMPLER', 'sometimes'],
  ['OTEL_TRACES_SAMPLER_ARG', '2'],
  ['OTEL_EXPORTER_OTLP_TIMEOUT', '0'],
])('a wrong value of %s stops the start', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name);
});

test('wrong headers are not repeated, because they may contain a key', () => {
  const wrong = () => readConfig({ OTEL_EXPORTER_OTLP_HEADERS: 'my-secret-key' });
  expect(wrong).toThrow('OTEL_EXPORTER_OTLP_HEADERS');
  expect(wrong).not.toThrow('my-secret-key');
});

test('the text of a statement has no values, but keeps its parameters and names', () => {
  expect(removeLiterals(`select "a1" from t2 where email = 'ana@example.si' and n = 42 and id = $1 limit 5`)).toBe(
    `select "a1" from t2 where email = '?' and n = ? and id = $1 limit ?`,
  );
  expect(removeLiterals(`select 'O''Brien', 'cut off`)).toBe(`select '?', '?'`);
});

test('the trace in the data of a job is separate from the data that the job reads', () => {
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  const stored = addTraceparent({ orderId: 7 }, traceparent);
  expect(splitTraceparent(stored)).toEqual({ data: { orderId: 7 }, traceparent });
  expect(addTraceparent({ orderId: 7 }, null)).toEqual({ orderId: 7 });
  expect(splitTraceparent({ orderId: 7 })).toEqual({ data: { orderId: 7 } });
});

test('a request to a server with an IPv6 address has a span with its address and port', async () => {
  const spans: (Attributes | undefined)[] = [];
  setTracing({
    runInSpan: () => Promise.reject(new Error('not used')),
    startChildSpan: (describe) => {
      spans.push(describe().attributes);
      return { rename: () => {}, setAttributes: () => {}, fail: () => {}, end: () => {}, traceparent: '' };
    },
    findTraceFields: () => undefined,
  });
  const stop = watchOutgoingRequests(undefined);
  const server = createServer((_, response) => response.end('ok')).listen(0, '::1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => get(`http://[::1]:${port}/secret`, (response) => response.resume().once('end', done)));
  expect(spans).toEqual([{ 'http.request.method': 'GET', 'server.address': '[::1]', 'server.port': port }]);
  await (await fetch(`http://[::1]:${port}/`)).text();
  expect(spans[1]).toEqual(spans[0]);
  stop();
  setTracing(undefined);
  server.close();
});
