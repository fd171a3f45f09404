import { and, asc, eq, gte, isNull, like, lte, sql } from 'drizzle-orm';
import { days, hours, minutes, now, setClock } from '#kit/clock';
import { approveDue, markPaid, preparePayouts, settleCommissions } from '#modules/affiliates';
import { createCart, putPieces } from '#modules/cart';
import { bringAlong, getCheckout, placeOrder, saveDraft } from '#modules/checkout';
import { bookRemittance, cashDueOf, deliverShipment, packShipment, refundLines, returnToSender, shipShipment } from '#modules/fulfilment';
import { findOrder, linesOfOrder, type PlacedOrderRow } from '#modules/orders';
import { markRefundSent, refundsOf } from '#modules/payments';
import { approveReturn, receiveReturn, refundReturn, requestReturn } from '#modules/returns';
import { writeClicks } from '#modules/tracking';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import type { affiliateLinks } from '#tables/affiliates';
import { products, stockLevels, variants } from '#tables/catalog';
import { prices } from '#tables/pricing';
import { orders } from '#tables/orders';
import { clickOf } from './past-clicks.ts';
import { PAID_OUT, pastSales, type PastSale, type ReadersCountry } from './past-sales.ts';

interface Sellers {
  code: string;
  links: readonly (typeof affiliateLinks.$inferSelect)[];
  countryOf: (code: ReadersCountry) => number;
  /** Of what buyers read. */
  languageOf: (code: ReadersCountry) => number;
}

/** A piece of the past. */
interface Step {
  /** Days before today. */
  before: number;
  run: () => Promise<void>;
}

const actor = 'demo';

/**
 * Lives through the sales of the demo's affiliate: each step by the shop's own functions, at the clock of its day, so that the
 * books are as after two months of work. Before the shop opens, since the clock is everybody's. Where anything was ordered
 * already the past stays as it was: numbers of invoices have an order.
 */
export async function seedPastSales(db: Db, config: Config, sellers: Sellers): Promise<void> {
  if ((await db.$count(orders)) > 0) return;
  const garments = await garmentsOf(db);
  if (garments.length < mostGarments) return;
  const today = Date.parse(now().toISOString().slice(0, 10));
  const steps = [...pastSales.flatMap((sale, index) => stepsOf(db, config, { sale, index, sellers, garments })), ...payoutSteps(db)];
  for (const [index, { before, run }] of steps.toSorted((a, b) => b.before - a.before).entries()) {
    const at = new Date(today - days(before) + hours(9) + minutes(7 * index));
    const restore = setClock(() => at);
    try {
      await run();
    } finally {
      restore();
    }
  }
  await approveDue(db);
}

function stepsOf(db: Db, config: Config, { sale, index, sellers, garments }: Living): Step[] {
  let order: PlacedOrderRow | undefined;
  let parcel = '';
  const placed = (): PlacedOrderRow => {
    if (!order) throw new Error('it was not placed yet');
    return order;
  };
  const then = (before: number | undefined, run: () => Promise<void>): Step[] => (before === undefined ? [] : [{ before, run }]);
  const settled = async (): Promise<void> => settleCommissions(db, placed().id);
  const isSent = [sale.shipped, sale.delivered, sale.refused].some((day) => day !== undefined);
  return [
    ...then(sale.placed, async () => {
      order = await place(db, config, { sale, index, sellers, garments });
      await settled();
    }),
    ...then(isSent ? (sale.shipped ?? sale.placed - 1) : undefined, async () => {
      const { number } = await packShipment(db, { orderNumber: placed().orderNumber, actor });
      await shipShipment(db, { number, trackingNumber: `DEMO-${number}`, actor });
      parcel = number;
    }),
    ...then(sale.delivered, async () => {
      await deliverShipment(db, { number: parcel, actor });
      const amount = await cashDueOf(db, placed());
      await bookRemittance(db, { orderNumber: placed().orderNumber, amount, reference: `R-${parcel}`, actor });
      await settled();
    }),
    ...then(sale.refused, async () => {
      await returnToSender(db, { number: parcel, actor });
      await settled();
    }),
    ...then(sale.returned, async () => {
      await sendBack(db, placed());
      await settled();
    }),
    ...then(sale.flaw, async () => {
      const [line] = await linesOfOrder(db, placed().id);
      if (!line) return;
      await refundLines(db, { orderNumber: placed().orderNumber, lines: [{ orderLineId: line.id, amount: 1000 }], payOut });
      await sendRefunds(db, placed());
      await settled();
    }),
  ];
}

interface Living {
  sale: PastSale;
  index: number;
  sellers: Sellers;
  garments: readonly number[];
}

/** Somebody follows a link, or types the code, and orders a while later. */
async function place(db: Db, config: Config, { sale, index, sellers, garments }: Living): Promise<PlacedOrderRow> {
  const { code, links, countryOf, languageOf } = sellers;
  const link = sale.link === null ? undefined : links[sale.link % links.length];
  const session = link ? crypto.randomUUID() : null;
  if (link) await writeClicks(db, [{ ...clickOf(link, code), ...known(session), at: new Date(now().getTime() - minutes(50)) }]);
  const languageId = languageOf(sale.country);
  const cartId = await createCart(db, { countryId: countryOf(sale.country) });
  const first = index * mostEach;
  const pieces = garments.slice(first, first + sale.garments).map((variantId) => ({ variantId, quantity: 1 }));
  await inTransaction(db, (tx) => putPieces(tx, { cartId, pieces, languageId }));
  if (!link) await bringAlong(db, { cartId, code, affiliateDiscountId: null });
  await saveDraft(db, { cartId, form: sale.form });
  const referral = { sessionId: session, code: '' };
  const checkout = await getCheckout(db, config, { cartId, languageId, referral });
  const { orderNumber } = await placeOrder(db, config, {
    ...{ cartId, idempotencyKey: checkout.idempotencyKey, referral },
    input: { form: sale.form, shownTotal: checkout.totals.total, languageId, orderButton: '' },
  });
  const order = await findOrder(db, orderNumber);
  if (!order) throw new Error(`order ${orderNumber} was not written`);
  return order;
}

/** A browser that agreed to be known again. */
const known = (session: string | null) => {
  const anonymous = crypto.randomUUID();
  const browser = { device: 'mobile', browser: 'Safari', os: 'iOS' };
  return { ...browser, session, visitor: session ?? anonymous, anonymous, addressHash: crypto.randomUUID(), flag: '' as const };
};

/** No account of anybody: the form of one alone. */
const payOut = { holder: 'Miriam Seidel', iban: 'DE02120300000000202051' };

async function sendBack(db: Db, order: PlacedOrderRow): Promise<void> {
  const lines = (await linesOfOrder(db, order.id)).filter(({ kind }) => kind === 'goods');
  const items = lines.map(({ id, quantity }) => ({ lineId: id, quantity, reason: 'changed-mind', wish: 'refund' as const, isSealed: true }));
  const returnNumber = await requestReturn(db, order.orderNumber, { items, comments: '', payOut, hasAcceptedPolicy: true });
  await approveReturn(db, { returnNumber, by: actor });
  await receiveReturn(db, { returnNumber, by: actor, isRestocked: true });
  await refundReturn(db, { returnNumber, by: actor });
  await sendRefunds(db, order);
}

async function sendRefunds(db: Db, { orderNumber }: PlacedOrderRow): Promise<void> {
  for (const { id, status } of await refundsOf(db, orderNumber)) if (status !== 'done') await markRefundSent(db, id, { by: actor });
}

/** In the shop it is looked at every few minutes; here when something of the sales falls due. */
const approvedAt = [26, 23, 20, 18, 7, 3];

const payoutSteps = (db: Db): Step[] => {
  let payoutIds: number[] = [];
  const approving = approvedAt.map((before) => ({
    before,
    run: async () => {
      await approveDue(db);
    },
  }));
  return [
    ...approving,
    {
      before: PAID_OUT.prepared,
      run: async () => {
        await approveDue(db);
        payoutIds = (await preparePayouts(db, { by: actor })).map(({ id }) => id);
      },
    },
    {
      before: PAID_OUT.arrived,
      run: async () => {
        if (payoutIds.length > 0) await markPaid(db, { payoutIds, note: 'Demo transfer' });
      },
    },
  ];
};

const mostEach = Math.max(...pastSales.map(({ garments }) => garments));
const mostGarments = pastSales.length * mostEach;

/** A piece each of garments that were on sale by then, of which there are enough for nobody to miss it. */
async function garmentsOf(db: Db): Promise<number[]> {
  const long = new Date(now().getTime() - days(60));
  const chosen = db
    .selectDistinctOn([products.id], { productId: products.id, variantId: variants.id })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(stockLevels, eq(stockLevels.variantId, variants.id))
    .innerJoin(prices, and(eq(prices.productId, products.id), isNull(prices.variantId), eq(prices.currency, 'EUR')))
    .where(
      and(
        ...[like(products.handle, 'SV-%'), eq(products.status, 'published'), lte(products.publishedAt, long)],
        ...[gte(sql`${stockLevels.onHand} - ${stockLevels.held}`, 8), gte(prices.regular, 5500)],
      ),
    )
    .orderBy(asc(products.id), asc(variants.id))
    .limit(mostGarments);
  return (await chosen).map(({ variantId }) => variantId);
}
