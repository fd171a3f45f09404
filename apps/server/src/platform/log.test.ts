import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { ShopError } from '#kit/errors';
import { answerError, type ApiEnv } from './http.ts';
import { createLog, type Log } from './log.ts';
import { requestLog } from './requests/request-log.ts';

/** Creates a log that collects its lines. */
function createMemoryLog() {
  const lines: Record<string, unknown>[] = [];
  const log = createLog('info', { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) });
  return { log, lines };
}

test('passwords, tokens and cookies are never logged', () => {
  const { log, lines } = createMemoryLog();
  log.info({ password: 'p1', user: { token: 't1' }, req: { headers: { authorization: 'a1', cookie: 'c1', 'set-cookie': 's1' } } }, 'signed in');
  expect(JSON.stringify(lines)).not.toMatch(/p1|t1|a1|c1|s1/);
});

test('a value with line breaks stays within its line, so that nobody can write lines of their own into the log', () => {
  const written: string[] = [];
  const log = createLog('info', { write: (line: string) => void written.push(line) });
  const forged = 'coat\n{"level":30,"msg":"order paid"}\r\u2028\u001b[2K';
  log.info({ name: forged }, forged);
  expect(written).toHaveLength(1);
  expect(written[0]?.trimEnd()).not.toMatch(/\p{Cc}/u);
  expect(JSON.parse(written[0] ?? '')).toMatchObject({ name: forged, msg: forged });
});

test('the fault of another program behind a refusal is logged, because its answer does not say it', async () => {
  const { log, lines } = createMemoryLog();
  const shop = new Hono<ApiEnv>();
  shop.use(async (c, next) => {
    c.set('log', log);
    await next();
  });
  shop.onError((error, c) => answerError(error, c));
  const refuse = (cause?: Error) => Object.assign(new ShopError('NotAvailable', 409, 'Not available'), cause && { cause });
  shop.get('/provider', () => {
    throw refuse(new Error('the method is not activated'));
  });
  shop.get('/shopper', () => {
    throw refuse();
  });
  for (const path of ['/provider', '/shopper']) expect((await shop.request(path)).status).toBe(409);
  expect(lines).toMatchObject([{ level: 'warn', path: '/provider' }]);
  expect(JSON.stringify(lines)).toContain('the method is not activated');
});

test('each log line and the response of a request have its id, even with concurrent requests', async () => {
  const { log, lines } = createMemoryLog();
  const shop = new Hono<{ Variables: { log: Log; requestId: string } }>();
  shop.use(requestLog(log, 0));
  shop.get('/:name', async (c) => {
    await new Promise(setImmediate);
    log.info({ name: c.req.param('name') }, 'looked');
    return c.text('ok');
  });
  const responses = await Promise.all(
    ['coat', 'hat'].map(async (name) => shop.request(`/${name}?token=hidden`, { headers: { 'X-Request-Id': 'forged-id' } })),
  );
  const ids = responses.map((response) => response.headers.get('x-request-id'));
  expect(new Set(ids).size).toBe(2);
  expect(ids).not.toContain('forged-id');
  for (const [index, name] of ['coat', 'hat'].entries()) {
    expect(lines).toContainEqual(expect.objectContaining({ name, requestId: ids[index] }));
    expect(lines).toContainEqual(expect.objectContaining({ path: `/${name}`, status: 200, requestId: ids[index] }));
  }
  expect(JSON.stringify(lines)).not.toContain('hidden');
});
