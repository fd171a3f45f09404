import { defaultLanguageId } from '@selvedge/i18n';
import { reportMail, type ReportFigure } from '@selvedge/emails';
import { z } from 'zod';
import { formatCsvLine } from '#kit/csv-line';
import { findUserContact } from '#modules/accounts';
import { formatChange, formatFigure, markReportFailed, markReportSent, readMailedReport, type MailedReport } from '#modules/reports';
import { defineJob, on, type AnyJob, type Subscription } from '#platform/job';
import type { MailMessage } from '#platform/mailer';
import type { Services } from '#platform/services';
import { deleteOldReportNotifications } from './delete-old-report-notifications.ts';
import { letterhead } from './letterhead.ts';
import { isUnknownRecipient, sendReportOnce } from './send-once.ts';

/** Number of rows in the email. The attached file has all of them. */
const MAIL_ROWS = 15;
/** Maximum size of the attached file in bytes. Many mail servers refuse emails over 20 MB, and an attachment grows by a third. */
const MAX_FILE_BYTES = 10 * 1024 * 1024;

interface DueReport {
  reportId: number;
  userId: number;
  dueAt: string;
}

/** Sends a saved report to one recipient: once per due time. A report that cannot be read or sent is tried again for about three days. */
const sendReportMail = defineJob({
  name: 'send-report-mail',
  schema: z.object({ reportId: z.int(), userId: z.int(), dueAt: z.iso.datetime() }),
  run: async (services, due) => {
    try {
      await sendDueReport(services, due);
    } catch (error) {
      await markReportFailed(services.db, due.reportId);
      // A mailbox that does not exist will not exist at the next attempt either.
      if (!isUnknownRecipient(error)) throw error;
    }
  },
  retry: { limit: 15, delaySeconds: 10 },
  // Each email reads a whole report. Emails to customers must not wait for them.
  atOnce: 1,
});

async function sendDueReport({ db, config, mailer }: Services, due: DueReport): Promise<void> {
  const [contact, report] = [await findUserContact(db, due.userId), await readMailedReport(db, due)];
  if (!contact || !report) return;
  const { from, messageId, shopName, shopUrl } = await letterhead(db, config, { countryId: report.countryId, languageId: defaultLanguageId });
  const buildUrl = (path: string): string => new URL(`/admin${path}`, shopUrl).href;
  const { reportId, userId, dueAt } = due;
  const content = writeCsv(report);
  const file = content.length > MAX_FILE_BYTES ? null : { filename: `${report.fileName}.csv`, content, contentType: 'text/csv; charset=utf-8' };
  const message: MailMessage = {
    ...writeReportMail(report, {
      fileName: file?.filename ?? null,
      shopName,
      shopUrl,
      reportUrl: buildUrl(report.path),
      stopUrl: buildUrl(`/reports/saved?stop=${reportId}`),
    }),
    from,
    to: contact.email,
    ...(file && { attachments: [file] }),
    headers: { 'Message-ID': messageId(`report-${reportId}-${userId}-${Date.parse(dueAt)}`) },
  };
  await sendReportOnce(db, due, () => mailer.send(message));
  await markReportSent(db, reportId);
}

interface MailParts {
  fileName: string | null;
  shopName: string;
  shopUrl: string;
  reportUrl: string;
  stopUrl: string;
}

function writeReportMail(report: MailedReport, parts: MailParts) {
  const { columns, money, totals, rows, period, compared, periodName, isConverted, withoutRate } = report;
  const main = columns.filter(({ isMain }) => isMain);
  const days = formatDays(period);
  return reportMail({
    ...parts,
    ...{ name: report.name, title: report.title, rowCount: rows.length },
    period: periodName === 'Custom dates' ? days : `${periodName} (${days})`,
    compared: compared ? formatDays(compared) : '',
    notes: [
      ...(isConverted ? [`Amounts are in ${money.currency}, estimated with the exchange rate of each country.`] : []),
      ...(withoutRate.length > 0 ? [`Amounts in ${withoutRate.join(', ')} are not included, because there is no exchange rate.`] : []),
    ],
    totals: totals
      ? columns.map((column): ReportFigure => {
          const [now, before] = [totals.figures[column.name], totals.before?.[column.name]];
          const change = formatChange(column, now, before);
          const isRise = change?.startsWith('+');
          return {
            name: column.title,
            value: formatFigure(column, now, money),
            change,
            isGood: change === null || !/^[+\-−]/.test(change) ? null : isRise !== (column.isBad === true),
          };
        })
      : [],
    heads: [report.groupName, ...main.map(({ title }) => title)],
    rows: rows
      .slice(0, MAIL_ROWS)
      .map((row) => [row.label, ...main.map((column) => formatFigure(column, row.figures[column.name], row.money ?? money))]),
  });
}

const formatDay = (iso: string): string => new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(iso));
const formatDays = ({ from, until }: { from: string; until: string }): string =>
  from === until ? formatDay(from) : `${formatDay(from)} – ${formatDay(until)}`;

/** Writes the file that the report page downloads. Spreadsheets recognise UTF-8 by the byte order mark. */
function writeCsv({ file: { rows, columns } }: MailedReport): Uint8Array {
  const lines = [columns.map(({ title }) => title), ...rows.map((row) => columns.map(({ path }) => row[path] ?? ''))];
  return new TextEncoder().encode(`\uFEFF${lines.map(formatCsvLine).join('')}`);
}

const deleteOldNotifications = defineJob({
  name: 'notifications.delete-old-report-notifications',
  schema: z.object({}),
  schedule: { dailyAtUtc: '03:45' },
  run: async ({ db, log }) => {
    const count = await deleteOldReportNotifications(db);
    if (count > 0) log.info({ count }, 'old records of sent reports were deleted');
  },
});

export const reportMailJobs: readonly AnyJob[] = [sendReportMail, deleteOldNotifications];
export const reportMailSubscriptions: readonly Subscription[] = [on('report.due', sendReportMail)];
