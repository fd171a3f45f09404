import { hasOrderedWithin } from '#modules/orders';
import type { Db } from '#platform/database';
import { findCampaign } from './find-campaign.ts';

interface ParticipationQuery {
  slug: string;
  countryId: number;
  emailOrInvoice: string;
}

/**
 * Tells whether a customer participates in a campaign: they have an order during the campaign in one of its countries that is not cancelled.
 * An unknown email address gets the same response as one without an order.
 * @throws CampaignNotFound
 */
export async function isParticipant(db: Db, { slug, countryId, emailOrInvoice }: ParticipationQuery): Promise<boolean> {
  const { campaign, countryIds } = await findCampaign(db, { slug, countryId });
  // PostgreSQL accepts no zero byte, and no address or number contains control characters.
  const text = emailOrInvoice.replace(/\p{Cc}/gu, '').trim();
  return hasOrderedWithin(db, {
    email: text.toLowerCase(),
    invoiceNumber: text.toUpperCase(),
    from: campaign.startsAt,
    until: campaign.endsAt,
    countryIds,
  });
}
