import { languages } from '@selvedge/i18n';
import { getTexts } from '@selvedge/i18n/texts';
import { expect, test } from 'vitest';
import { listMissingLetters } from '#testing/inputs/missing-glyphs';
import type { DocumentContent, DocumentLine } from '../document-content.ts';
import { documentFormats } from '../document-formats.ts';
import { measureText as measure } from './fonts.ts';
import { layoutDocument } from './layout-document.ts';
import { layoutSlip } from './layout-slip.ts';
import { frame, type PrintedDocument, type TextItem } from './sheet.ts';

const line = (kind: DocumentLine['kind'], id: number): DocumentLine => ({
  ...{ orderLineId: id, kind, sku: `SKU-${id}`, text: 'Merino', quantity: 2, unitPrice: 1_299_900, discount: 129_900 },
  ...{ total: 2_469_900, vatBasisPoints: 2550, vat: 501_852 },
});
const party = (countryCode: string) => ({ name: 'Weiß & Söhne', lines: ['Torstraße 1'], countryCode, vatNumber: 'SI00000000' });
const countryCodes = ['AT', 'BD', 'BG', 'CY', 'CZ', 'DE', 'ES', 'GR', 'HR', 'HU', 'IT', 'LT', 'PL', 'PT', 'RO', 'SI', 'SK'];
const currencies = ['EUR', 'BDT', 'BGN', 'CZK', 'HUF', 'PLN', 'RON'];

/** Returns documents with all texts of a language, and with each country, currency and month. */
function buildDocuments(code: string): PrintedDocument[] {
  const { t, tag } = getTexts('documents', code);
  return countryCodes.flatMap((countryCode, index) => {
    const currency = currencies[index % currencies.length] ?? 'EUR';
    const day = `2026-${String((index % 12) + 1).padStart(2, '0')}-03`;
    const content: DocumentContent = {
      ...{
        countryCode,
        shopName: 'Selvedge',
        seller: index % 2 ? null : party(countryCode),
        buyer: party(countryCode),
        deliveredTo: party(countryCode),
      },
      ...{ orderNumber: '7KQ4M-X2RPA', orderedOn: day, issuedOn: day, deliverFrom: day, deliverUntil: '2026-12-24' },
      vatScheme: (['oss', 'domestic', 'outside'] as const)[index % 3] ?? 'oss',
      corrects: index % 2 ? { number: 'SI-2026-000001', issuedOn: day } : null,
      lines: (['goods', 'delivery', 'cash-on-delivery', 'rounding'] as const).map(line),
      vat: [{ basisPoints: 2550, net: 1_968_048, amount: 501_852 }],
      ...{ total: 9_879_600, currency, second: { currency: 'BGN', rateE5: 195_583, total: 19_322_700 } },
      ...{ paymentMethod: index % 4 < 2 ? 'cod' : 'card', isPaid: index % 4 === 2 },
    };
    const slip = {
      ...{
        shopName: 'Selvedge',
        parcelNumber: 'P-1',
        orderNumber: '7KQ4M',
        packedOn: day,
        carrier: 'GLS',
        to: ['Jan Weiß'],
        returnNumber: 'R-1',
        returnDays: 100,
      },
      items: [{ sku: 'SKU-1', text: 'Merino', quantity: 12_345 }],
    };
    return [
      layoutDocument({ kind: 'invoice', number: 'SI-2026-000001', content }, { measure, t, tag }),
      layoutDocument({ kind: 'credit-note', number: 'SI-2026-C000001', content }, { measure, t, tag }),
      layoutSlip(slip, { measure, t, tag, formats: documentFormats(tag, currency) }),
    ];
  });
}
const listTexts = ({ sheets }: PrintedDocument): TextItem[] => sheets.flatMap(({ items }) => items.filter((item) => item.kind === 'text'));

test('a letter that the fonts lack is detected', () => {
  expect(listMissingLetters('Merino 絹', 'regular')).toEqual(['絹']);
});

test.each(languages)('documents in $name use only letters of the fonts and stay within their frame', ({ code, tag }) => {
  for (const document of buildDocuments(code)) {
    expect(document.language).toBe(tag);
    const texts = listTexts(document);
    expect(texts.flatMap(({ text, weight }) => listMissingLetters(text, weight))).toEqual([]);
    // The header of a sheet is one line: a title that is too long would lose its number.
    expect(texts.map(({ text }) => text)).toContain(document.title);
    for (const { text, x, size, weight, isRight } of texts) {
      const width = measure(text, size, weight);
      expect(isRight ? x - width : x).toBeGreaterThanOrEqual(frame.left - 0.1);
      expect(isRight ? x : x + width).toBeLessThanOrEqual(frame.right + 0.1);
    }
  }
});
