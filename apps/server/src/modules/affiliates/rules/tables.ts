import { index, integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { brands, categories, products } from '../../catalog/tables.ts';
import { countries } from '../../countries/tables.ts';
import { affiliateGroups, affiliateTiers, affiliates } from '../tables.ts';

/**
 * Commission rules in versions: changing a rule ends one version and starts another. An order line has the rate of the
 * version in force when the order was placed. Null in a condition matches anything.
 */
export const commissionRules = pgTable(
  'commission_rules',
  {
    id: serial().primaryKey(),
    /** Shared by the versions of one rule. */
    ruleNumber: integer().notNull(),
    name: text().notNull(),
    basisPoints: integer().notNull(),
    /** Paid for each order in addition to the rate, by currency in minor units; a currency that is not listed has none. */
    fixedAmounts: jsonb().$type<Readonly<Record<string, number>>>().notNull().default({}),
    /** The rule applies only to orders of at least this net value, by currency in minor units; a currency that is not listed has no minimum. */
    minimumBaskets: jsonb().$type<Readonly<Record<string, number>>>().notNull().default({}),
    /** The most that the rule pays for an order, by currency in minor units; a currency that is not listed has no maximum. */
    caps: jsonb().$type<Readonly<Record<string, number>>>().notNull().default({}),
    affiliateId: integer().references(() => affiliates.id),
    groupId: integer().references(() => affiliateGroups.id),
    tierId: integer().references(() => affiliateTiers.id),
    productId: integer().references(() => products.id),
    categoryId: integer().references(() => categories.id),
    brandId: integer().references(() => brands.id),
    countryId: integer().references(() => countries.id),
    customer: text({ enum: ['new', 'returning'] }),
    /** Of the matching rules the highest priority counts; then the more specific one, then the higher rate. */
    priority: integer().notNull().default(0),
    validFrom: timestamp({ withTimezone: true }).notNull(),
    validUntil: timestamp({ withTimezone: true }),
    createdBy: text().notNull(),
  },
  (table) => [index().on(table.ruleNumber), index().on(table.validFrom)],
);
