import { defaultLanguageId } from '@selvedge/i18n';
import { asc, eq } from 'drizzle-orm';
import { listProductListings } from '#modules/catalog';
import { getCountry } from '#modules/countries';
import type { Db } from '#platform/database';
import { wishes, wishNotices } from './tables.ts';

/** Returns all wishes of a user, the oldest first, for their data export. */
export async function readWishlistData(db: Db, userId: number) {
  const rows = await db.select().from(wishes).where(eq(wishes.userId, userId)).orderBy(asc(wishes.addedAt), asc(wishes.id));
  const listings = await listProductListings(db, { productIds: rows.map(({ productId }) => productId), languageId: defaultLanguageId });
  const [notice] = await db.select().from(wishNotices).where(eq(wishNotices.userId, userId));
  const stored = [];
  for (const { productId, countryId, addedAt, notifiedBackAt } of rows) {
    stored.push({
      productId,
      name: listings.get(productId)?.name ?? '',
      country: (await getCountry(db, countryId)).code,
      addedAt: addedAt.toISOString(),
      mailedAt: notifiedBackAt?.toISOString() ?? null,
    });
  }
  return { wishes: stored, noticesAskedAt: notice?.askedAt.toISOString() ?? null };
}
