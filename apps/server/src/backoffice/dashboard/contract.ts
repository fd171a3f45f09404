import { z } from '@hono/zod-openapi';

/** Days that the overview looks back: today alone, a week, a month, a quarter, a year. */
export const periods = [1, 7, 30, 90, 365] as const;

/** What a time came to. `null`: it is not counted for a vendor. */
const figures = {
  orders: z.int(),
  pieces: z.int(),
  /** Pieces that somebody asked to send back in that time. */
  returned: z.int(),
  cancelled: z.int().nullable(),
  visits: z.int().nullable(),
};

const inEuro = {
  /** Euro cents at the countries' own rates: an estimate, since the rates are not those of the day. */
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
  /** The country's own dates, both inclusive. */
  from: z.string(),
  until: z.string(),
  /** What the time of the same length before it came to. */
  before: z.object({ orders: z.int(), sales: z.int() }),
});

const step = z.object({
  /** ISO dates, both inclusive: a day, or a month of a year. */
  from: z.string(),
  until: z.string(),
  orders: z.int(),
  pieces: z.int(),
  visits: z.int().nullable(),
  salesInEuro: z.int(),
  /** Minor units of the country's currency; null: of all countries together there is none. */
  sales: z.int().nullable(),
});

const warning = z.object({
  variantId: z.int(),
  productId: z.int(),
  name: z.string(),
  sku: z.string(),
  available: z.int(),
  /** How long that lasts as it sold lately. */
  weeks: z.number(),
});

export const overviewSchema = z
  .object({
    days: z.int(),
    totals: z.object({ now: totals, before: totals }),
    /** Currencies that no rate is known of: left out of what is said in euro. */
    withoutRate: z.array(z.string()),
    countries: z.array(countryFigures),
    steps: z.array(step),
    returns: z.array(z.object({ reason: z.string(), pieces: z.int() })),
    bestSellers: z.array(z.object({ productId: z.int(), name: z.string(), pieces: z.int() })),
    stock: z.object({ soldOut: z.array(warning), low: z.array(warning) }),
    /** When best sellers and stock were looked at; null: not yet. */
    countedAt: z.string().nullable(),
  })
  .openapi('Overview');
export type Overview = z.infer<typeof overviewSchema>;

export const overviewQuery = z.object({
  days: z.coerce
    .number()
    .refine((value): value is (typeof periods)[number] => periods.some((period) => period === value), 'One of 1, 7, 30, 90, 365')
    .default(30),
  countryId: z.coerce.number().int().positive().optional().openapi({ description: 'This country alone' }),
});
