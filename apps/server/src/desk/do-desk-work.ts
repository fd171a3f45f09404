import { fromMajor } from '#kit/money';
import {
  bookRemittance,
  cancelLines,
  cashDueOf,
  CashDiffers,
  confirmOrder,
  deliverShipment,
  failDelivery,
  importDeliveries,
  loseShipment,
  packShipment,
  parcelMeant,
  refuseOrder,
  returnToSender,
  shipShipment,
  type Shipment,
} from '#modules/fulfilment';
import { findNamedOrder } from '#modules/orders';
import type { Db } from '#platform/database';
import { StartError } from '#platform/start-error';
import { amountIn, describeWork } from './describe-work.ts';
import { piecesFrom } from './pieces.ts';

/** What somebody at the desk has typed. */
export interface DeskWork {
  command: string;
  words: readonly string[];
  actor: string;
  why: string;
  /** Of the file that is named. */
  text: string;
}

type Work = (db: Db, work: DeskWork & { first: string; rest: readonly string[] }) => Promise<string>;

/** @returns what to tell, or null where the words mean nothing */
export async function doDeskWork(db: Db, work: DeskWork): Promise<string | null> {
  const [first, ...rest] = work.words;
  if (work.command === 'list') return describeWork(db);
  const verb = works[work.command];
  return verb && first ? verb(db, { ...work, first, rest }) : null;
}

/** Why: the option, or the words that are left. */
const reasonOf = ({ why, rest }: { why: string; rest: readonly string[] }): string => why || rest.join(' ').trim();

const parcelVerb =
  (states: readonly Shipment['status'][], verb: typeof deliverShipment, told: string): Work =>
  async (db, { first, actor, ...words }) => {
    const number = await parcelMeant(db, first, states);
    await verb(db, { number, actor, reason: reasonOf(words) });
    return `Parcel ${number.toUpperCase()} ${told}.`;
  };

const works: Readonly<Partial<Record<string, Work>>> = {
  confirm: async (db, { first, actor, ...words }) => {
    const { orderNumber } = await findNamedOrder(db, first);
    return `Order ${orderNumber} is confirmed: ${await confirmOrder(db, { orderNumber, actor, reason: reasonOf(words) })}.`;
  },
  refuse: async (db, { first, actor, ...words }) => {
    const reason = reasonOf(words);
    if (reason === '') throw new StartError('Please say why: npm run desk -- refuse ORDER WHY');
    const { orderNumber } = await findNamedOrder(db, first);
    await refuseOrder(db, { orderNumber, actor, reason });
    return `Order ${orderNumber} is refused; its pieces are on the shelf again.`;
  },
  pack: async (db, { first, rest, actor, why }) => {
    const order = await findNamedOrder(db, first);
    const pieces = rest.length > 0 ? await piecesFrom(db, order, rest) : undefined;
    const parcel = await packShipment(db, { orderNumber: order.orderNumber, pieces, actor, reason: why });
    return `Parcel ${parcel.number} is packed: ${parcel.items.reduce((sum, { quantity }) => sum + quantity, 0)} pieces, for ${parcel.carrier}.`;
  },
  ship: async (db, { first, rest: [trackingNumber, ...carrier], actor, why }) => {
    const number = await parcelMeant(db, first, ['PACKED']);
    await shipShipment(db, { number, trackingNumber, carrier: carrier.join(' '), actor, reason: why });
    return `Parcel ${number.toUpperCase()} is on its way.`;
  },
  deliver: parcelVerb(['SHIPPED', 'UNDELIVERED'], deliverShipment, 'has arrived'),
  fail: parcelVerb(['SHIPPED'], failDelivery, 'could not be handed over; deliver it later, or take it back'),
  back: parcelVerb(['SHIPPED', 'UNDELIVERED'], returnToSender, 'is back: on the shelf again, and what was paid for it goes back'),
  lost: parcelVerb(['SHIPPED', 'UNDELIVERED'], loseShipment, 'is given up as lost; what was paid for it goes back'),
  remit: async (db, { first, rest: [amount, ...paper], actor }) => {
    const order = await findNamedOrder(db, first);
    const { orderNumber, currency } = order;
    if (!amount || !/^\d+([.,]\d+)?$/.test(amount))
      throw new StartError(`How much? To come for ${orderNumber}: ${amountIn(await cashDueOf(db, order), currency)}`);
    const given = fromMajor(amount.replace(',', '.'), currency).amount;
    await bookRemittance(db, { orderNumber, amount: given, reference: paper.join(' '), actor }).catch((error: unknown) => {
      if (!(error instanceof CashDiffers)) throw error;
      const due = amountIn(Number(error.params.due), currency);
      throw new StartError(`${orderNumber}: ${due} were to be collected, not ${amountIn(given, currency)}. Settle that with the carrier first.`);
    });
    return `The cash for order ${orderNumber} is booked: it is complete.`;
  },
  'cancel-lines': async (db, { first, rest, actor, why }) => {
    if (why === '' || rest.length === 0) throw new StartError('Please say what and why: npm run desk -- cancel-lines ORDER SKU=1 --why TEXT');
    const order = await findNamedOrder(db, first);
    await cancelLines(db, { orderNumber: order.orderNumber, pieces: await piecesFrom(db, order, rest), actor, reason: why });
    return `Taken out of order ${order.orderNumber}; what was paid for it goes back.`;
  },
  'import-deliveries': async (db, { actor, text }) => {
    const reports = await importDeliveries(db, { text, actor });
    const count = (outcome: string) => reports.filter((row) => row.outcome === outcome).length;
    const problems = reports.filter(({ outcome }) => outcome === 'refused');
    const rows = problems.map(({ line, about, said }) => `  line ${line}: ${about || '(no number)'}: ${said}`);
    return [`${count('done')} parcels noted, ${count('known')} known already, ${problems.length} rows not understood.`, ...rows].join('\n');
  },
};
