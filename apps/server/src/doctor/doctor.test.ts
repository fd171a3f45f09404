import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { days, hours, now, setClock } from '#kit/clock';
import { createUser, seedUserTypes, userType } from '#modules/accounts';
import { recordBackup } from '#platform/backup/last-backup';
import { readConfig } from '#platform/config';
import { openPool } from '#platform/database';
import { createHealthRoutes } from '#platform/health';
import { serveHttp } from '#platform/requests/http-server';
import { openStorage } from '#platform/storage/stores';
import { test } from '#testing/database';
import { openS3Server } from '#testing/processes/s3-server';
import { checkAdmins } from './check-admins.ts';
import { checkBackups } from './check-backups.ts';
import { checkClock } from './check-clock.ts';
import { checkDatabase, checkMigrations } from './check-database.ts';
import { checkDisk, judgeSpace } from './check-disk.ts';
import { checkDomain } from './check-domains.ts';
import { checkMail } from './check-mail.ts';
import { checkPayments } from './check-payments.ts';
import { checkSettings } from './check-settings.ts';
import { checkStorage } from './check-storage.ts';

const publicShop = { PUBLIC_URL: 'https://shop.example', SMTP_URL: 'smtp://mail.example' };
const liveKeys = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'selvedge-doctor-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

describe('the doctor and the database', () => {
  test('names the settings with which a crash loses orders, and a read-only server', async ({ database }) => {
    const { database: name } = database.connection;
    const check = async () => {
      const fresh = openPool(database.connection, 1);
      try {
        return (await checkDatabase(fresh, 10)).filter(({ level }) => level === 'failure').map(({ text }) => text);
      } finally {
        await fresh.close();
      }
    };
    // The test server has these settings switched off for speed.
    expect(await check()).toEqual(['Paid orders can be lost in a crash: fsync, full_page_writes, synchronous_commit is off.']);
    await database.pool.query(`alter database ${name} set synchronous_commit = on`);
    await database.pool.query(`alter database ${name} set default_transaction_read_only = on`);
    expect(await check()).toEqual(['The database is read-only.', 'Paid orders can be lost in a crash: fsync, full_page_writes is off.']);
  });

  test('warns if there are too few connections for the processes of the shop', async ({ database }) => {
    expect(await checkDatabase(database, 500)).toContainEqual(expect.objectContaining({ level: 'warning', check: 'database' }));
    const texts = (await checkDatabase(database, 500, 8)).map(({ text }) => text);
    // Eight web processes, a worker, a supervisor, and one more during a restart.
    expect(texts).toContainEqual(expect.stringContaining('11 processes need 5510.'));
  });

  test('finds a schema that is older than the release', async ({ database }) => {
    expect(await checkMigrations(database)).toMatchObject({ level: 'ok' });
    await database.pool.query(
      'delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)',
    );
    expect(await checkMigrations(database)).toMatchObject({ level: 'failure', check: 'migrations' });
  });

  test('finds a clock that is wrong', async ({ database }) => {
    expect(await checkClock(database)).toMatchObject({ level: 'ok' });
    const machine = now;
    for (const [ahead, level] of [
      [60_000, 'failure'],
      [-60_000, 'failure'],
      [10_000, 'warning'],
    ] as const) {
      const start = machine().getTime();
      const reset = setClock(() => new Date(start + ahead));
      expect(await checkClock(database)).toMatchObject({ level });
      reset();
    }
  });

  test('finds a shop without an admin', async ({ database }) => {
    expect(await checkAdmins(database.db)).toMatchObject({ level: 'failure', advice: expect.stringContaining('npm run admin') as string });
    await seedUserTypes(database.db);
    const person = { email: 'mira@shop.example', firstName: 'Mira', lastName: 'Novak', password: 'Cotton.and.Linen.7' };
    await createUser(database.db, { ...person, emailConfirmedAt: now(), userTypeIds: [userType.admin] });
    expect(await checkAdmins(database.db)).toMatchObject({ level: 'ok' });
  });
});

describe('the doctor and the settings', () => {
  test('warns about a demo, and about a public shop without trusted proxy and own database', () => {
    expect(checkSettings(readConfig({}))).toMatchObject([{ level: 'warning', text: expect.stringContaining('a demo shop') as string }]);
    expect(checkSettings(readConfig(publicShop)).map(({ text }) => text)).toEqual([
      expect.stringContaining('TRUST_PROXY is 0'),
      expect.stringContaining('its own PostgreSQL'),
      expect.stringContaining('/metrics'),
    ]);
    const whole = { ...publicShop, TRUST_PROXY: '1', DATABASE_URL: 'postgres://db/shop', METRICS_TOKEN: 'a-token-of-thirty-letters' };
    expect(checkSettings(readConfig(whole))).toMatchObject([{ level: 'ok' }]);
  });

  test('finds test keys, payments without https and a shop without payments', () => {
    expect(checkPayments(readConfig(publicShop))).toMatchObject([{ level: 'warning', text: 'No provider takes online payments.' }]);
    expect(checkPayments(readConfig({ ...publicShop, ...liveKeys }))).toMatchObject([
      { level: 'ok', text: expect.stringMatching(/^Stripe sends messages to https:\/\/shop\.example\/api\//) as string },
    ]);
    const testKeys = { ...publicShop, ...liveKeys, STRIPE_SECRET_KEY: 'sk_test_1' };
    expect(checkPayments(readConfig(testKeys))).toMatchObject([{ level: 'failure', text: expect.stringContaining('STRIPE_SECRET_KEY') as string }]);
    expect(checkPayments(readConfig({ ...testKeys, TEST_PAYMENTS: 'on' }))).toMatchObject([{ level: 'warning' }, { level: 'ok' }]);
    expect(checkPayments(readConfig({ ...publicShop, ...liveKeys, PUBLIC_URL: 'http://shop.example' }))).toMatchObject([
      { level: 'failure', text: expect.stringContaining('https addresses only') as string },
    ]);
  });
});

describe('the doctor and other machines', () => {
  test('signs in to the mail server, and reports one that refuses or does not answer', async () => {
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: ({ password }, _session, done) => (password === 'right' ? done(null, { user: 'shop' }) : done(new Error('wrong password'))),
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.server.address() as AddressInfo;
    expect(await checkMail(`smtp://shop:right@127.0.0.1:${port}`)).toMatchObject({ level: 'ok' });
    const refused = await checkMail(`smtp://shop:hunter22@127.0.0.1:${port}`);
    expect(refused).toMatchObject({ level: 'failure', text: expect.stringContaining('wrong password') as string });
    expect(refused.text).not.toContain('hunter22');
    await new Promise<void>((done) => server.close(done));
    expect(await checkMail(`smtp://127.0.0.1:${port}`)).toMatchObject({ level: 'failure', text: expect.stringContaining('ECONNREFUSED') as string });
    expect(await checkMail(undefined)).toMatchObject({ level: 'warning' });
  });

  test('writes, reads and removes a file in the store, and reports a bucket that it may not use', async () => {
    const storage = openStorage({ dataDir });
    expect(await checkStorage(storage, 'local')).toMatchObject({ level: 'ok' });
    for await (const { key } of storage.list()) expect(key).toBe('nothing');
    const server = await openS3Server();
    const open = (s3: typeof server.settings) => openStorage({ dataDir, storage: { store: 's3', fallback: undefined, s3 } });
    expect(await checkStorage(open(server.settings), 's3')).toMatchObject({ level: 'ok' });
    const wrong = await checkStorage(open({ ...server.settings, secretAccessKey: 'wrong' }), 's3');
    expect(wrong).toMatchObject({
      level: 'failure',
      text: expect.stringContaining('403') as string,
      advice: expect.stringContaining('S3_') as string,
    });
    await server.stop();
    expect(await checkStorage(open(server.settings), 's3')).toMatchObject({ level: 'failure' });
  });

  test('accepts a domain that leads to the shop, and reports one that leads elsewhere or nowhere', async ({ database }) => {
    const shop = await serveHttp(createHealthRoutes({ database, isStopping: () => false }).fetch, { host: '127.0.0.1', port: 0 });
    expect(await checkDomain(`http://127.0.0.1:${shop.port}`)).toMatchObject({ level: 'ok' });
    await shop.stop(1000);
    expect(await checkDomain(`http://127.0.0.1:${shop.port}`)).toMatchObject({
      level: 'failure',
      text: expect.stringContaining('ECONNREFUSED') as string,
    });

    const other = createServer((_request, response) => response.end('<h1>Parked</h1>'));
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
    const { port } = other.address() as AddressInfo;
    expect(await checkDomain(`http://127.0.0.1:${port}`)).toMatchObject({
      level: 'failure',
      text: expect.stringContaining('not as the shop') as string,
    });
    other.close();
    expect(await checkDomain('https://shop.invalid')).toMatchObject({ level: 'failure', text: 'shop.invalid does not resolve.' });
  });
});

describe('the doctor and the tasks of an operator', () => {
  test('judges the age of the last backup', async () => {
    const storage = openStorage({ dataDir });
    expect(await checkBackups(storage)).toMatchObject({ level: 'warning', text: 'No backup by npm run backup is known.' });
    await recordBackup(storage, { madeAt: now().toISOString(), file: '/backups/shop.backup' });
    for (const [age, level] of [
      [hours(20), 'ok'],
      [hours(30), 'warning'],
      [days(8), 'failure'],
    ] as const) {
      const start = Date.now();
      const reset = setClock(() => new Date(start + age));
      expect(await checkBackups(storage)).toMatchObject({ level });
      reset();
    }
  });

  test('judges the free space of the disk', async () => {
    const gib = 1024 ** 3;
    expect(judgeSpace({ free: 0.5 * gib, total: 100 * gib }, '/data')).toMatchObject({ level: 'failure' });
    expect(judgeSpace({ free: 8 * gib, total: 100 * gib }, '/data')).toMatchObject({ level: 'warning' });
    expect(judgeSpace({ free: 40 * gib, total: 100 * gib }, '/data')).toMatchObject({ level: 'ok', text: '40.0 of 100.0 GiB are free at /data.' });
    expect((await checkDisk(dataDir)).text).toMatch(/of [\d.]+ GiB are free/);
    expect(await checkDisk(join(dataDir, 'absent'))).toMatchObject({ level: 'warning', text: expect.stringContaining('ENOENT') as string });
  });
});
