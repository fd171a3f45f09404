import { days, hours, minutes, now, setClock } from '#kit/clock';
import { approveDue, markPaid, preparePayouts, settleCommissions } from '#modules/affiliates';
import { createCart, mergePieces } from '#modules/cart';
import { carryReferral, getCheckout, placeOrder, saveDraft } from '#modules/checkout';
import { bookRemittance, computeCashDue, deliverShipment, packShipment, refundLines, returnToSender, shipShipment } from '#modules/fulfilment';
import { findOrder, listOrderLines, type PlacedOrderRow } from '#modules/orders';
import { markRefundSent, listRefunds } from '#modules/payments';
import { approveReturn, receiveReturn, refundReturn, requestReturn } from '#modules/returns';
import { writeClicks } from '#modules/tracking';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import type { AffiliateLinkRow } from '#seeds/affiliates';
import { listPlentifulVariants } from '#seeds/catalog';
import { hasOrders } from '#seeds/orders';
import { listProductIdsByPrice } from '#seeds/pricing';
import { buildClick } from './past-clicks.ts';
import { PAID_OUT, pastSales, type PastSale, type CustomerCountry } from './past-sales.ts';

interface Sellers {
  code: string;
  links: readonly AffiliateLinkRow[];
  getCountryId: (code: CustomerCountry) => number;
  /** Language of a country's customers. */
  getLanguageId: (code: CustomerCountry) => number;
}

/** A past event. */
interface Step {
  /** Days before today. */
  before: number;
  run: () => Promise<void>;
}

const actor = 'demo';

/**
 * Creates the sales of the demo affiliate. Each step runs the shop's own operations with the clock set to its day, so that the data is as after two
 * months. It runs before the shop opens, because the clock is global, and only in a shop without orders, because invoice numbers must be in order.
 */
export async function seedPastSales(db: Db, config: Config, sellers: Sellers): Promise<void> {
  if (await hasOrders(db)) return;
  const garments = await listVariantIds(db);
  if (garments.length < maxGarments) return;
  const today = Date.parse(now().toISOString().slice(0, 10));
  const steps = [...pastSales.flatMap((sale, index) => listSteps(db, config, { sale, index, sellers, garments })), ...listPayoutSteps(db)];
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

function listSteps(db: Db, config: Config, { sale, index, sellers, garments }: SaleContext): Step[] {
  let order: PlacedOrderRow | undefined;
  let parcel = '';
  const getPlaced = (): PlacedOrderRow => {
    if (!order) throw new Error('it was not placed yet');
    return order;
  };
  const createStep = (before: number | undefined, run: () => Promise<void>): Step[] => (before === undefined ? [] : [{ before, run }]);
  const settle = async (): Promise<void> => settleCommissions(db, getPlaced().id);
  const isSent = [sale.shipped, sale.delivered, sale.refused].some((day) => day !== undefined);
  return [
    ...createStep(sale.placed, async () => {
      order = await placeSale(db, config, { sale, index, sellers, garments });
      await settle();
    }),
    ...createStep(isSent ? (sale.shipped ?? sale.placed - 1) : undefined, async () => {
      const { number } = await packShipment(db, { orderNumber: getPlaced().orderNumber, actor });
      await shipShipment(db, { number, trackingNumber: `DEMO-${number}`, actor });
      parcel = number;
    }),
    ...createStep(sale.delivered, async () => {
      await deliverShipment(db, { number: parcel, actor });
      const amount = await computeCashDue(db, getPlaced());
      await bookRemittance(db, { orderNumber: getPlaced().orderNumber, amount, reference: `R-${parcel}`, actor });
      await settle();
    }),
    ...createStep(sale.refused, async () => {
      await returnToSender(db, { number: parcel, actor });
      await settle();
    }),
    ...createStep(sale.returned, async () => {
      await returnOrder(db, getPlaced());
      await settle();
    }),
    ...createStep(sale.flaw, async () => {
      const [line] = await listOrderLines(db, getPlaced().id);
      if (!line) return;
      await refundLines(db, { orderNumber: getPlaced().orderNumber, lines: [{ orderLineId: line.id, amount: 1000 }], payOut });
      await sendRefunds(db, getPlaced());
      await settle();
    }),
  ];
}

interface SaleContext {
  sale: PastSale;
  index: number;
  sellers: Sellers;
  garments: readonly number[];
}

/** Follows a link or uses the code, and places an order some time later. */
async function placeSale(db: Db, config: Config, { sale, index, sellers, garments }: SaleContext): Promise<PlacedOrderRow> {
  const { code, links, getCountryId, getLanguageId } = sellers;
  const link = sale.link === null ? undefined : links[sale.link % links.length];
  const session = link ? crypto.randomUUID() : null;
  if (link) await writeClicks(db, [{ ...buildClick(link, code), ...buildVisitorData(session), at: new Date(now().getTime() - minutes(50)) }]);
  const languageId = getLanguageId(sale.country);
  const cartId = await createCart(db, { countryId: getCountryId(sale.country) });
  const first = index * maxEach;
  const pieces = garments.slice(first, first + sale.garments).map((variantId) => ({ variantId, quantity: 1 }));
  await inTransaction(db, (tx) => mergePieces(tx, { cartId, pieces, languageId }));
  if (!link) await carryReferral(db, { cartId, code, affiliateDiscountId: null, landingPage: '' });
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

/** Returns the visitor data of a click; a session makes the browser recognisable. */
const buildVisitorData = (session: string | null) => {
  const anonymous = crypto.randomUUID();
  const browser = { device: 'mobile', browser: 'Safari', os: 'iOS' };
  const visit = { hasLink: true, hasClickId: false, utmSource: '', utmMedium: '' };
  return {
    ...browser,
    session,
    visitor: session ?? anonymous,
    anonymous,
    addressHash: crypto.randomUUID(),
    flag: '' as const,
    isReturning: false,
    visit,
  };
};

/** An example account in a valid format that belongs to no one. */
const payOut = { holder: 'Miriam Seidel', iban: 'DE02120300000000202051' };

async function returnOrder(db: Db, order: PlacedOrderRow): Promise<void> {
  const lines = (await listOrderLines(db, order.id)).filter(({ kind }) => kind === 'goods');
  const items = lines.map(({ id, quantity }) => ({ lineId: id, quantity, reason: 'changed-mind', wish: 'refund' as const, isSealed: true }));
  const returnNumber = await requestReturn(db, order.orderNumber, { items, comments: '', payOut, hasAcceptedPolicy: true });
  await approveReturn(db, { returnNumber, by: actor });
  await receiveReturn(db, { returnNumber, by: actor, isRestocked: true });
  await refundReturn(db, { returnNumber, by: actor });
  await sendRefunds(db, order);
}

async function sendRefunds(db: Db, { orderNumber }: PlacedOrderRow): Promise<void> {
  for (const { id, status } of await listRefunds(db, orderNumber)) if (status !== 'done') await markRefundSent(db, id, { by: actor });
}

/** Days on which commissions are approved. An open shop checks every few minutes; here only when one is due. */
const approvedAt = [26, 23, 20, 18, 7, 3];

const listPayoutSteps = (db: Db): Step[] => {
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

const maxEach = Math.max(...pastSales.map(({ garments }) => garments));
const maxGarments = pastSales.length * maxEach;

/** Returns variants that were already on sale, have enough stock and cost enough. */
async function listVariantIds(db: Db): Promise<number[]> {
  const publishedBefore = new Date(now().getTime() - days(60));
  const among = await listProductIdsByPrice(db, { currency: 'EUR', from: 5500 });
  return listPlentifulVariants(db, { among, publishedBefore, fromStock: 8, limit: maxGarments });
}
