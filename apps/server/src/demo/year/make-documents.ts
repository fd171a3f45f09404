import { creditNote, creditNoteContent, invoice, invoiceContent, type DocumentContent } from '#modules/invoicing';
import { toLocalDay } from '#modules/countries';
import type { Db } from '#platform/database';
import type { DocumentRow } from '#seeds/invoicing';
import type { CreditToIssue, SimulatedOrder } from './year-records.ts';

/** The last number of a series, such as Slovenia's invoices of a year. */
export interface Counter {
  countryCode: string;
  year: number;
  last: number;
}

export interface YearDocuments {
  invoices: DocumentRow[];
  creditNotes: DocumentRow[];
  invoiceCounters: Counter[];
  creditNoteCounters: Counter[];
}

/** Creates invoices and credit notes in chronological order, with numbers without gaps per country and year. */
export async function makeDocuments(db: Db, orders: readonly SimulatedOrder[]): Promise<YearDocuments> {
  const [invoiceSeries, creditSeries] = [createSeries(), createSeries()];
  const invoices = new Map<number, DocumentRow>();
  const invoiced = orders.filter(({ invoiced: at }) => at !== null);
  for (const order of invoiced.toSorted((a, b) => toTimestamp(a.invoiced) - toTimestamp(b.invoiced))) {
    const invoiceDocument = await makeInvoice(db, order, invoiceSeries.next);
    invoices.set(order.row.id, invoiceDocument);
    order.row.invoiceNumber = invoiceDocument.number;
  }
  const earlier = new Map<number, DocumentContent[]>();
  const creditNotes: DocumentRow[] = [];
  const credits = invoiced.flatMap((order) => order.credits.map((credit) => ({ order, credit })));
  for (const { order, credit } of credits.toSorted((a, b) => toTimestamp(a.credit) - toTimestamp(b.credit))) {
    const invoice = invoices.get(order.row.id);
    const before = earlier.get(order.row.id) ?? [];
    const note = invoice && makeCreditNote(order, { invoice, earlier: before, credit, nextNumber: creditSeries.next });
    if (!note) continue;
    creditNotes.push(note);
    earlier.set(order.row.id, [...before, note.content]);
  }
  return { invoices: [...invoices.values()], creditNotes, invoiceCounters: invoiceSeries.counters(), creditNoteCounters: creditSeries.counters() };
}

const toTimestamp = (record: { at: Date } | null): number => record?.at.getTime() ?? 0;

type NextNumber = (series: { countryCode: string; year: number; letter: '' | 'C' }) => string;

function createSeries(): { next: NextNumber; counters: () => Counter[] } {
  const counters = new Map<string, Counter>();
  return {
    next: ({ countryCode, year, letter }) => {
      const counter = counters.get(`${countryCode} ${year}`) ?? { countryCode, year, last: 0 };
      counter.last += 1;
      counters.set(`${countryCode} ${year}`, counter);
      return `${countryCode}-${year}-${letter}${String(counter.last).padStart(6, '0')}`;
    },
    counters: () => [...counters.values()],
  };
}

async function makeInvoice(db: Db, { row, lines, invoiced, priced }: SimulatedOrder, nextNumber: NextNumber): Promise<DocumentRow> {
  const at = invoiced?.at ?? row.placedAt;
  const order = { ...row, paymentStatus: invoiced?.paymentStatus ?? row.paymentStatus };
  const content = await invoiceContent(db, { order, lines: lines.map((line) => ({ ...line })), invoicedAt: at });
  const number = nextNumber({ countryCode: priced.country.code, year: Number(content.issuedOn.slice(0, 4)), letter: '' });
  return { ...buildDocumentRow(row, content), kind: invoice.code, number, cause: `confirmed ${row.id}`, createdAt: at };
}

interface CreditNoteToMake {
  invoice: DocumentRow;
  earlier: readonly DocumentContent[];
  credit: CreditToIssue;
  nextNumber: NextNumber;
}

function makeCreditNote(
  { row, priced }: SimulatedOrder,
  { invoice, earlier, credit: { at, cause, lines }, nextNumber }: CreditNoteToMake,
): DocumentRow | null {
  const issuedOn = toLocalDay(priced.country.timeZone, at);
  const corrects = { number: invoice.number, issuedOn: invoice.issuedOn };
  const content = creditNoteContent({ invoice: invoice.content, corrects, earlier, lines, issuedOn });
  if (!content) return null;
  const number = nextNumber({ countryCode: priced.country.code, year: Number(issuedOn.slice(0, 4)), letter: 'C' });
  return { ...buildDocumentRow(row, content), kind: creditNote.code, number, cause, createdAt: at };
}

const buildDocumentRow = ({ id: orderId, countryId, languageId }: SimulatedOrder['row'], content: DocumentContent) => ({
  ...{ orderId, countryId, languageId, currency: content.currency, issuedOn: content.issuedOn, total: content.total },
  vat: content.vat.reduce((sum, { amount }) => sum + amount, 0),
  content,
});
