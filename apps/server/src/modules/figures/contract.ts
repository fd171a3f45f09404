import { z } from '@hono/zod-openapi';
import { idQuery } from '#platform/request-fields';

/** Periods of the overview in days: today, a week, a month, a quarter, a year. */
export const periods = [1, 7, 30, 90, 365] as const;

/** Figures of a period. Null means that the figure is not counted for a vendor. */
const figures = {
  orders: z.int(),
  pieces: z.int(),
  /** Pieces of returns requested in the period. */
  returned: z.int(),
  cancelled: z.int().nullable(),
  visits: z.int().nullable(),
};

const inEuro = {
  /** Euro cents at the fixed rates of the countries. This is an estimate, because the rates are not those of the day. */
  salesInEuro: z.int(),
  refundedInEuro: z.int().nullable(),
};

const totals = z.object({ ...figures, ...inEuro });

const countryFigures = z.object({
  ...figures,
  countryId: z.int(),
  /** ISO 3166-1 alpha-2. */
  code: z.string(),
  name: z.string(),
  currency: z.string(),
  exponent: z.int(),
  /** Minor units of that currency. */
  sales: z.int(),
  refunded: z.int().nullable(),
  salesInEuro: z.int(),
  /** Local dates of the country, both inclusive. */
  from: z.string(),
  until: z.string(),
  /** Figures of the previous period of the same length. */
  before: z.object({ orders: z.int(), sales: z.int() }),
});

const step = z.object({
  /** The first and last day as ISO dates, both inclusive. A step is a day, or a month in the overview of a year. */
  from: z.string(),
  until: z.string(),
  orders: z.int(),
  pieces: z.int(),
  visits: z.int().nullable(),
  salesInEuro: z.int(),
  /** Minor units of the country's currency; null for all countries together. */
  sales: z.int().nullable(),
});

const warning = z.object({
  variantId: z.int(),
  productId: z.int(),
  name: z.string(),
  sku: z.string(),
  available: z.int(),
  /** Number of weeks that the stock lasts at the recent sales rate. */
  weeks: z.number(),
});

export const overviewSchema = z
  .object({
    days: z.int(),
    totals: z.object({ now: totals, before: totals }),
    /** Currencies without a known rate, which are left out of euro amounts. */
    withoutRate: z.array(z.string()),
    countries: z.array(countryFigures),
    steps: z.array(step),
    returns: z.array(z.object({ reason: z.string(), pieces: z.int() })),
    bestSellers: z.array(z.object({ productId: z.int(), name: z.string(), pieces: z.int() })),
    stock: z.object({ soldOut: z.array(warning), low: z.array(warning) }),
    /** When best sellers and stock were last counted; null if they have not been counted yet. */
    countedAt: z.string().nullable(),
  })
  .openapi('Overview');
export type Overview = z.infer<typeof overviewSchema>;

export const overviewQuery = z.object({
  days: z.coerce
    .number()
    .refine((value): value is (typeof periods)[number] => periods.some((period) => period === value), 'One of 1, 7, 30, 90, 365')
    .default(30),
  countryId: idQuery.optional().openapi({ description: 'If given, only this country' }),
});
