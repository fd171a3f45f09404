import { expect, test } from 'vitest';
import { computeIncludedVat } from '#kit/money';
import type { DocumentContent, DocumentLine } from '../document-content.ts';
import { getPrintSetting } from '../draw-document.ts';
import { creditNote } from '../kinds/credit-note.ts';
import { invoice } from '../kinds/invoice.ts';
import { computeVatByRate } from '../invoice-content.ts';
import { drawSheets } from './draw-sheets.ts';
import { frame, paperSize, type PrintedDocument, type Sheet, type TextItem } from './sheet.ts';

/** An average letter width: these tests check the layout, not the fonts. */
const measure = (text: string, size: number) => text.length * size * 0.52;

const goods = (id: number, text = `Shirt no. ${id}`): DocumentLine => ({
  orderLineId: id,
  kind: 'goods',
  sku: `SKU-${id}`,
  text,
  quantity: 1,
  unitPrice: 2199,
  discount: 0,
  total: 2199,
  vatBasisPoints: 1900,
  vat: computeIncludedVat(2199, 1900),
});
const content = (lines: DocumentLine[], changes: Partial<DocumentContent> = {}): DocumentContent => ({
  countryCode: 'DE',
  vatScheme: 'oss',
  shopName: 'Selvedge',
  seller: { name: 'Selvedge Test d.o.o.', lines: ['Stara steza 0', '1000 Ljubljana'], countryCode: '', vatNumber: 'SI00000000' },
  buyer: { name: 'Weiß & Söhne GmbH', lines: ['Jan Weiß', 'Torstraße 1', '10119 Berlin'], countryCode: 'DE', vatNumber: 'DE123456789' },
  deliveredTo: null,
  orderNumber: '7KQ4M-X2RPA',
  orderedOn: '2026-11-20',
  issuedOn: '2026-11-21',
  deliverFrom: '2026-11-25',
  deliverUntil: '2026-11-30',
  corrects: null,
  lines,
  vat: computeVatByRate(lines),
  total: lines.reduce((sum, { total }) => sum + total, 0),
  currency: 'EUR',
  second: null,
  paymentMethod: 'cod',
  isPaid: false,
  ...changes,
});
const laidOut = (lines: DocumentLine[], changes: Partial<DocumentContent> = {}, language = 'de'): PrintedDocument =>
  invoice.layout({ number: 'DE-2026-000001', content: content(lines, changes) }, { ...getPrintSetting(language), measure });
const listTexts = ({ items }: Sheet): TextItem[] => items.filter((item) => item.kind === 'text');
const listWords = (document: PrintedDocument): string[] =>
  document.sheets.flatMap((sheet) => listTexts(sheet).map(({ text }) => text.replaceAll('\u00a0', ' ')));

test('an invoice shows all stored content: seller, buyer, goods, VAT, total and payment', () => {
  const words = listWords(laidOut([goods(1), goods(2)]));
  for (const text of [
    'Rechnung',
    'DE-2026-000001',
    '21. November 2026',
    '25.–30.11.2026',
    'Selvedge Test d.o.o.',
    'USt-IdNr. SI00000000',
    'Weiß & Söhne GmbH',
    'USt-IdNr. DE123456789',
    'Deutschland',
    'Shirt no. 1',
    'SKU-2',
    '19 %',
    '43,98 €',
    '36,96',
    '7,02',
    'Nachnahme',
    'Zahlbar bei Lieferung.',
    'Seite 1 von 1',
  ]) {
    expect(words).toContain(text);
  }
});

test('a credit note names the invoice that it corrects', () => {
  const corrects = { number: 'DE-2026-000001', issuedOn: '2026-10-02' };
  const note = creditNote.layout({ number: 'DE-2026-C000001', content: content([goods(1)], { corrects }) }, { ...getPrintSetting('en'), measure });
  expect(note.title).toBe('Credit note DE-2026-C000001');
  expect(listWords(note)).toEqual(expect.arrayContaining(['Corrects invoice', 'DE-2026-000001', '2 October 2026', 'Total credited']));
});

test.each(Array.from({ length: 30 }, (_, index) => [index + 1]).concat([[100]]))(
  '%i lines stay within their sheets, none is lost, and the total is never alone on a sheet',
  (count) => {
    const document = laidOut(Array.from({ length: count }, (_, index) => goods(index + 1)));
    const names = listWords(document).filter((word) => word.startsWith('Shirt no.'));
    expect(names).toEqual(Array.from({ length: count }, (_, index) => `Shirt no. ${index + 1}`));
    for (const [index, sheet] of document.sheets.entries()) {
      const words = listTexts(sheet).map(({ text }) => text);
      expect(words).toContain(`Seite ${index + 1} von ${document.sheets.length}`);
      expect(words).toContain('Artikel');
      const body = sheet.items.filter(({ y }) => y > frame.band && y < paperSize.height - 44);
      expect(Math.max(...body.map(({ y }) => y))).toBeLessThanOrEqual(frame.bottom);
    }
    const last = listTexts(document.sheets.at(-1) ?? { items: [] }).map(({ text }) => text);
    expect(last).toContain('Gesamtbetrag');
    expect(last).toContain(`Shirt no. ${count}`);
  },
);

test('long names and addresses wrap within their columns, even a very long word', () => {
  const name = `${'Merino '.repeat(40)}${'x'.repeat(300)}`;
  const document = laidOut([goods(1, name)], { buyer: { name: 'W'.repeat(120), lines: ['y'.repeat(200)], countryCode: 'DE', vatNumber: '' } });
  for (const { text, x, size, isRight } of document.sheets.flatMap(listTexts)) {
    const width = measure(text, size);
    expect(isRight ? x - width : x).toBeGreaterThanOrEqual(frame.left - 0.1);
    expect(isRight ? x : x + width).toBeLessThanOrEqual(frame.right + 0.1);
  }
  expect(listWords(document).join('').match(/x/g)?.length).toBeGreaterThanOrEqual(300);
});

test('the file has pages, title, language and structure, and always the same bytes', async () => {
  const document = laidOut(Array.from({ length: 30 }, (_, index) => goods(index + 1)));
  const bytes = await drawSheets(document, { isCompressed: false });
  const text = bytes.toString('latin1');
  expect(text.startsWith('%PDF-1.7')).toBe(true);
  expect(text.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(document.sheets.length);
  expect(text).toContain('/Lang (de-DE)');
  expect(text).toContain('(Rechnung DE-2026-000001)');
  expect(text).toContain('(D:20261121000000Z)');
  expect(text).toContain('/Marked true');
  for (const tag of ['/S /H1', '/S /Table', '/S /TH', '/S /TD']) expect(text).toContain(tag);
  expect((await drawSheets(document, { isCompressed: false })).equals(bytes)).toBe(true);
});

test.each([
  ['de', 'Steuerfreie innergemeinschaftliche Lieferung (Artikel 138 der Richtlinie 2006/112/EG).', 'ohne Umsatzsteuer'],
  ['it', 'Cessione intracomunitaria esente da IVA (articolo 138 della direttiva 2006/112/CE).', 'IVA esclusa'],
])('an exempt supply names the law and both VAT ids and does not say that prices include VAT (%s)', (language, law, amounts) => {
  const exempt = { ...goods(1), vatBasisPoints: 0, vat: 0 };
  const text = listWords(laidOut([exempt], { vatScheme: 'intra-community' }, language)).join(' ');
  for (const part of [law, amounts, 'SI00000000', 'DE123456789']) expect(text).toContain(part);
  const included = getPrintSetting(language).t('invoice.notes.included');
  expect(text).not.toContain(included);
  expect(listWords(laidOut([goods(1)], {}, language)).join(' ')).toContain(included);
});

test('Bengali uses its own font and digits, and Latin and Greek text next to it use the other font', async () => {
  const document = laidOut([goods(1, 'লিনেনের শার্ট, Linea, Λινό')], { countryCode: 'BD', vatScheme: 'outside', currency: 'BDT' }, 'bn');
  expect(listWords(document)).toEqual(expect.arrayContaining(['ইনভয়েস', '২১ নভেম্বর, ২০২৬', '২১.৯৯৳', 'পৃষ্ঠা ১ / ১']));
  const text = (await drawSheets(document, { isCompressed: false })).toString('latin1');
  expect(text).toMatch(/\+NotoSansBengali/);
  expect(text).toMatch(/\+NotoSans-/);
});
