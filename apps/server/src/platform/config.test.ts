import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError, readConfig, settingNames } from './config.ts';
import { projectRoot } from './paths.ts';

test('without settings the shop is a demo on this machine', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    isLoopback: true,
    dataDir: join(projectRoot, 'data'),
    databaseUrl: undefined,
    payments: { stripe: { mode: 'sandbox', keys: undefined, apiBase: 'http://127.0.0.1:3001' } },
    sandboxPort: 3001,
    runsJobs: true,
    notices: [],
  });
});

test('each wrong value gets one line with the expected and the actual value', () => {
  const read = () => readConfig({ PORT: 'abc', LOG_LEVEL: 'loud', PUBLIC_URL: 'shop', DATABASE_POOL: '1' });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow('PORT must be a whole number from 1 to 65535, it is "abc"');
  expect(read).toThrow('LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent, it is "loud"');
  expect(read).toThrow('PUBLIC_URL must be an address such as https://shop.example, it is "shop"');
  expect(read).toThrow('DATABASE_POOL must be a whole number from 2 to 100, it is "1"');
});

test('a process may leave its jobs to a worker', () => {
  expect(readConfig({ JOBS: 'off' }).runsJobs).toBe(false);
  expect(() => readConfig({ JOBS: 'none' })).toThrow('JOBS must be on or off, it is "none"');
});

test('one process runs the shop, unless WORKERS names a number of web processes or all cores', () => {
  expect(readConfig({}).webProcesses).toBe(1);
  expect(readConfig({ WORKERS: '3' }).webProcesses).toBe(3);
  expect(readConfig({ WORKERS: 'auto' }).webProcesses).toBe(availableParallelism());
  for (const wrong of ['0', '-1', '1.5', 'all'])
    expect(() => readConfig({ WORKERS: wrong })).toThrow('WORKERS must be auto or a whole number from 1 to 99');
});

test('read replicas are a list of addresses, which needs the address of the primary and is never shown', () => {
  const DATABASE_URL = 'postgres://shop:hunter22@primary/shop';
  expect(readConfig({ DATABASE_URL })).toMatchObject({ databaseReadUrls: [], databaseReadMaxLagMs: 5000 });
  const urls = ['postgres://shop:hunter22@one/shop', 'postgresql://shop:hunter22@two:5433/shop'];
  expect(readConfig({ DATABASE_URL, DATABASE_READ_URL: urls.join(' , ') }).databaseReadUrls).toEqual(urls);
  expect(() => readConfig({ DATABASE_READ_URL: urls[0] })).toThrow('DATABASE_READ_URL needs DATABASE_URL');
  expect(() => readConfig({ DATABASE_URL, DATABASE_READ_URL: `${urls[0]},mysql://shop:hunter22@two/shop` })).toThrow(
    expect.objectContaining({
      lines: ['DATABASE_READ_URL must be addresses joined by commas, such as postgres://user:password@replica/database'],
    }),
  );
});

test('files are stored on this machine, in the bucket that is set, or where STORAGE says', () => {
  const s3 = { S3_BUCKET: 'shop-files', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
  expect(readConfig({}).storage).toEqual({ store: 'local', fallback: undefined, s3: undefined });
  expect(readConfig(s3).storage).toMatchObject({ store: 's3', s3: { endpoint: undefined, region: 'us-east-1', usesPathStyle: false } });
  expect(readConfig({ ...s3, S3_ENDPOINT: 'http://s3.example:9000' }).storage.s3).toMatchObject({
    endpoint: 'http://s3.example:9000',
    usesPathStyle: true,
  });
  expect(readConfig({ ...s3, STORAGE: 'local', STORAGE_FALLBACK: 's3' }).storage).toMatchObject({ store: 'local', fallback: 's3' });
});

test('incomplete and contradicting settings of the stores are errors', () => {
  expect(() => readConfig({ S3_BUCKET: 'shop-files' })).toThrow('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY is missing');
  expect(() => readConfig({ STORAGE: 's3' })).toThrow('STORAGE is s3, which needs S3_BUCKET');
  expect(() => readConfig({ STORAGE: 'disk' })).toThrow('STORAGE must be local or s3, it is "disk"');
  expect(() => readConfig({ STORAGE_FALLBACK: 'local' })).toThrow('STORAGE_FALLBACK is local, which is the store itself');
});

test('a password in a wrong value is not repeated', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://shop:hunter22@host/shop' })).toThrow(
    expect.objectContaining({ lines: ['DATABASE_URL must be an address such as postgres://user:password@host/database'] }),
  );
});

test.each(['http://si.localhost:3000', 'http://127.1.2.3', 'http://[::1]:8080'])('%s is on this machine', (address) => {
  expect(readConfig({ PUBLIC_URL: address }).isLoopback).toBe(true);
});

test('a public shop does not start without mail and reports which payment providers are off', () => {
  expect(() => readConfig({ PUBLIC_URL: 'https://selvedge.example' })).toThrow('SMTP_URL is missing');
  const open = readConfig({ PUBLIC_URL: 'https://selvedge.example', SMTP_URL: 'smtp://mail.example' });
  expect(open).toMatchObject({ isLoopback: false, payments: { stripe: { mode: 'off' } } });
  expect(open.notices).toEqual([
    'Stripe is switched off: STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are not set.',
    'SSLCommerz is switched off: SSLCOMMERZ_STORE_ID and SSLCOMMERZ_STORE_PASSWORD are not set.',
  ]);
});

test('one Stripe key without the other is an error; both switch Stripe on', () => {
  expect(() => readConfig({ STRIPE_SECRET_KEY: 'sk_test_1' })).toThrow('STRIPE_WEBHOOK_SECRET is missing');
  expect(readConfig({ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }).payments.stripe).toEqual({
    ...{ mode: 'live', keys: { secretKey: 'sk_test_1', webhookSecret: 'whsec_1' }, apiBase: undefined },
  });
});

test('an incomplete SSLCommerz store is an error; a complete one switches it on', () => {
  expect(() => readConfig({ SSLCOMMERZ_STORE_PASSWORD: 'p' })).toThrow('SSLCOMMERZ_STORE_ID is missing');
  expect(readConfig({ SSLCOMMERZ_STORE_ID: 's', SSLCOMMERZ_STORE_PASSWORD: 'p' }).payments.sslcommerz.mode).toBe('live');
});

test.each(['0.0.0.0', '::', '192.168.1.10', 'shop.internal'])('a demo does not listen on %s, which others can reach', (HOST) => {
  expect(() => readConfig({ HOST })).toThrow(`HOST ${HOST} opens the shop to the network`);
  expect(() => readConfig({ HOST, PUBLIC_URL: 'http://si.localhost:3000' })).toThrow('Set PUBLIC_URL to the address that customers use');
});

test.each(['0.0.0.0', '127.0.0.1'])('behind a proxy a shop with a public address listens on %s', (HOST) => {
  const config = readConfig({ HOST, PUBLIC_URL: 'https://selvedge.example', SMTP_URL: 'smtp://mail.example', TRUST_PROXY: '1' });
  expect(config).toMatchObject({ host: HOST, isLoopback: false, trustedProxies: 1 });
});

test.each(['localhost', '127.0.0.1', '::1'])('a demo listens on %s', (HOST) => {
  expect(readConfig({ HOST }).isLoopback).toBe(true);
});

test('.env.example lists every setting and no other', () => {
  const lines = readFileSync(join(projectRoot, '.env.example'), 'utf8').split('\n');
  const listed = lines.flatMap((line) => /^(\w+)=/.exec(line)?.[1] ?? []);
  expect(listed.toSorted()).toEqual(settingNames.toSorted());
});
