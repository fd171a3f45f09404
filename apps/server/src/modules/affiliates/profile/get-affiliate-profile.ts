import { desc, eq } from 'drizzle-orm';
import { now } from '#kit/clock';
import { findUserContact } from '#modules/accounts';
import { getAffiliateCode } from '#modules/tracking';
import type { Db } from '#platform/database';
import type { AffiliateProfile } from '../contract.ts';
import { AffiliateNotFound } from '../errors.ts';
import { findVatIdOfUnion } from '../vat-ids/check-affiliate-vat-id.ts';
import { findVatIdChecks, toCheckKey } from '../vat-ids/find-vat-id-checks.ts';
import { countUnread } from '../messages/count-unread.ts';
import { maskAccount } from './masked-account.ts';
import { affiliateEvents, affiliateGroups, affiliates, affiliateTiers } from '../tables.ts';

/** Returns an affiliate's own profile. @throws AffiliateNotFound */
export async function getAffiliateProfile(db: Db, userId: number): Promise<AffiliateProfile> {
  const [row] = await db
    .select({ affiliate: affiliates, group: affiliateGroups.name, tier: affiliateTiers.name })
    .from(affiliates)
    .leftJoin(affiliateGroups, eq(affiliateGroups.id, affiliates.groupId))
    .leftJoin(affiliateTiers, eq(affiliateTiers.id, affiliates.tierId))
    .where(eq(affiliates.userId, userId));
  const contact = await findUserContact(db, userId);
  if (!row || !contact) throw new AffiliateNotFound();
  const {
    id,
    status,
    website,
    channels,
    audience,
    countryIds,
    promotion,
    tax,
    payoutAccount,
    payoutHeldUntil,
    appliedAt,
    timeZone,
    wantsAnnouncementMails,
  } = row.affiliate;
  const [last] = await db
    .select({ reason: affiliateEvents.reason })
    .from(affiliateEvents)
    .where(eq(affiliateEvents.affiliateId, id))
    .orderBy(desc(affiliateEvents.id))
    .limit(1);
  return {
    ...{ id, userId, code: await getAffiliateCode(db, id), status, statusReason: last?.reason ?? '' },
    ...{ firstName: contact.firstName, lastName: contact.lastName, email: contact.email },
    ...{ website, channels: channels as AffiliateProfile['channels'], audience, countryIds, promotion, tax },
    payoutAccount: payoutAccount && maskAccount(payoutAccount),
    vatIdCheck: await findVatIdCheck(db, { affiliateId: id, tax }),
    payoutHeldUntil: payoutHeldUntil && payoutHeldUntil > now() ? payoutHeldUntil.toISOString() : null,
    ...{ group: row.group, tier: row.tier, timeZone, wantsAnnouncementMails, appliedAt: appliedAt.toISOString() },
    unread: await countUnread(db, id),
  };
}

/** Returns the last answer of VIES about the present VAT id. */
async function findVatIdCheck(
  db: Db,
  { affiliateId, tax }: { affiliateId: number; tax: AffiliateProfile['tax'] },
): Promise<AffiliateProfile['vatIdCheck']> {
  const check = (await findVatIdChecks(db, [affiliateId])).get(toCheckKey(affiliateId, findVatIdOfUnion(tax)));
  return check ? { status: check.status, consultation: check.consultation, checkedAt: check.checkedAt.toISOString() } : null;
}
