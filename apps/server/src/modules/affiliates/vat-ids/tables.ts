import { bigserial, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { affiliates } from '../tables.ts';

/** Checks of affiliates' VAT ids with VIES. The latest row of the present VAT id counts; earlier ones prove earlier checks. */
export const affiliateVatIdChecks = pgTable(
  'affiliate_vat_id_checks',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    affiliateId: integer()
      .notNull()
      .references(() => affiliates.id),
    /** With its prefix. */
    vatId: text().notNull(),
    /** `unreachable`: VIES has not answered; a job asks again. */
    status: text({ enum: ['valid', 'invalid', 'unreachable'] }).notNull(),
    /** The number by which VIES proves the request; empty: none. */
    consultation: text().notNull(),
    checkedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.affiliateId, table.id)],
);
