import { z } from '@hono/zod-openapi';
import { buildPageFields, idQuery, textField } from '#platform/request-fields';
import { goodsGroups, returnGoodsGroups, returnGroups, salesGroups, stockGroups } from './dimensions.ts';

export * from './dimensions.ts';

/** Longest period of a report in days: three years. */
export const MAX_PERIOD_DAYS = 1100;
/** Maximum number of rows per call. A download uses one call. */
export const MAX_ROWS = 10_000;

const day = z.iso.date().openapi({ description: 'A day in the local calendar of each country', example: '2026-10-01' });
/** The period that a report is compared with: the same number of days before, or the same days of the previous year. */
export const comparisons = ['none', 'previous', 'year'] as const;

const isPeriod = ({ from, until }: { from: string; until: string }): boolean =>
  from <= until && Date.parse(until) - Date.parse(from) < MAX_PERIOD_DAYS * 86_400_000;
const periodIssue = { message: `The first day is not after the last, and there are at most ${MAX_PERIOD_DAYS} days`, path: ['until'] };

const fields = {
  /** First and last day, both inclusive. */
  from: day,
  until: day,
  compare: z.enum(comparisons).default('none'),
  sort: textField.max(30).default(''),
  order: z.enum(['asc', 'desc']).default('desc'),
  ...buildPageFields({ take: 50, maxTake: MAX_ROWS }),
};
const countryId = idQuery.optional().openapi({ description: 'If given, only this country, in its currency' });
const goodsFilter = {
  categoryId: idQuery.optional().openapi({ description: 'If given, only this category and those below it' }),
  brandId: idQuery.optional().openapi({ description: 'If given, only this brand' }),
};

interface Filtered {
  groupBy: string;
  categoryId?: number | undefined;
  brandId?: number | undefined;
}
/** Returns whether a grouping allows a filter by goods, because a filter that is ignored would give wrong figures. */
const allowsFilter =
  (groups: readonly string[]) =>
  ({ groupBy, categoryId, brandId }: Filtered): boolean =>
    (categoryId === undefined && brandId === undefined) || groups.includes(groupBy);
const filterIssue = { message: 'This grouping cannot be filtered by category or brand', path: ['groupBy'] };

export const salesQuery = z
  .object({ ...fields, groupBy: z.enum(salesGroups).default('day'), countryId, ...goodsFilter })
  .refine(isPeriod, periodIssue)
  .refine(allowsFilter(goodsGroups), filterIssue);
export const returnsQuery = z
  .object({ ...fields, groupBy: z.enum(returnGroups).default('reason'), countryId, ...goodsFilter })
  .refine(isPeriod, periodIssue)
  .refine(allowsFilter(returnGoodsGroups), filterIssue);
export const stockQuery = z
  .object({
    ...fields,
    groupBy: z.enum(stockGroups).default('product'),
    ...goodsFilter,
    isUnsold: z.enum(['true', 'false']).default('false').openapi({ description: 'Whether only products without sales are included' }),
  })
  .refine(isPeriod, periodIssue);
export const vatQuery = z.object({ from: fields.from, until: fields.until, compare: fields.compare, countryId }).refine(isPeriod, periodIssue);
export const cohortQuery = z.object({ from: fields.from, until: fields.until, countryId }).refine(isPeriod, periodIssue);

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
