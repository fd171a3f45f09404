import { demoSellers } from '@selvedge/demo';
import { days, now } from '#kit/clock';
import { createSecretId } from '#kit/ids';
import { createUser, findUserId, userType } from '#modules/accounts';
import { saveStories } from '#modules/sellers';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import { hasSellers, insertSeller } from '#seeds/sellers';
import { giveProducts } from '../catalogue/give-vendor-products.ts';

/** Slovenia, in English. */
const place = { countryId: 3, languageId: 1 };

/** Adds the demo's sellers, each with a description and some products; does nothing if there are applications. */
export async function seedDemoSellers(db: Db): Promise<void> {
  if (await hasSellers(db)) return;
  for (const [index, { code, fibre, isApproved, ...person }] of demoSellers.people.entries()) {
    // One a month, the last one yesterday.
    const at = new Date(now().getTime() - days(1 + 30 * (demoSellers.people.length - 1 - index)));
    const userId = isApproved ? await createVendorAccount(db, person) : null;
    if (userId !== null) await giveProducts(db, userId, fibre);
    const dates = { termsAcceptedAt: at, appliedAt: at, changedAt: at };
    const status = isApproved ? ('approved' as const) : ('pending' as const);
    await inTransaction(db, async (tx) => {
      const events = [{ from: null, to: 'pending' as const, actor: 'applicant', reason: '', at }];
      const approval = [{ from: 'pending' as const, to: 'approved' as const, actor: 'Mira Novak', reason: '', at }];
      const sellerId = await insertSeller(
        tx,
        { ...person, ...place, ...dates, phone: '', website: '', status, userId },
        isApproved ? [...events, ...approval] : events,
      );
      await saveStories(tx, sellerId, demoSellers.listStories(code));
    });
  }
}

/** Returns a seller's account. The demo vendor has one; others get one without a known password. */
async function createVendorAccount(db: Db, { email, firstName, lastName }: { email: string; firstName: string; lastName: string }): Promise<number> {
  const known = await findUserId(db, email);
  if (known !== undefined) return known;
  const password = `${createSecretId(32)}aA1.`;
  return createUser(db, { email, firstName, lastName, password, emailConfirmedAt: now(), userTypeIds: [userType.vendor] });
}
