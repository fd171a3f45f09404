import { randomInt } from 'node:crypto';
import { and, count, eq, isNull } from 'drizzle-orm';
import { now } from '#kit/clock';
import { InvalidInput } from '#kit/errors';
import { discountsOfAffiliate } from '#modules/promotions';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import type { TrackingUrlRequest } from '../contract.ts';
import { TooManyLinks } from '../errors.ts';
import { affiliateLinks, affiliates } from '../tables.ts';
import { linkTarget } from './link-target.ts';

/** Links of an affiliate that are not archived, at most. */
const MOST_LINKS = 2000;
/** Of short links: nothing that is read as something else, and no words. */
const SIGNS = '23456789bcdfghjkmnpqrstvwxz';
const CODE_LENGTH = 7;

/**
 * Makes an address of a page that says whose it is, and a short form of it. The same asked for again is the one that is there.
 * @returns the link's id
 * @throws InvalidInput field by field; TooManyLinks, CountryNotFound, CountryClosed
 */
export async function makeLink(
  db: Db,
  { affiliateId, asked, standing }: { affiliateId: number; asked: TrackingUrlRequest; standing: Pick<Config, 'publicUrl' | 'isLoopback'> },
): Promise<number> {
  const { url, countryId, languageId, name, affiliateDiscountId, source, utmSource, utmMedium, utmCampaign, utmContent, utmTerm, subId } = asked;
  const target = await linkTarget(db, { url, countryId, languageId, standing });
  if (affiliateDiscountId !== null) await assertHolds(db, { affiliateId, affiliateDiscountId, countryId: target.countryId });
  const same = {
    affiliateId,
    name,
    countryId: target.countryId,
    path: target.path,
    source,
    utmSource,
    utmMedium,
    utmCampaign,
    utmContent,
    utmTerm,
    subId,
  };
  return inTransaction(db, async (tx) => {
    // One after the other: two at once would be the same one twice.
    await tx.select({ id: affiliates.id }).from(affiliates).where(eq(affiliates.id, affiliateId)).for('no key update');
    const isSame = Object.entries(same).map(([column, value]) => eq(affiliateLinks[column as keyof typeof same], value));
    const ofDiscount =
      affiliateDiscountId === null ? isNull(affiliateLinks.affiliateDiscountId) : eq(affiliateLinks.affiliateDiscountId, affiliateDiscountId);
    const [known] = await tx
      .select({ id: affiliateLinks.id })
      .from(affiliateLinks)
      .where(and(...isSame, ofDiscount, isNull(affiliateLinks.archivedAt)));
    if (known) return known.id;
    const isLive = and(eq(affiliateLinks.affiliateId, affiliateId), isNull(affiliateLinks.archivedAt));
    const [there] = await tx.select({ links: count() }).from(affiliateLinks).where(isLive);
    if ((there?.links ?? 0) >= MOST_LINKS) throw new TooManyLinks(MOST_LINKS);
    // 27^7 codes: that two are alike happens to nobody, and is refused by the table if it does.
    const [link] = await tx
      .insert(affiliateLinks)
      .values({ ...same, affiliateDiscountId, productId: target.product?.id ?? null, code: newCode(), createdAt: now() })
      .returning({ id: affiliateLinks.id });
    if (!link) throw new Error('the link was not written');
    return link.id;
  });
}

const newCode = (): string => Array.from({ length: CODE_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');

async function assertHolds(
  db: Db,
  { affiliateId, affiliateDiscountId, countryId }: { affiliateId: number; affiliateDiscountId: number; countryId: number },
): Promise<void> {
  const refused = (code: string) => new InvalidInput([{ field: 'affiliateDiscountId', code }]);
  const discount = (await discountsOfAffiliate(db, affiliateId)).find(({ id }) => id === affiliateDiscountId);
  if (!discount) throw refused('unknown');
  if (discount.status === 'ended' || discount.status === 'used-up') throw refused('ended');
  if (discount.countryIds.length > 0 && !discount.countryIds.includes(countryId)) throw refused('country');
}
