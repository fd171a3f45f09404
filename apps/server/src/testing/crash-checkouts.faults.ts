import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startSandboxGateway } from '@selvedge/sandbox-gateway';
import { sql } from 'drizzle-orm';
import { build } from 'rolldown';
import { expect, test } from 'vitest';
import { sandboxKeys } from '#modules/payments';
import { connect } from '#platform/database';
import { clusterPaths } from '#platform/embedded/cluster';
import { projectRoot } from '#platform/paths';
import { orders } from '#tables/orders';
import { stockLevels, stockMovements } from '#tables/catalog';
import type { Cart, Checkout, PlacedOrder } from '../contract.ts';
import { newLine, openTestShop, readyForm, shopIds, type TestGarment } from './test-shop.ts';

const KILLS = 20;
const SHOPPERS = 8;
const PIECES = 100_000;

/** One checkout as its shopper remembers it: every answer to having pressed the button. */
interface Pressed {
  method: 'cod' | 'card';
  answers: PlacedOrder[];
}

test('the process is killed 20 times during checkouts: no answered order is lost, and none is there twice', { timeout: 600_000 }, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'selvedge-crash-'));
  chmodSync(dataDir, 0o755);
  const port = await freePort();
  const gateway = await startSandboxGateway({
    port: 0,
    webhookUrl: `http://127.0.0.1:${port}/api/payments/stripe/webhook`,
    webhookSecret: sandboxKeys.webhookSecret,
  });
  const env = { DATA_DIR: dataDir, PORT: String(port), SANDBOX_PORT: String(gateway.port), LOG_LEVEL: 'fatal', DATABASE_URL: '', SMTP_URL: '' };
  await bundleShop();
  let shop = await open(env);
  try {
    const garment = await stocked(dataDir);
    const pressed: Pressed[] = [];
    const isOver = { now: false };
    const call = caller(`http://127.0.0.1:${port}/api/`, isOver);
    const shoppers = Array.from({ length: SHOPPERS }, (_, index) => shopper(call, { garment, pressed, isOver, index }));

    for (let kill = 1; kill <= KILLS; kill += 1) {
      const before = answered(pressed);
      // Killed while orders are being answered, at a moment that nobody chose.
      while (answered(pressed) < before + 3) await pause(10);
      await pause(Math.random() * 150);
      // Each fifth time the database dies with it.
      if (kill % 5 === 0) process.kill(databaseProcess(dataDir), 'SIGKILL');
      shop.kill('SIGKILL');
      await once(shop, 'close');
      shop = await open(env);
    }
    isOver.now = true;
    await Promise.all(shoppers);

    const books = await readBooks(dataDir);
    const orderNumbers = pressed.map(({ answers }) => answers[0]?.orderNumber);
    expect(pressed.length).toBeGreaterThan(KILLS);
    // Each press was answered in the end, and always with the same order.
    for (const { answers } of pressed) expect(new Set(answers.map(({ orderNumber }) => orderNumber)).size).toBe(1);
    expect(new Set(orderNumbers).size).toBe(pressed.length);
    // What was answered is there, and nothing else is.
    expect(books.orders.map(({ orderNumber }) => orderNumber).sort()).toEqual([...orderNumbers].sort());
    expect(books.orders.filter(({ status }) => status !== 'CONFIRMED')).toEqual([]);
    for (const { method, answers } of pressed.filter(({ method }) => method === 'cod')) {
      const kept = books.orders.find(({ orderNumber }) => orderNumber === answers[0]?.orderNumber);
      expect(
        answers.every(({ invoiceNumber }) => invoiceNumber === kept?.invoiceNumber),
        method,
      ).toBe(true);
    }
    // Invoice numbers have no gaps, and the stock is what was delivered less what was sold.
    expect(books.orders.map(({ invoiceNumber }) => Number(invoiceNumber?.slice(-6))).sort((a, b) => a - b)).toEqual(
      pressed.map((_, index) => index + 1),
    );
    expect(books.level).toMatchObject({ onHand: PIECES - pressed.length, held: 0 });
    expect(books.moved).toEqual({ onHand: PIECES - pressed.length, held: 0 });
    console.log(
      `${pressed.length} orders, ${pressed.filter(({ method }) => method === 'card').length} by card; ${pressed.filter(({ answers }) => answers.length > 1).length} answered more than once`,
    );
  } finally {
    if (shop.exitCode === null && shop.signalCode === null) {
      shop.kill('SIGTERM');
      await once(shop, 'close');
    }
    await gateway.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

type Call = <Data>(method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Data>;

/** Buys again and again, each time with a cart of its own, until it is over; a checkout that was begun is brought to its end. */
async function shopper(
  call: Call,
  { garment, pressed, isOver, index }: { garment: TestGarment; pressed: Pressed[]; isOver: { now: boolean }; index: number },
): Promise<void> {
  for (let turn = 0; !isOver.now; turn += 1) {
    const method = (index + turn) % 4 === 0 ? 'card' : 'cod';
    const form = readyForm('SI', { paymentMethod: method, email: `shopper-${index}-${turn}@example.si` });
    const { id } = await call<Cart>('POST', 'carts', { countryId: shopIds.SI });
    const { lines } = await call<Cart>('POST', `carts/${id}/lines`, newLine(garment));
    // Adding is no order: sent again because nobody answered, it adds again. Saying how many is the same however often.
    await call('PATCH', `carts/${id}/lines/${lines[0]?.id}`, { quantity: 1 });
    const checkout = await call<Checkout>('PATCH', `checkout/${id}`, { form });
    const press = () =>
      call<PlacedOrder>('POST', `checkout/${id}/orders`, { form, shownTotal: checkout.totals.total }, { 'idempotency-key': checkout.idempotencyKey });
    const order: Pressed = { method, answers: [] };
    pressed.push(order);
    order.answers.push(await press());
    // Some press the button again.
    if (turn % 3 === 0) order.answers.push(await press());
    if (method === 'card') await payByCard(call, order.answers[0]?.payUrl ?? '');
  }
}

async function payByCard(call: Call, payUrl: string): Promise<void> {
  await fetch(payUrl, { method: 'POST', redirect: 'manual', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'outcome=pay' });
  const sessionId = new URL(payUrl).pathname.split('/').at(-1);
  const { outcome } = await call<{ outcome: string }>('POST', 'checkout/payment-return', { sessionId });
  expect(outcome).toBe('succeeded');
}

/** Calls the API as a stubborn browser does: what is not answered is sent again. */
function caller(base: string, isOver: { now: boolean }): Call {
  return async <Data>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    for (;;) {
      try {
        const answer = await fetch(base + path, {
          method,
          headers: { ...headers, 'content-type': 'application/json' },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        });
        const read = (await answer.json()) as { isSuccess: boolean; data: Data; code?: string };
        if (read.isSuccess) return read.data;
        // A database that is just starting again is a failure that passes.
        if (answer.status < 500) throw new ApiRefusal(`${method} ${path}: ${answer.status} ${read.code}`);
      } catch (error) {
        if (error instanceof ApiRefusal) throw error;
      }
      await pause(isOver.now ? 50 : 20);
    }
  };
}

class ApiRefusal extends Error {}

const answered = (pressed: readonly Pressed[]): number => pressed.reduce((sum, { answers }) => sum + answers.length, 0);

/** Bundled as the shop itself is, so that it is up again in a second: twenty starts from source would take minutes. */
const bundle = join(projectRoot, '.cache/faults/shop-process.js');

async function bundleShop(): Promise<void> {
  await build({
    cwd: join(projectRoot, 'apps/server'),
    input: join(import.meta.dirname, 'shop-process.ts'),
    platform: 'node',
    external: (id) => !/^[.#]|^@selvedge\//.test(id) && !isAbsolute(id),
    output: { file: bundle, format: 'esm', codeSplitting: false },
    logLevel: 'warn',
  });
}

async function open(env: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, [bundle], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], env: { ...process.env, ...env } });
  await Promise.race([once(child, 'message'), once(child, 'exit').then(() => Promise.reject(new Error('the shop did not open')))]);
  return child;
}

/** The garment that everybody wants, with more pieces than they can buy. */
async function stocked(dataDir: string): Promise<TestGarment> {
  const database = await connect({ dataDir, databasePool: 2 }, { attach: true });
  const { garment } = await openTestShop(database);
  const made = await garment({ stock: PIECES });
  await database.close();
  return made;
}

/** What the books say in the end. */
async function readBooks(dataDir: string) {
  const database = await connect({ dataDir, databasePool: 2 }, { attach: true });
  const { db } = database;
  const books = {
    orders: await db.select().from(orders),
    level: (await db.select().from(stockLevels))[0],
    moved: (await db.select({ onHand: sql<number>`sum(on_hand_change)::int`, held: sql<number>`sum(held_change)::int` }).from(stockMovements))[0],
  };
  await database.close();
  return books;
}

const databaseProcess = (dataDir: string): number =>
  Number(readFileSync(join(clusterPaths(dataDir).folder, 'postmaster.pid'), 'utf8').split('\n')[0]);

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
