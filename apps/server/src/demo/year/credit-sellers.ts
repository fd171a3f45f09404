import { days, hours, minutes, setClock } from '#kit/clock';
import { approveDue, markPaid, preparePayouts, settleCommissions } from '#modules/affiliates';
import type { Tx } from '#platform/transaction';
import { insertDocuments, type DocumentRow } from '#seeds/invoicing';
import type { SimulatedOrder } from './year-records.ts';
import { staff } from './order/order-in-progress.ts';

/** Days before today on which payouts are prepared. They arrive two weeks later, so that the last ones are in progress. */
const payoutDays = Array.from({ length: 11 }, (_, index) => 12 + 30 * (10 - index));
const DAYS_TO_ARRIVE = 14;

interface Occasion {
  at: Date;
  run: () => Promise<unknown>;
}

interface Credited {
  /** Orders that are credited to an affiliate. */
  orders: readonly SimulatedOrder[];
  /** Their credit notes, which are not stored yet. */
  creditNotes: readonly DocumentRow[];
  today: Date;
}

/**
 * Credits affiliates with the year's orders, reverses commissions of returns, and pays them: with the programme's own operations and the clock set
 * to each instant, so that the ledger is that of a real year.
 */
export async function creditSellers(tx: Tx, credited: Credited, onStep: () => void): Promise<void> {
  for (const { at, run } of listOccasions(tx, credited).toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    const restore = setClock(() => at);
    try {
      await run();
    } finally {
      restore();
    }
    onStep();
  }
  await approveDue(tx);
}

function listOccasions(tx: Tx, { orders, creditNotes, today }: Credited): Occasion[] {
  const subtractDays = (count: number, hour: number): Date => new Date(today.getTime() - days(count) - hours(hour));
  const earned = orders.flatMap(({ row, invoiced }): Occasion[] =>
    invoiced ? [{ at: new Date(invoiced.at.getTime() + minutes(1)), run: () => settleCommissions(tx, row.id) }] : [],
  );
  const lost = creditNotes.map((note): Occasion => ({
    at: new Date(note.createdAt.getTime() + 1000),
    run: async () => {
      await insertDocuments(tx, [note]);
      await settleCommissions(tx, note.orderId);
    },
  }));
  const approved = Array.from({ length: 48 }, (_, index): Occasion => ({ at: subtractDays(7 * (index + 1), 1), run: () => approveDue(tx) }));
  return [...earned, ...lost, ...approved, ...payoutDays.flatMap((day) => payOut(tx, { at: subtractDays(day, 2), today }))];
}

function payOut(tx: Tx, { at, today }: { at: Date; today: Date }): Occasion[] {
  let payoutIds: number[] = [];
  const arrivesAt = new Date(at.getTime() + days(DAYS_TO_ARRIVE));
  const prepare = async () => {
    await approveDue(tx);
    payoutIds = (await preparePayouts(tx, { by: staff })).map(({ id }) => id);
  };
  const addClick = async () => {
    if (payoutIds.length > 0) await markPaid(tx, { payoutIds, note: `Demo transfer ${at.toISOString().slice(0, 10)}` });
  };
  return [{ at, run: prepare }, ...(arrivesAt < today ? [{ at: arrivesAt, run: addClick }] : [])];
}
