import { hasOrderedWithin } from '#modules/orders';
import type { Db } from '#platform/database';
import { findCampaign } from './find-campaign.ts';

interface Asked {
  slug: string;
  countryId: number;
  emailOrInvoice: string;
}

/**
 * Whether a customer takes part in a campaign: he has ordered while it went on, in one of its countries, and has not given
 * that order up. A mailbox that the shop has never heard of is asked for in the same way, and told the same.
 * @throws CampaignNotFound
 */
export async function takesPart(db: Db, { slug, countryId, emailOrInvoice }: Asked): Promise<boolean> {
  const { campaign, countryIds } = await findCampaign(db, { slug, countryId });
  // PostgreSQL takes no zero byte, and neither is any in an address or a number.
  const asked = emailOrInvoice.replace(/\p{Cc}/gu, '').trim();
  return hasOrderedWithin(db, {
    email: asked.toLowerCase(),
    invoiceNumber: asked.toUpperCase(),
    from: campaign.startsAt,
    until: campaign.endsAt,
    countryIds,
  });
}
