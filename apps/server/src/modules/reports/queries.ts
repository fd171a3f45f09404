import { z } from '@hono/zod-openapi';
import { buildPageFields, idQuery, textField } from '#platform/request-fields';
import { MAX_ROWS } from './files/load-all-rows.ts';
import { goodsGroups, returnGoodsGroups, returnGroups, salesGroups, stockGroups } from './dimensions.ts';

/** Longest period of a report in days: three years. */
export const MAX_PERIOD_DAYS = 1100;

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
