import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { takeClientErrors } from './client-errors.ts';

/** Creates a shop that logs the reports of browsers. */
function listening() {
  const lines: object[] = [];
  const app = new Hono();
  takeClientErrors(app, { config: { trustedProxies: 1 }, log: { warn: (line: object) => lines.push(line) } as never });
  const sendReport = async (report: unknown, from = '192.0.2.1') => {
    const body = typeof report === 'string' ? report : JSON.stringify(report);
    return (await app.request('/client-errors', { method: 'POST', body, headers: { 'x-forwarded-for': from } })).status;
  };
  return { lines, tell: sendReport };
}
const report = { message: 'x is undefined', path: '/en/product/shirt', release: '1a2b3c', isCrawler: false };

test('an error in a browser is logged with release and path, without queries and addresses', async () => {
  const { lines, tell: sendReport } = listening();
  const stack = 'at http://si.localhost/user?email=maja@example.org:3:4';
  expect(await sendReport({ ...report, path: '/auth/Reset-Password?token=secret', message: 'maja@example.org failed', stack })).toBe(204);
  expect(lines).toMatchObject([{ release: '1a2b3c', path: '/auth/Reset-Password', isCrawler: false }]);
  expect(
    await sendReport({ ...report, path: '/de/orders/view/1a-tk2-secret/return', stack: 'at http://si.localhost/orders/view/1a-tk2-secret:3:4' }),
  ).toBe(204);
  expect(lines[1]).toMatchObject({ path: '/de/orders/view/*/return' });
  expect(JSON.stringify(lines)).not.toMatch(/maja|secret|192\.0\.2/);
});

test('reports that are too large, invalid or too many are not logged', async () => {
  const { lines, tell: sendReport } = listening();
  expect(await sendReport({ ...report, stack: 'x'.repeat(9000) }, '192.0.2.2')).toBe(413);
  expect(await sendReport('not json', '192.0.2.2')).toBe(400);
  expect(await sendReport({ ...report, path: 3 }, '192.0.2.2')).toBe(400);
  expect(lines).toEqual([]);
  const answers = await Promise.all(Array.from({ length: 25 }, () => sendReport(report, '192.0.2.3')));
  expect(answers.filter((status) => status === 204)).toHaveLength(20);
  expect(answers.filter((status) => status === 429)).toHaveLength(5);
  expect(await sendReport(report, '192.0.2.4')).toBe(204);
});
