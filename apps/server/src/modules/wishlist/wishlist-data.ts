import { asc, eq } from 'drizzle-orm';
import { productLooks } from '#modules/catalog';
import { getCountry } from '#modules/countries';
import type { Db } from '#platform/database';
import { wishes, wishNotices } from './tables.ts';

const english = 1;

/** All that is kept of somebody's wishes, for him to take along: the first one first. */
export async function wishlistData(db: Db, userId: number) {
  const rows = await db.select().from(wishes).where(eq(wishes.userId, userId)).orderBy(asc(wishes.addedAt), asc(wishes.id));
  const looks = await productLooks(db, { productIds: rows.map(({ productId }) => productId), languageId: english });
  const [asked] = await db.select().from(wishNotices).where(eq(wishNotices.userId, userId));
  const kept = [];
  for (const { productId, countryId, addedAt, toldBackAt } of rows) {
    kept.push({
      productId,
      name: looks.get(productId)?.name ?? '',
      country: (await getCountry(db, countryId)).code,
      addedAt: addedAt.toISOString(),
      mailedAt: toldBackAt?.toISOString() ?? null,
    });
  }
  return { wishes: kept, noticesAskedAt: asked?.askedAt.toISOString() ?? null };
}
