import { z } from '@hono/zod-openapi';
import { idField, textField } from '#platform/request-fields';
import { cohortQuery, comparisons, returnsQuery, salesQuery, stockQuery, vatQuery } from '../queries.ts';
import { findPeriod, periodNames, type PeriodName } from '../files/relative-periods.ts';

export const reportKinds = ['sales', 'returns', 'stock', 'vat', 'customers'] as const;
export type ReportKind = (typeof reportKinds)[number];

const day = z.iso.date();

/** The settings of a report as its URL contains them. */
export const reportSettingsSchema = z
  .object({
    period: z.enum(Object.keys(periodNames) as [PeriodName, ...PeriodName[]]),
    /** For custom dates only. */
    from: day.optional(),
    until: day.optional(),
    compare: z.enum(comparisons).default('none'),
    /** Empty: the first grouping of the report. */
    groupBy: textField.max(30).default(''),
    countryId: idField.optional(),
    categoryId: idField.optional(),
    brandId: idField.optional(),
    sort: textField.max(30).default(''),
    order: z.enum(['asc', 'desc']).default('desc'),
    isUnsold: z.boolean().default(false),
  })
  .openapi('ReportSettings');
export type ReportSettings = z.infer<typeof reportSettingsSchema>;

const schemas = { sales: salesQuery, returns: returnsQuery, stock: stockQuery, vat: vatQuery, customers: cohortQuery } as const;
export type ReportQuery<Kind extends ReportKind> = z.infer<(typeof schemas)[Kind]>;

/** Any day: whether settings are valid does not depend on it. */
const ANY_DAY = '2026-01-01';

/** Returns whether a report accepts settings. */
export const areValidSettings = (kind: ReportKind, settings: ReportSettings): boolean =>
  schemas[kind].safeParse(toRequest(settings, ANY_DAY)).success;

/**
 * Returns the query of a report with the days that its relative period has on a day.
 * @param today an ISO date
 * @throws ZodError for settings that the report does not accept any more
 */
export const buildReportQuery = <Kind extends ReportKind>(kind: Kind, settings: ReportSettings, today: string): ReportQuery<Kind> =>
  schemas[kind].parse(toRequest(settings, today)) as ReportQuery<Kind>;

function toRequest({ period, from, until, groupBy, isUnsold, ...rest }: ReportSettings, today: string): Record<string, unknown> {
  const days = period === 'custom' ? { from, until } : findPeriod(period, today);
  return { ...rest, ...days, ...(groupBy !== '' && { groupBy }), isUnsold: isUnsold ? 'true' : 'false' };
}
