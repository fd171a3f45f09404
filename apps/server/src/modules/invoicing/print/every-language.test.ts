import { languages } from '@selvedge/i18n';
import { expect, test } from 'vitest';
import { lackingLetters } from '#testing/paper-letters';
import type { PaperContent, PaperLine } from '../paper-content.ts';
import { paperFormats } from '../paper-formats.ts';
import { textsIn } from '../texts/texts-in.ts';
import { measureText as measure } from './fonts.ts';
import { layoutPaper } from './layout-paper.ts';
import { layoutSlip } from './layout-slip.ts';
import { frame, type PrintedPaper, type TextItem } from './sheet.ts';

const line = (kind: PaperLine['kind'], id: number): PaperLine => ({
  ...{ orderLineId: id, kind, sku: `SKU-${id}`, text: 'Merino', quantity: 2, unitPrice: 1_299_900, discount: 129_900 },
  ...{ total: 2_469_900, vatBasisPoints: 2550, vat: 501_852 },
});
const party = (countryCode: string) => ({ name: 'Weiß & Söhne', lines: ['Torstraße 1'], countryCode, vatNumber: 'SI00000000' });
const lands = ['AT', 'BD', 'BG', 'CY', 'CZ', 'DE', 'ES', 'GR', 'HR', 'HU', 'IT', 'LT', 'PL', 'PT', 'RO', 'SI', 'SK'];
const currencies = ['EUR', 'BDT', 'BGN', 'CZK', 'HUF', 'PLN', 'RON'];

/** Papers with each of their words, and with each country, currency and month in them. */
function papersIn(code: string): PrintedPaper[] {
  const { texts, tag } = textsIn(code);
  return lands.flatMap((countryCode, index) => {
    const currency = currencies[index % currencies.length] ?? 'EUR';
    const day = `2026-${String((index % 12) + 1).padStart(2, '0')}-03`;
    const content: PaperContent = {
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
      ...{ shopName: 'Selvedge', parcelNumber: 'P-1', orderNumber: '7KQ4M', packedOn: day, carrier: 'GLS', to: ['Jan Weiß'], returnNumber: 'R-1' },
      items: [{ sku: 'SKU-1', text: 'Merino', quantity: 12_345 }],
    };
    return [
      layoutPaper({ kind: 'invoice', number: 'SI-2026-000001', content }, { measure, texts, tag }),
      layoutPaper({ kind: 'credit-note', number: 'SI-2026-C000001', content }, { measure, texts, tag }),
      layoutSlip(slip, { measure, texts, tag, formats: paperFormats(tag, currency) }),
    ];
  });
}
const textsOn = ({ sheets }: PrintedPaper): TextItem[] => sheets.flatMap(({ items }) => items.filter((item) => item.kind === 'text'));

test('a letter that the faces lack is seen', () => {
  expect(lackingLetters('Merino 絹', 'regular')).toEqual(['絹']);
});

test.each(languages)('papers in $name need no letter that the faces lack, and keep within their frame', ({ code, tag }) => {
  for (const paper of papersIn(code)) {
    expect(paper.language).toBe(tag);
    const texts = textsOn(paper);
    expect(texts.flatMap(({ text, weight }) => lackingLetters(text, weight))).toEqual([]);
    // What stands above every sheet is one line only: a title that is too long would lose its number.
    expect(texts.map(({ text }) => text)).toContain(paper.title);
    for (const { text, x, size, weight, isRight } of texts) {
      const width = measure(text, size, weight);
      expect(isRight ? x - width : x).toBeGreaterThanOrEqual(frame.left - 0.1);
      expect(isRight ? x : x + width).toBeLessThanOrEqual(frame.right + 0.1);
    }
  }
});
