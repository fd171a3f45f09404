import { and, eq } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import { savedReportRecipients, savedReports } from './tables.ts';

/** Removes a staff member from the recipients of a saved report. A repeated call has no effect. A change of the report waits until this transaction ends. */
export async function stopReportMails(tx: Tx, { reportId, userId }: { reportId: number; userId: number }): Promise<void> {
  await tx.select({ id: savedReports.id }).from(savedReports).where(eq(savedReports.id, reportId)).for('update');
  await tx.delete(savedReportRecipients).where(and(eq(savedReportRecipients.reportId, reportId), eq(savedReportRecipients.userId, userId)));
}
