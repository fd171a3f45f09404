import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import type { ProviderSession } from '../providers/payment-provider.ts';
import type { Payment } from '../request-payment.ts';
import { paymentEvents, payments } from '../tables.ts';

/** The reasons for a review: the provider reports a high risk, or the amount differs. */
const reasons = ['risky', 'amount-differs'] as const;
type Doubt = (typeof reasons)[number];

const receivedSchema = z.object({ amount: z.int(), currency: z.string(), chargeRef: z.string().nullable() });

/** A payment that staff have to decide on, with the received amount. Amounts in minor units. */
interface DoubtfulPayment {
  id: number;
  reference: string;
  provider: string;
  why: Doubt;
  asked: number;
  came: z.infer<typeof receivedSchema>;
}

/** Stores that a payment needs a decision: once, even if the provider repeats its message. */
export async function recordDoubt(
  db: Db,
  payment: Pick<Payment, 'id' | 'provider'>,
  { why, session }: { why: Doubt; session: ProviderSession },
): Promise<void> {
  const { providerRef, amount, currency, chargeRef } = session;
  const payload = { id: providerRef, payment: payment.id, amount, currency, chargeRef };
  const event = { id: `${why}-${payment.id}`, provider: payment.provider, type: why, payload, receivedAt: now() };
  await db.insert(paymentEvents).values(event).onConflictDoNothing();
}

/** Lists payments that wait for a decision, the oldest first: all, one, or those of an order. */
export async function listDoubtfulPayments(db: Db, { id, reference }: { id?: number; reference?: string } = {}): Promise<DoubtfulPayment[]> {
  const rows = await db
    .select({ payment: payments, type: paymentEvents.type, payload: paymentEvents.payload })
    .from(paymentEvents)
    .innerJoin(payments, eq(sql`${payments.id}::text`, sql`${paymentEvents.payload} ->> 'payment'`))
    .where(
      and(
        inArray(paymentEvents.type, [...reasons]),
        inArray(payments.status, ['open', 'processing']),
        isNull(payments.outcome),
        id === undefined ? undefined : eq(payments.id, id),
        reference === undefined ? undefined : eq(payments.reference, reference),
      ),
    )
    .orderBy(asc(payments.id));
  return rows.map(({ payment, type, payload }) => ({
    id: payment.id,
    reference: payment.reference,
    provider: payment.provider,
    why: z.enum(reasons).parse(type),
    asked: payment.amount,
    came: receivedSchema.parse(payload),
  }));
}
