import { randomInt } from 'node:crypto';
import { and, count, eq, isNull } from 'drizzle-orm';
import { now } from '#kit/clock';
import { InvalidInput } from '#kit/errors';
import { listAffiliateDiscounts } from '#modules/promotions';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import type { TrackingUrlRequest } from '../contract.ts';
import { TooManyLinks } from '../errors.ts';
import { affiliateLinks } from './tables.ts';
import { affiliates } from '../tables.ts';
import { resolveLinkTarget } from './link-target.ts';

/** Maximum number of active links per affiliate. */
const MAX_LINKS = 2000;
/** Characters of short links: no look-alikes, and no vowels, so that no words appear. */
const SIGNS = '23456789bcdfghjkmnpqrstvwxz';
const CODE_LENGTH = 7;

/**
 * Makes a tracking link for a page, with a short form. An identical request returns the existing link.
 * @returns the link's id
 * @throws InvalidInput field by field; TooManyLinks, CountryNotFound, CountryClosed
 */
export async function makeLink(
  db: Db,
  { affiliateId, input, publicAddress }: { affiliateId: number; input: TrackingUrlRequest; publicAddress: Pick<Config, 'publicUrl' | 'isLoopback'> },
): Promise<number> {
  const { url, countryId, languageId, name, affiliateDiscountId, source, utmSource, utmMedium, utmCampaign, utmContent, utmTerm, subId } = input;
  const target = await resolveLinkTarget(db, { url, countryId, languageId, publicAddress });
  if (affiliateDiscountId !== null) await assertLinkLimit(db, { affiliateId, affiliateDiscountId, countryId: target.countryId });
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
    // The lock prevents duplicates from simultaneous requests.
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
    const [existingLinks] = await tx.select({ links: count() }).from(affiliateLinks).where(isLive);
    if ((existingLinks?.links ?? 0) >= MAX_LINKS) throw new TooManyLinks(MAX_LINKS);
    // With 27^7 codes a collision is unlikely; the unique constraint would refuse it.
    const [link] = await tx
      .insert(affiliateLinks)
      .values({ ...same, affiliateDiscountId, productId: target.product?.id ?? null, code: createCode(), createdAt: now() })
      .returning({ id: affiliateLinks.id });
    if (!link) throw new Error('the link was not saved');
    return link.id;
  });
}

const createCode = (): string => Array.from({ length: CODE_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');

async function assertLinkLimit(
  db: Db,
  { affiliateId, affiliateDiscountId, countryId }: { affiliateId: number; affiliateDiscountId: number; countryId: number },
): Promise<void> {
  const createRefusal = (code: string) => new InvalidInput([{ field: 'affiliateDiscountId', code }]);
  const discount = (await listAffiliateDiscounts(db, affiliateId)).find(({ id }) => id === affiliateDiscountId);
  if (!discount) throw createRefusal('unknown');
  if (discount.status === 'ended' || discount.status === 'used-up') throw createRefusal('ended');
  if (discount.countryIds.length > 0 && !discount.countryIds.includes(countryId)) throw createRefusal('country');
}
