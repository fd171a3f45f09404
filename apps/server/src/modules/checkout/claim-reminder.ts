import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { days, now } from '#kit/clock';
import { isEmail } from '#kit/email';
import { cartTouchedAt, linesOfCart, priceCart, type PricedLine } from '#modules/cart';
import { findLanguage, getCountry } from '#modules/countries';
import { hasOrderedSince } from '#modules/orders';
import type { Db } from '#platform/database';
import { forgottenAfter, restsFor } from './carts-to-remind.ts';
import { isTicked } from './check-form.ts';
import { checkouts } from './tables.ts';

/** A reminder that is to be sent now. */
export interface DueReminder {
  cartId: string;
  remindedAt: Date;
  email: string;
  firstName: string;
  countryId: number;
  languageId: number;
  /** What can still be bought, at the prices of now. */
  lines: PricedLine[];
}

/** Anybody can type somebody else's mailbox: it hears of carts once in this long, in ms, however many are made. */
const quietFor = days(7);

/**
 * Takes up the one reminder of a cart, for whoever sends it now. Its tick is used up with it, whether it is sent or not:
 * one who has ordered meanwhile, here or with another cart, or whose things are gone, is not asked again.
 * @returns undefined where nothing is to be sent
 */
export async function claimReminder(db: Db, cartId: string): Promise<DueReminder | undefined> {
  const at = now();
  const [kept] = await db.select().from(checkouts).where(eq(checkouts.cartId, cartId));
  const touchedAt = await cartTouchedAt(db, cartId);
  if (!kept || !touchedAt || !isTicked(kept.draft.reminder)) return undefined;
  const untouchedFor = at.getTime() - Math.max(kept.updatedAt.getTime(), touchedAt.getTime());
  if (untouchedFor < restsFor || untouchedFor > forgottenAfter) return undefined;
  // A cart outlives its orders: what is filled into it afterwards is another cart to its shopper.
  if (kept.remindedAt && !(await hasOrderedSince(db, { cartId, since: kept.remindedAt }))) return undefined;

  const email = (kept.draft.email ?? '').trim().toLowerCase();
  const [claimed] = await db
    .update(checkouts)
    .set({ remindedAt: at, draft: sql`${checkouts.draft} - 'reminder'` })
    .where(and(eq(checkouts.cartId, cartId), kept.remindedAt ? eq(checkouts.remindedAt, kept.remindedAt) : isNull(checkouts.remindedAt)))
    .returning({ cartId: checkouts.cartId });
  if (!claimed || !isEmail(email)) return undefined;
  if (await hasOrderedSince(db, { cartId, email, since: new Date(at.getTime() - forgottenAfter) })) return undefined;
  if (await wasRemindedLately(db, { cartId, email, since: new Date(at.getTime() - quietFor) })) return undefined;

  const content = await linesOfCart(db, { cartId });
  const languageId = await languageOf(db, kept.draft.reminder, content.countryId);
  const lines = (await priceCart(db, content, languageId)).filter(({ available, price }) => available > 0 && price !== null);
  if (lines.length === 0) return undefined;
  return { cartId, remindedAt: at, email, firstName: (kept.draft.firstName ?? '').trim(), countryId: content.countryId, languageId, lines };
}

/** Gives a reminder back that the mail server did not take. */
export async function unclaimReminder(db: Db, { cartId, languageId }: Pick<DueReminder, 'cartId' | 'languageId'>): Promise<void> {
  await db
    .update(checkouts)
    .set({ remindedAt: null, draft: sql`${checkouts.draft} || jsonb_build_object('reminder', ${String(languageId)}::text)` })
    .where(eq(checkouts.cartId, cartId));
}

async function wasRemindedLately(db: Db, { cartId, email, since }: { cartId: string; email: string; since: Date }): Promise<boolean> {
  const mailbox = sql`lower(trim(${checkouts.draft} ->> 'email')) = ${email}`;
  return (await db.$count(checkouts, and(gt(checkouts.remindedAt, since), mailbox, ne(checkouts.cartId, cartId)))) > 0;
}

/** The tick's value is the language of the page it was made on; the country's own where it says none. */
async function languageOf(db: Db, tick: string | undefined, countryId: number): Promise<number> {
  const asked = /^\d{1,4}$/.test(tick ?? '') ? await findLanguage(db, Number(tick)) : undefined;
  return asked?.id ?? (await getCountry(db, countryId)).languageId;
}
