import { hasOrderedWithin } from '#modules/orders';
import type { Db } from '#platform/database';
import { findCampaign } from './find-campaign.ts';

interface ParticipationQuery {
  slug: string;
  countryId: number;
  emailOrInvoice: string;
}

/**
 * Returns whether a customer participates in a campaign. They need an order that was placed during the campaign in one of its countries and is
 * not cancelled.
 * An unknown email address gets the same response as one without an order.
 * @throws CampaignNotFound
 */
export async function isParticipant(db: Db, { slug, countryId, emailOrInvoice }: ParticipationQuery): Promise<boolean> {
  const { campaign, countryIds } = await findCampaign(db, { slug, countryId });
  // PostgreSQL does not accept zero bytes. No email address or invoice number contains control characters.
  const text = emailOrInvoice.replace(/\p{Cc}/gu, '').trim();
  return hasOrderedWithin(db, {
    email: text.toLowerCase(),
    invoiceNumber: text.toUpperCase(),
    from: campaign.startsAt,
    until: campaign.endsAt,
    countryIds,
  });
}
