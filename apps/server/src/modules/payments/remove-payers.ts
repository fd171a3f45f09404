import { inArray, sql } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import { paymentEvents, payments } from './tables.ts';

/** Removes the payer's personal data from payments: email address, voucher and the providers' messages. Amounts stay. */
export async function removePayers(tx: Tx, references: readonly string[]): Promise<void> {
  if (references.length === 0) return;
  const forgotten = await tx
    .update(payments)
    .set({ request: sql`${payments.request} || '{"email":"","payer":null}'::jsonb`, voucher: null })
    .where(inArray(payments.reference, [...references]))
    .returning({ providerRef: payments.providerRef });
  const sessions = forgotten.flatMap(({ providerRef }) => providerRef ?? []);
  if (sessions.length === 0) return;
  await tx
    .update(paymentEvents)
    .set({ payload: {} })
    .where(inArray(sql`${paymentEvents.payload} ->> 'id'`, sessions));
}
