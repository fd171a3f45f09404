import { sql } from 'drizzle-orm';
import { reconcileCommissions } from '#modules/affiliates';
import { reconcileStock } from '#modules/catalog';
import { reconcileParcels } from '#modules/fulfilment';
import { reconcileDocuments } from '#modules/invoicing';
import { reconcileOrders } from '#modules/orders';
import { reconcilePayments } from '#modules/payments';
import { reconcileCoupons } from '#modules/promotions';
import { reconcileReports } from '#modules/reports';
import { reconcileReturns } from '#modules/returns';
import { runChecks, type ReconciliationResult } from '#platform/sql/reconciliation-checks';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { reconcileCommissionsWithDocuments } from './commissions-and-documents.ts';
import { reconcileOrderMoney } from './order-money-checks.ts';
import { piecesAndDocuments } from './pieces-and-documents.ts';
import { reconcileOrderStock } from './order-stock-checks.ts';

/** The reconciliation checks of each module, listed by hand. */
const parts: readonly ((db: Db) => Promise<ReconciliationResult>)[] = [
  reconcileStock,
  reconcileOrders,
  reconcilePayments,
  reconcileCoupons,
  reconcileDocuments,
  reconcileParcels,
  reconcileReturns,
  reconcileCommissions,
  reconcileReports,
  reconcileAcross,
];

/**
 * Runs all reconciliation checks, within each module and across modules. Read-only and in one snapshot, so that transactions in
 * progress are seen completely or not at all.
 */
export async function reconcileShop(db: Db): Promise<ReconciliationResult> {
  return inTransaction(
    db,
    async (tx) => {
      // Checking a whole shop takes longer than the usual statement timeout.
      await tx.execute(sql`set local statement_timeout = '10min'`);
      const result: ReconciliationResult = { figures: {}, discrepancies: [] };
      for (const part of parts) {
        const { figures, discrepancies: discrepancies } = await part(tx);
        Object.assign(result.figures, figures);
        result.discrepancies.push(...discrepancies);
      }
      return result;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function reconcileAcross(db: Db): Promise<ReconciliationResult> {
  return {
    figures: {},
    discrepancies: await runChecks(db, [
      ...reconcileOrderStock,
      ...reconcileOrderMoney(),
      ...piecesAndDocuments,
      ...reconcileCommissionsWithDocuments(),
    ]),
  };
}
