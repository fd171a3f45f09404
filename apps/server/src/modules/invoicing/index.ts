/**
 * Invoices, credit notes and packing slips, kept as issued, and the report of the VAT in them. An order that is given up is
 * credited by a job of this module; whoever gives a part of the money back issues the credit note.
 */
export { PaperNotFound, PaperWaits } from './errors.ts';
export { drawSettlement, formatsIn } from './draw-settlement.ts';
export type { SettlementPaper } from './print/layout-settlement.ts';
export { issueCreditNote } from './issue-credit-note.ts';
export { keptNetOfLines, keptOfLines, type KeptOfLine } from './kept-of-lines.ts';
export { leftToCredit, withinLeft } from './left-to-credit.ts';
export { openPaper } from './open-paper.ts';
export { ordersOfPaper, papersOf } from './papers-of.ts';
export { packingSlip, packingSlips } from './packing-slip.ts';
export { printPaper } from './print-paper.ts';
export { creditsByCause, reconcilePapers } from './reconcile-papers.ts';
export { unprintedPapers } from './unprinted-papers.ts';
export { writeOssReport } from './oss/write-oss-report.ts';
export { papersData } from './papers-data.ts';
export { writeInvoice } from './write-invoice.ts';
export { invoicingJobs, invoicingSubscriptions } from './jobs.ts';
