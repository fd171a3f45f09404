import { bigint, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Why a click is shown and not counted; empty: it counts. */
export type ClickReason = 'bot' | 'prefetch' | 'unknown-code' | 'not-active' | 'repeat' | '';

/**
 * Clicks as they came, in a partition a day (UTC) that is dropped after 90: the migration of that name makes it, since the
 * generator of migrations knows no partitions, which is why this is not in `tables.ts`.
 */
export const clicks = pgTable('clicks', {
  /** In the order of being written: whatever is up to the one in `click_mark` is in the counts already. */
  id: bigint({ mode: 'number' }).notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
  /** The session of a browser that agreed to be known again; of others a hash of address and browser that holds for a day. */
  visitor: uuid().notNull(),
  /** A hash of the address alone, with the same key. */
  addressHash: uuid().notNull(),
  /** As it was sent, in lower case; empty: a campaign without an affiliate. */
  code: text().notNull(),
  affiliateId: integer(),
  affiliateDiscountId: integer(),
  linkId: integer(),
  countryId: integer().notNull(),
  source: text().notNull(),
  utmSource: text().notNull(),
  utmMedium: text().notNull(),
  utmCampaign: text().notNull(),
  utmContent: text().notNull(),
  utmTerm: text().notNull(),
  subId: text().notNull(),
  /** Path and query, decoded, without secrets. */
  landingPage: text().notNull(),
  /** Where it was clicked: the host alone. */
  referrer: text().notNull(),
  device: text().notNull(),
  browser: text().notNull(),
  os: text().notNull(),
  reason: text().$type<ClickReason>().notNull(),
});
