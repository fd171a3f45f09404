import { and, eq } from 'drizzle-orm';
import { listStaffInArea } from '#modules/accounts';
import { toLocalDay } from '#modules/countries';
import type { Db } from '#platform/database';
import { findPeriod, periodNames } from '../files/relative-periods.ts';
import { buildReportPath } from '../files/report-address.ts';
import { findReportShop, REPORT_AREA } from './read-saved-report.ts';
import { readReportContent, type ReportContent } from './read-report-content.ts';
import { savedReportRecipients, savedReports } from './tables.ts';

/** A saved report with its figures, for an email to one recipient. */
export interface MailedReport extends ReportContent {
  name: string;
  /** Such as Last 7 days. */
  periodName: string;
  /** Path of the report in the back office, with the days of the email. */
  path: string;
  /** The country whose shop sends the email. */
  countryId: number;
}

/**
 * Returns a saved report with the days that its period has at a due time.
 * @returns undefined if the recipient does not get it any more: the report is deleted or not scheduled, the person is no longer a recipient or
 * may not read reports, or the report is private and its owner may not read reports
 */
export async function readMailedReport(
  db: Db,
  { reportId, userId, dueAt }: { reportId: number; userId: number; dueAt: string },
): Promise<MailedReport | undefined> {
  const [found] = await db
    .select({ report: savedReports })
    .from(savedReports)
    .innerJoin(savedReportRecipients, and(eq(savedReportRecipients.reportId, savedReports.id), eq(savedReportRecipients.userId, userId)))
    .where(eq(savedReports.id, reportId));
  if (!found || found.report.every === null) return undefined;
  const { report } = found;
  const readers = new Set((await listStaffInArea(db, REPORT_AREA)).map(({ id }) => id));
  if (!readers.has(userId) || (!report.isShared && !readers.has(report.ownerId))) return undefined;
  const shop = await findReportShop(db, report.settings);
  const today = toLocalDay(shop.timeZone, new Date(dueAt));
  const { period } = report.settings;
  // The link shows the days of the email, also when it is opened later.
  const days = period === 'custom' ? {} : { period: 'custom', ...findPeriod(period, today) };
  return {
    ...(await readReportContent(db, report.kind, report.settings, today)),
    name: report.name,
    periodName: periodNames[report.settings.period],
    path: buildReportPath(report.kind, { ...report.settings, ...days }),
    countryId: shop.id,
  };
}
