import { bigint, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ClickSignal } from '../signals/signal.ts';

/** Why a click is shown but does not count; empty: it counts. */
export type ClickReason = 'bot' | 'prefetch' | 'unknown-code' | 'not-active' | 'repeat' | 'own-channel' | ClickSignal | '';

/**
 * Single clicks in one partition per UTC day, dropped after 90 days. A handwritten migration creates the table, because the
 * migration generator does not support partitions. For that reason it is not in `tables.ts`.
 */
export const clicks = pgTable('clicks', {
  /** In writing order: all clicks up to the id in `click_cursor` are counted already. */
  id: bigint({ mode: 'number' }).notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
  /** The session of a browser with consent; otherwise a hash of address and browser that is valid for a day. */
  visitor: uuid().notNull(),
  /** A hash of the address alone, with the same key. */
  addressHash: uuid().notNull(),
  /** As sent, in lower case; empty: a campaign without an affiliate. */
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
  /** Host of the referring page only. */
  referrer: text().notNull(),
  device: text().notNull(),
  browser: text().notNull(),
  os: text().notNull(),
  reason: text().$type<ClickReason>().notNull(),
});
