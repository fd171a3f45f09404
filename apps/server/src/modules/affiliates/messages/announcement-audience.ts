import { and, eq, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import { now } from '#kit/clock';
import { affiliates } from '../tables.ts';
import { affiliateAnnouncements } from './tables.ts';

/**
 * Returns the condition that a published announcement is for an affiliate: an active one, in the group and country of the announcement, who
 * applied before it was published. Used in queries that join both tables.
 */
export function buildAudienceCondition(): SQL {
  const { groupId, countryId, publishAt } = affiliateAnnouncements;
  return (
    and(
      eq(affiliates.status, 'active'),
      isNotNull(affiliates.userId),
      lte(publishAt, now()),
      sql`${publishAt} >= ${affiliates.appliedAt}`,
      or(isNull(groupId), eq(groupId, affiliates.groupId)),
      or(isNull(countryId), sql`${countryId} = any(${affiliates.countryIds})`),
    ) ?? sql`false`
  );
}
