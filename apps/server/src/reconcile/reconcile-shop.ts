import { sql } from 'drizzle-orm';
import { reconcileCommissions } from '#modules/affiliates';
import { reconcileStock } from '#modules/catalog';
import { reconcileParcels } from '#modules/fulfilment';
import { reconcilePapers } from '#modules/invoicing';
import { reconcileOrders } from '#modules/orders';
import { reconcilePayments } from '#modules/payments';
import { reconcileCoupons } from '#modules/promotions';
import { reconcileReturns } from '#modules/returns';
import { brokenRules, type Books } from '#platform/books';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { commissionsAndPapers } from './commissions-and-papers.ts';
import { moneyOfOrders } from './money-of-orders.ts';
import { piecesAndPapers } from './pieces-and-papers.ts';
import { stockOfOrders } from './stock-of-orders.ts';

/** Every module that keeps books, listed by hand. */
const parts: readonly ((db: Db) => Promise<Books>)[] = [
  reconcileStock,
  reconcileOrders,
  reconcilePayments,
  reconcileCoupons,
  reconcilePapers,
  reconcileParcels,
  reconcileReturns,
  reconcileCommissions,
  reconcileAcross,
];

/**
 * Whether everything in the books adds up, within each module and across them. Reads only, and all of it as it stood at one
 * moment: what is under way is there wholly or not at all.
 */
export async function reconcileShop(db: Db): Promise<Books> {
  return inTransaction(
    db,
    async (tx) => {
      // A whole shop takes longer than what a page may ask.
      await tx.execute(sql`set local statement_timeout = '10min'`);
      const books: Books = { figures: {}, findings: [] };
      for (const part of parts) {
        const { figures, findings } = await part(tx);
        Object.assign(books.figures, figures);
        books.findings.push(...findings);
      }
      return books;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function reconcileAcross(db: Db): Promise<Books> {
  return { figures: {}, findings: await brokenRules(db, [...stockOfOrders, ...moneyOfOrders(), ...piecesAndPapers, ...commissionsAndPapers()]) };
}
