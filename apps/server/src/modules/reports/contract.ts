import { z } from '@hono/zod-openapi';

export * from './dimensions.ts';
export * from './queries.ts';
export * from './saved/contract.ts';

const count = z.int();
/** Minor units of the report's currency. */
const amount = z.int();

const salesFigures = z.object({
  /** Null where orders cannot be added up, because one order contains several products. */
  orders: count.nullable(),
  pieces: count,
  gross: amount,
  discounts: amount,
  sales: amount,
  vat: amount,
  net: amount,
  refunded: amount,
  averageOrder: amount.nullable(),
});
const returnFigures = z.object({ sold: count, returned: count, rate: z.number().nullable(), refunded: amount });
const stockFigures = z.object({
  onHand: count,
  sold: count,
  /** Sold pieces as a share of those and the stock. */
  sellThrough: z.number().nullable(),
  /** Days until the stock is sold at the rate of the period; null: no sales. */
  coverDays: z.number().nullable(),
});
const vatFigures = z.object({ net: amount, vat: amount });

/** A report's rows of one kind of figures, with the same figures of the compared period. */
const buildReport = <Figures extends z.ZodType, More extends z.ZodRawShape>(figures: Figures, more: More) =>
  z.object({
    ...more,
    period: z.object({ from: z.string(), until: z.string() }),
    /** Null: not compared. */
    compared: z.object({ from: z.string(), until: z.string() }).nullable(),
    rows: z.array(z.object({ key: z.string(), label: z.string(), figures, before: figures.nullable() })),
    rowCount: count,
    totals: figures,
    totalsBefore: figures.nullable(),
  });

const money = {
  currency: z.string(),
  exponent: count,
  /** Whether amounts were converted to euro by the rates of the countries. */
  isConverted: z.boolean(),
  /** Currencies that could not be converted and are left out of the amounts. */
  withoutRate: z.array(z.string()),
};

export const salesReportSchema = buildReport(salesFigures, money).openapi('SalesReport');
export type SalesReport = z.infer<typeof salesReportSchema>;
export const returnsReportSchema = buildReport(returnFigures, money).openapi('ReturnsReport');
export type ReturnsReport = z.infer<typeof returnsReportSchema>;
export const stockReportSchema = buildReport(stockFigures, { countedAt: z.string().nullable() }).openapi('StockReport');
export type StockReport = z.infer<typeof stockReportSchema>;

export const vatReportSchema = z
  .object({
    ...money,
    period: z.object({ from: z.string(), until: z.string() }),
    compared: z.object({ from: z.string(), until: z.string() }).nullable(),
    rows: z.array(
      vatFigures.extend({
        country: z.string(),
        scheme: z.enum(['domestic', 'oss', 'outside', 'intra-community']),
        /** Whether the buyer is a business with a VAT id. Its purchases are not part of the One-Stop Shop return. */
        isBusiness: z.boolean(),
        basisPoints: count,
        /** The currency of the documents, in which the amounts of the row are. */
        currency: z.string(),
        exponent: count,
        before: vatFigures.nullable(),
      }),
    ),
    totals: vatFigures,
    totalsBefore: vatFigures.nullable(),
  })
  .openapi('VatReport');
export type VatReport = z.infer<typeof vatReportSchema>;

const share = z.number().nullable();
export const cohortReportSchema = z
  .object({
    rows: z.array(
      z.object({
        /** The first day of the month. */
        month: z.string(),
        customers: count,
        /** The share that ordered again within the months; null while these months have not passed for everybody. */
        within1: share,
        within2: share,
        within3: share,
        within6: share,
        within12: share,
      }),
    ),
    countedAt: z.string().nullable(),
  })
  .openapi('CohortReport');
export type CohortReport = z.infer<typeof cohortReportSchema>;
