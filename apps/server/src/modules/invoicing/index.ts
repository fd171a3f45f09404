/**
 * Invoices, credit notes and packing slips, stored as issued, and the VAT report made from them. A job of this module credits
 * cancelled orders; a module that refunds a part of an order issues the credit note itself.
 */
export { DocumentNotFound, DocumentNotReady } from './errors.ts';
export type { DocumentFormats } from './document-formats.ts';
export { drawSettlement, getDocumentFormats } from './draw-settlement.ts';
export type { SettlementDocument } from './print/layout-settlement.ts';
export { invoiceContent } from './invoice-content.ts';
export type { DocumentContent } from './document-content.ts';
export { creditNoteContent } from './credit-notes/credit-note-content.ts';
export { issueCreditNote } from './credit-notes/issue-credit-note.ts';
export { retainedNetQuery, listRetainedLines, type RetainedLine } from './credit-notes/list-retained-lines.ts';
export { getCreditableLines, limitToCreditable } from './credit-notes/creditable-lines.ts';
export { openDocument } from './open-document.ts';
export { findOrdersOfDocument, listDocuments } from './list-documents.ts';
export { printPackingSlip, printPackingSlips } from './print-packing-slip.ts';
export { getDocumentName } from './kinds/document-kinds.ts';
export { creditNote } from './kinds/credit-note.ts';
export { invoice } from './kinds/invoice.ts';
export { printDocument } from './print-document.ts';
export { creditedLines, creditsByCause, documentDays, reconcileDocuments, vatByDay } from './reconcile-documents.ts';
export { listUnprintedDocuments } from './unprinted-documents.ts';
export { writeEcSalesList } from './ec-sales/write-ec-sales-list.ts';
export { findVatIdCheck } from './vat-ids/find-vat-id-check.ts';
export { findExemptBuyer, type ExemptBuyer } from './vat-ids/find-exempt-buyer.ts';
export { findConfirmedVatId, recordConfirmedVatId, refreshVatIdAnswer, type ConfirmedVatId } from './vat-ids/vat-id-answers.ts';
export { readVatDocuments } from './oss/read-vat-documents.ts';
export { writeOssReport } from './oss/write-oss-report.ts';
export { readDocumentsData } from './documents-data.ts';
export { writeInvoice } from './write-invoice.ts';
export { invoicingJobs, invoicingSubscriptions } from './jobs.ts';
export { askVies, ViesUnavailable } from './vat-ids/ask-vies.ts';
export { findSellerVatId } from './vat-ids/find-exempt-buyer.ts';
