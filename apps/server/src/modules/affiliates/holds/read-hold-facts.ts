import { and, eq, gte, lt, ne, or, sql } from 'drizzle-orm';
import { toCanonicalEmail } from '#kit/canonical-email';
import { days } from '#kit/clock';
import { splitPhone } from '#kit/phone';
import { listAddresses, readProfile } from '#modules/accounts';
import type { PlacedOrderRow } from '#modules/orders';
import { countCodesEnteredLast, type OrderAttribution } from '#modules/tracking';
import type { Db } from '#platform/database';
import { getProgramme } from '../programme.ts';
import { affiliates } from '../tables.ts';
import { creditedOrders } from '../commissions/tables.ts';
import type { HoldFacts } from './hold-facts.ts';
import { fingerprintPostalAddress, fingerprintEmail } from './fingerprints.ts';

/** Reads the facts for hold signals, with a fixed number of queries per order. */
export async function readHoldFacts(
  db: Db,
  { order, affiliateId, touchedAt, signals }: { order: PlacedOrderRow; affiliateId: number } & Pick<OrderAttribution, 'touchedAt' | 'signals'>,
): Promise<HoldFacts> {
  const [affiliate] = await db.select().from(affiliates).where(eq(affiliates.id, affiliateId));
  if (!affiliate) throw new Error(`affiliate ${affiliateId} no longer exists`);
  const { userId, payoutAccount: account, tax } = affiliate;
  // A deleted affiliate has no profile that an order could be compared with.
  const profile = userId === null ? { email: '', phone: '' } : await readProfile(db, userId);
  const saved = userId === null ? [] : await listAddresses(db, userId);
  const toDigits = (number: string) => keepDigits(splitPhone(number).phone);
  return {
    order: {
      customerId: order.customerId,
      email: toCanonicalEmail(order.email),
      phone: toDigits(order.phone),
      addresses: [fingerprintAddress(order), fingerprintPostalAddress(order.billingAddress)],
      placedAt: order.placedAt,
    },
    affiliate: {
      userId,
      email: profile.email === '' ? '' : toCanonicalEmail(profile.email),
      phones: [profile.phone, ...saved.map(({ phone }) => phone)].map(keepDigits).filter((phone) => phone !== ''),
      addresses: [...saved.map(fingerprintPostalAddress), ...(userId === null ? [] : [fingerprintPostalAddress(tax)])],
      wallets: account?.kind === 'bkash' ? [keepDigits(account.bkash)] : [],
    },
    touchedAt,
    quickOrderSeconds: (await getProgramme(db)).quickOrderSeconds,
    signals,
    before: {
      ...(await countOrdersBefore(db, { order, affiliateId })),
      codesEnteredLast: signals.includes('code-last') ? await countCodesEnteredLast(db, { affiliateId, before: order.placedAt }) : 0,
    },
  };
}

/** Returns the fingerprint of where an order goes; for pickup, the billing address. */
export const fingerprintAddress = ({ pickup, shippingAddress, billingAddress }: PlacedOrderRow): string =>
  fingerprintPostalAddress(pickup ? billingAddress : shippingAddress);

const keepDigits = (phone: string): string => phone.replace(/\D/g, '');

async function countOrdersBefore(
  db: Db,
  { order, affiliateId }: { order: PlacedOrderRow; affiliateId: number },
): Promise<Omit<HoldFacts['before'], 'codesEnteredLast'>> {
  const [emailFingerprint, address] = [fingerprintEmail(order.email), fingerprintAddress(order)];
  const dayBefore = new Date(order.placedAt.getTime() - days(1)).toISOString();
  const isAlike = or(eq(creditedOrders.mailboxFingerprint, emailFingerprint), eq(creditedOrders.addressFingerprint, address));
  const [found] = await db
    .select({
      similarInLastDay: sql<number>`count(*) filter (where ${creditedOrders.placedAt} >= ${dayBefore}::timestamptz)::int`,
      othersAtAddress: sql<number>`count(*) filter (where ${and(eq(creditedOrders.addressFingerprint, address), ne(creditedOrders.mailboxFingerprint, emailFingerprint))})::int`,
    })
    .from(creditedOrders)
    .where(
      and(
        eq(creditedOrders.affiliateId, affiliateId),
        isAlike,
        ne(creditedOrders.orderId, order.id),
        lt(creditedOrders.placedAt, order.placedAt),
        gte(creditedOrders.placedAt, new Date(order.placedAt.getTime() - days(90))),
      ),
    );
  return found ?? { similarInLastDay: 0, othersAtAddress: 0 };
}
