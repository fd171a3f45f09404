import { and, eq } from 'drizzle-orm';
import type { Tx } from '#platform/transaction';
import { savedReportRecipients } from './tables.ts';

/** Removes a staff member from the recipients of a saved report. A repeated call has no effect. */
export async function stopReportMails(tx: Tx, { reportId, userId }: { reportId: number; userId: number }): Promise<void> {
  await tx.delete(savedReportRecipients).where(and(eq(savedReportRecipients.reportId, reportId), eq(savedReportRecipients.userId, userId)));
}
