import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { now } from '#kit/clock';
import type { Db } from '#platform/database';
import type { ProviderSession } from './payment-provider.ts';
import type { Payment } from './request-payment.ts';
import { paymentEvents, payments } from './tables.ts';

/** Why a person has to decide: SSLCommerz takes it for risky, or it is not the amount that was asked for. */
const reasons = ['risky', 'amount-differs'] as const;
type Doubt = (typeof reasons)[number];

const came = z.object({ amount: z.int(), currency: z.string(), chargeRef: z.string().nullable() });

/** A payment that a person has to decide on, with what came. Amounts in minor units. */
interface DoubtfulPayment {
  id: number;
  reference: string;
  provider: string;
  why: Doubt;
  asked: number;
  came: z.infer<typeof came>;
}

/** Keeps that a person has to decide on a payment: once, however often the provider says so. */
export async function keepDoubt(
  db: Db,
  payment: Pick<Payment, 'id' | 'provider'>,
  { why, session }: { why: Doubt; session: ProviderSession },
): Promise<void> {
  const { providerRef, amount, currency, chargeRef } = session;
  const payload = { id: providerRef, payment: payment.id, amount, currency, chargeRef };
  const event = { id: `${why}-${payment.id}`, provider: payment.provider, type: why, payload, receivedAt: now() };
  await db.insert(paymentEvents).values(event).onConflictDoNothing();
}

/** Payments that wait for a person's decision, the first one first: all of them, one, or those of an order. */
export async function paymentsForPeople(db: Db, { id, reference }: { id?: number; reference?: string } = {}): Promise<DoubtfulPayment[]> {
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
    came: came.parse(payload),
  }));
}
