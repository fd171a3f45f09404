import { setTimeout as pause } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { eq } from 'drizzle-orm';
import { adjustLedger, verifyLedger, type LedgerReport } from '#modules/affiliates';
import { inTransaction } from '#platform/transaction';
import type { PayoutRecord } from '#server/backoffice/affiliates/contract';
import type { OrderRecord } from '#server/backoffice/orders/contract';
import type { Cart, Checkout, PlacedOrder } from '#server/contract';
import { returnItems } from '#tables/returns';
import { affiliates } from '#tables/affiliates';
import { payouts } from '#tables/affiliates/payouts';
import { orders } from '#tables/orders';
import type { ReturnOverview } from '#contracts/returns';
import { addLargeSize } from '../orders/add-size.ts';
import { activeAffiliate } from '../people/active-affiliate.ts';
import { signedInStaff } from '../people/staff.ts';
import { chooseProofSize } from '../proof-size.ts';
import { buildLine, openTestShop, readyForm, shopIds, type TestGarment, type TestShop } from '../test-shop.ts';
import { openCrashingShop, type CrashingShop } from './crashing-shop.ts';
import { createRetryingClient, type RetryingCall } from './retrying-client.ts';

/** Each kind of work below is done this often. */
const ROUNDS = chooseProofSize({ short: 2, whole: 20 });
const FAULTS = chooseProofSize({ short: 3, whole: 25 });
const WORKERS = 6;
/** The balance of each payee in minor units, above the minimum payout. */
const BALANCE = 5000;

interface Setting {
  call: RetryingCall;
  staff: Record<string, string>;
  garment: TestGarment;
  /** The variant of the other size. */
  large: number;
  /** Affiliate code that each order is credited to. */
  code: string;
  /** Affiliates with a due balance, one for each payout. */
  payees: number[];
}

/** An order of two pieces. */
interface Work extends Setting {
  placed: PlacedOrder;
}

const account = { holder: 'Ana Novak', iban: 'SI56263300012039086' };

/** What happens to an order after it was placed and paid. */
const kinds = {
  edited: async (work: Work) => {
    const path = `admin/orders/${work.placed.orderNumber}/edit`;
    const change = { form: { phone: '031 234 568' }, lines: [], newLines: [], reason: 'new number' };
    const { data } = await work.call<{ revision: string }>('GET', path, undefined, work.staff);
    const preview = await work.call<{ totals: { total: number } }>('POST', `${path}/preview`, change, work.staff);
    await work.call('PUT', path, { ...change, revision: data?.revision, shownTotal: preview.data?.totals.total }, work.staff);
  },
  cancelled: async (work: Work) => {
    await act(work, 'cancel', { reason: 'changed their mind' });
  },
  reduced: async (work: Work) => {
    const { revision, order } = await readRecord(work);
    await act(work, 'cancel-lines', { pieces: [{ lineId: order.lines[0]?.lineId, quantity: 1 }], reason: 'one is damaged', revision });
  },
  refunded: async (work: Work) => {
    await deliver(work);
    const { revision, order } = await readRecord(work);
    await act(work, 'refund', { lines: [{ lineId: order.lines[0]?.lineId, amount: 1 }], reason: 'a loose button', revision });
  },
  returned: async (work: Work) => {
    await deliver(work);
    const number = await sendBack(work, { wish: 'refund' });
    await work.call('POST', `admin/returns/${number}/refund`, {}, work.staff);
  },
  exchanged: async (work: Work) => {
    await deliver(work);
    const number = await sendBack(work, { wish: 'exchange', exchangeVariantId: work.large });
    await work.call('POST', `admin/returns/${number}/exchange`, {}, work.staff);
    await shipParcels(work);
  },
  withdrawn: async (work: Work) => {
    await act(work, 'pack', {});
    await work.call('POST', 'withdrawals', { proof: { link: work.placed.link }, withdrawal: { payOut: account }, isConfirmed: true });
  },
  'paid out': async (work: Work) => {
    const payee = work.payees.shift() ?? 0;
    const failed = await preparePayout(work, payee);
    await work.call('POST', 'admin/affiliate-payouts/failed', { payoutIds: [failed], reason: 'The bank sent it back' }, work.staff);
    const payoutIds = [await preparePayout(work, payee)];
    await work.call('POST', 'admin/affiliate-payouts/paid', { payoutIds, note: 'transfer' }, work.staff);
  },
} as const;
type Kind = keyof typeof kinds;

test(
  'orders that are placed, paid, edited, cancelled, delivered, refunded, returned, exchanged and withdrawn, and payouts that fail and are paid, at once add up although the process is killed',
  { timeout: chooseProofSize({ short: 600_000, whole: 2_400_000 }) },
  async () => {
    const crashing = await openCrashingShop();
    try {
      const setting = await prepare(crashing);
      const waiting = Array.from({ length: ROUNDS }, () => Object.keys(kinds) as Kind[]).flat();
      const total = waiting.length;
      const done: { kind: Kind; orderNumber: string }[] = [];
      const workers = Array.from({ length: WORKERS }, async () => {
        for (let kind = waiting.shift(); kind; kind = waiting.shift()) {
          // Cash and card take turns; a refund without a return needs a payment.
          const isCard = kind === 'refunded' || waiting.length % 2 === 0;
          const placed = await placeOrder(setting, isCard ? 'card' : 'cod');
          await kinds[kind]({ ...setting, placed });
          done.push({ kind, orderNumber: placed.orderNumber });
        }
      });
      await Promise.all([...workers, killShop(crashing, () => done.length / total)]);

      const { states, items, paid } = await crashing.withDatabase(async ({ db }) => ({
        paid: await db.select({ affiliateId: payouts.affiliateId, amount: payouts.amount }).from(payouts).where(eq(payouts.status, 'paid')),
        states: new Map((await db.select().from(orders)).map(({ orderNumber, status }) => [orderNumber, status])),
        items: (await db.select().from(returnItems)).map(({ status }) => status),
      }));
      const ledger = await waitForCommissions(crashing, ROUNDS);
      const { exitCode, messages } = await crashing.reconcile();
      console.log(`${done.length} orders, ${FAULTS} kills\n${messages}`);
      expect(states.size).toBe(total);
      const readStates = (kind: Kind) => new Set(done.filter((each) => each.kind === kind).map(({ orderNumber }) => states.get(orderNumber)));
      expect(readStates('cancelled')).toEqual(new Set(['CANCELLED']));
      expect(readStates('edited')).toEqual(new Set(['CONFIRMED']));
      expect(items.filter((status) => status === 'REFUNDED').length).toBeGreaterThanOrEqual(ROUNDS);
      expect(items.filter((status) => status === 'EXCHANGED')).toHaveLength(ROUNDS);
      expect(paid.map(({ amount }) => amount)).toEqual(Array(ROUNDS).fill(BALANCE));
      expect(new Set(paid.map(({ affiliateId }) => affiliateId)).size).toBe(ROUNDS);
      expect(ledger.breaks).toEqual([]);
      expect(messages).toContain('There are no discrepancies.');
      expect(exitCode).toBe(0);
    } finally {
      await crashing.close();
    }
  },
);

const prepare = (crashing: CrashingShop): Promise<Setting> =>
  crashing.withDatabase(async (database) => {
    const shop = openTestShop(database);
    const garment = await shop.garment({ stock: 100_000 });
    const staff = await signedInStaff(shop);
    const { code } = await activeAffiliate(shop);
    const payees: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) payees.push(await createPayee(shop, round));
    const large = await addLargeSize(database, garment, 100_000);
    return { call: createRetryingClient(crashing.api), staff: staff.headers, garment, large, code, payees };
  });

/** Creates an affiliate whose balance is due. @returns the id */
async function createPayee(shop: TestShop, round: number): Promise<number> {
  const { db } = shop.database;
  const { affiliateId } = await activeAffiliate(shop);
  // Affiliates with the same account would wait for staff.
  const payoutAccount = { kind: 'iban' as const, holder: 'Jonas Weber', iban: buildTestIban(round), bic: '' };
  await db.update(affiliates).set({ payoutAccount, payoutHeldUntil: null }).where(eq(affiliates.id, affiliateId));
  await inTransaction(db, (tx) => adjustLedger(tx, { affiliateId, currency: 'EUR', amount: BALANCE, reason: 'Bonus', by: 'Mira' }));
  return affiliateId;
}

/** Returns a German IBAN with the check digits of ISO 13616. */
function buildTestIban(index: number): string {
  const account = `37040044${String(532013000 + index).padStart(10, '0')}`;
  const check = 98n - (BigInt(`${account}131400`) % 97n);
  return `DE${String(check).padStart(2, '0')}${account}`;
}

/** Prepares the payout of an affiliate's balance. A repeated call finds nothing due: the list has the payout. @returns its id */
async function preparePayout({ call, staff }: Work, affiliateId: number): Promise<number> {
  await call('POST', 'admin/affiliate-payouts/prepare', { affiliateIds: [affiliateId] }, staff);
  const filter = encodeURIComponent(JSON.stringify({ affiliateId, status: 'prepared' }));
  const [payout] = getData(await call<PayoutRecord[]>('GET', `admin/affiliate-payouts?filter=${filter}`, undefined, staff));
  if (!payout) throw new Error(`affiliate ${affiliateId} has no prepared payout`);
  return payout.id;
}

/** Kills the shop at moments that are spread over the work. @param progress from 0 to 1 */
async function killShop(shop: CrashingShop, progress: () => number): Promise<void> {
  for (let fault = 0; fault < FAULTS; fault += 1) {
    while (progress() < fault / (FAULTS + 1)) await pause(5);
    await pause(Math.random() * 80);
    await shop.crash();
  }
}

/** Commissions are booked by a job after the order is confirmed: waits until the ledger has at least this many entries. */
async function waitForCommissions(shop: CrashingShop, min: number): Promise<LedgerReport> {
  return vi.waitFor(
    async () => {
      const report = await shop.withDatabase(({ db }) => verifyLedger(db));
      expect(report.entries).toBeGreaterThanOrEqual(min);
      return report;
    },
    { timeout: 120_000, interval: 1000 },
  );
}

async function placeOrder({ call, garment, code }: Setting, paymentMethod: 'card' | 'cod'): Promise<PlacedOrder> {
  const form = readyForm('SI', { paymentMethod, email: `shopper-${crypto.randomUUID()}@example.si` });
  const { id } = getData(await call<Cart>('POST', 'carts', { countryId: shopIds.SI }));
  const added = getData(await call<Cart>('POST', `carts/${id}/lines`, buildLine(garment, 2)));
  // Adding is not idempotent, setting the quantity is.
  await call('PATCH', `carts/${id}/lines/${added.lines[0]?.id}`, { quantity: 2 });
  await call('PUT', `checkout/${id}/referral`, { code });
  const { totals, idempotencyKey } = getData(await call<Checkout>('PATCH', `checkout/${id}`, { form }));
  const order = { form, shownTotal: totals.total, orderButton: 'Buy' };
  const placed = getData(await call<PlacedOrder>('POST', `checkout/${id}/orders`, order, { 'idempotency-key': idempotencyKey }));
  if (placed.payUrl) {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    await fetch(placed.payUrl, { method: 'POST', redirect: 'manual', headers, body: 'outcome=pay' });
    const sessionId = new URL(placed.payUrl).pathname.split('/').at(-1);
    expect(getData(await call<{ outcome: string }>('POST', 'checkout/payment-return', { sessionId })).outcome).toBe('succeeded');
  }
  return placed;
}

/** Sends an action of staff. Repeated after a kill it may be refused, because it was done before the answer was lost. */
const act = ({ call, staff, placed }: Work, action: string, body: object) =>
  call('POST', `admin/orders/${placed.orderNumber}/${action}`, body, staff);

const readRecord = async ({ call, staff, placed }: Work): Promise<OrderRecord> =>
  getData(await call<OrderRecord>('GET', `admin/orders/${placed.orderNumber}`, undefined, staff));

async function deliver(work: Work): Promise<void> {
  await act(work, 'pack', {});
  await shipParcels(work);
  const { cashDue } = await readRecord(work);
  if (cashDue !== null) await act(work, 'remit', { amount: cashDue, reference: 'carrier' });
}

/** Ships and delivers all packed parcels of an order. */
async function shipParcels(work: Work): Promise<void> {
  const { order } = await readRecord(work);
  for (const { number, status } of order.shipments) {
    if (status !== 'PACKED') continue;
    await work.call('POST', `admin/parcels/${number}/ship`, { trackingNumber: `T-${number}` }, work.staff);
    await work.call('POST', `admin/parcels/${number}/deliver`, { reason: '' }, work.staff);
  }
}

/** Requests a return of both pieces, which staff approve and receive. @returns its number */
async function sendBack({ call, staff, placed }: Work, wish: object): Promise<string> {
  const proof = { link: placed.link };
  const { lines } = getData(await call<ReturnOverview>('POST', 'returns/overview', { proof }));
  const item = { lineId: lines[0]?.lineId, quantity: 2, reason: 'too-small', isSealed: false, ...wish };
  await call('POST', 'returns', { proof, request: { items: [item], comments: '', hasAcceptedPolicy: true, payOut: account } });
  const { requests } = getData(await call<ReturnOverview>('POST', 'returns/overview', { proof }));
  const number = requests[0]?.returnNumber ?? '';
  await call('POST', `admin/returns/${number}/approve`, {}, staff);
  await call('POST', `admin/returns/${number}/receive`, { isRestocked: true }, staff);
  return number;
}

function getData<Data>({ data, code }: { data: Data | undefined; code: string }): Data {
  if (data === undefined) throw new Error(`refused: ${code}`);
  return data;
}
