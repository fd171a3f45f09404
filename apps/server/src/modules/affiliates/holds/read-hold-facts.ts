import { and, eq, gte, lt, ne, or, sql } from 'drizzle-orm';
import { days } from '#kit/clock';
import { writtenPhone } from '#kit/phone';
import { listAddresses, readProfile } from '#modules/accounts';
import type { PlacedOrderRow } from '#modules/orders';
import type { OrderAttribution } from '#modules/tracking';
import type { Db } from '#platform/database';
import { programmeOf } from '../programme.ts';
import { affiliates, creditedOrders } from '../tables.ts';
import type { HoldFacts } from './hold-facts.ts';
import { addressPrint, mailboxOf, mailboxPrint } from './prints.ts';

/** Reads what the signals ask for: the same few queries for any order. */
export async function readHoldFacts(
  db: Db,
  { order, affiliateId, touchedAt }: { order: PlacedOrderRow; affiliateId: number } & Pick<OrderAttribution, 'touchedAt'>,
): Promise<HoldFacts> {
  const [affiliate] = await db.select().from(affiliates).where(eq(affiliates.id, affiliateId));
  if (!affiliate) throw new Error(`affiliate ${affiliateId} is gone`);
  const { userId, payoutAccount: account, tax } = affiliate;
  // Of one who was forgotten nothing is known that an order could be held against.
  const profile = userId === null ? { email: '', phone: '' } : await readProfile(db, userId);
  const saved = userId === null ? [] : await listAddresses(db, userId);
  const phoneOf = (number: string) => digits(writtenPhone(number).phone);
  return {
    order: {
      customerId: order.customerId,
      mailbox: mailboxOf(order.email),
      phone: phoneOf(order.phone),
      addresses: [placeOf(order), addressPrint(order.billingAddress)],
      placedAt: order.placedAt,
    },
    affiliate: {
      userId,
      mailbox: mailboxOf(profile.email),
      phones: [profile.phone, ...saved.map(({ phone }) => phone)].map(digits).filter((phone) => phone !== ''),
      addresses: [...saved.map(addressPrint), ...(userId === null ? [] : [addressPrint(tax)])],
      wallets: account?.kind === 'bkash' ? [digits(account.bkash)] : [],
    },
    touchedAt,
    quickOrderSeconds: (await programmeOf(db)).quickOrderSeconds,
    before: await ordersBefore(db, { order, affiliateId }),
  };
}

/** Where an order goes; one that is picked up goes home with whoever pays for it. */
export const placeOf = ({ pickup, shippingAddress, billingAddress }: PlacedOrderRow): string =>
  addressPrint(pickup ? billingAddress : shippingAddress);

const digits = (phone: string): string => phone.replace(/\D/g, '');

async function ordersBefore(db: Db, { order, affiliateId }: { order: PlacedOrderRow; affiliateId: number }): Promise<HoldFacts['before']> {
  const [mailbox, address] = [mailboxPrint(order.email), placeOf(order)];
  const dayBefore = new Date(order.placedAt.getTime() - days(1)).toISOString();
  const isAlike = or(eq(creditedOrders.mailboxPrint, mailbox), eq(creditedOrders.addressPrint, address));
  const [found] = await db
    .select({
      alikeInADay: sql<number>`count(*) filter (where ${creditedOrders.placedAt} >= ${dayBefore}::timestamptz)::int`,
      othersAtAddress: sql<number>`count(*) filter (where ${and(eq(creditedOrders.addressPrint, address), ne(creditedOrders.mailboxPrint, mailbox))})::int`,
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
  return found ?? { alikeInADay: 0, othersAtAddress: 0 };
}
