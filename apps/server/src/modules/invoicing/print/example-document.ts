import type { DocumentContent, DocumentLine } from '../document-content.ts';
import { providerKinds } from '#modules/payments';
import type { ExampleFacts } from '../kinds/document-kind.ts';

const methods = providerKinds.flatMap(({ methods: offered }) => offered.map(({ code }) => code));

const line = (kind: DocumentLine['kind'], id: number): DocumentLine => ({
  ...{ orderLineId: id, kind, sku: `SKU-${id}`, text: 'Merino', quantity: 2, unitPrice: 1_299_900, discount: 129_900 },
  ...{ total: 2_469_900, vatBasisPoints: 2550, vat: 501_852 },
});
const party = (countryCode: string) => ({ name: 'Weiß & Söhne', lines: ['Torstraße 1'], countryCode, vatNumber: 'SI00000000' });

/** Returns the content of a document with every kind of line, large amounts and, in turn, each state and scheme. */
export const buildExampleDocument = ({ index, countryCode, currency, day }: ExampleFacts): DocumentContent => ({
  countryCode,
  shopName: 'Selvedge',
  seller: index % 2 ? null : party(countryCode),
  buyer: party(countryCode),
  deliveredTo: party(countryCode),
  orderNumber: '7KQ4M-X2RPA',
  orderedOn: day,
  issuedOn: day,
  deliverFrom: day,
  deliverUntil: '2026-12-24',
  vatScheme: (['oss', 'domestic', 'outside'] as const)[index % 3] ?? 'oss',
  corrects: null,
  lines: (['goods', 'delivery', 'cash-on-delivery', 'rounding'] as const).map(line),
  vat: [{ basisPoints: 2550, net: 1_968_048, amount: 501_852 }],
  total: 9_879_600,
  currency,
  second: { currency: 'BGN', rateE5: 195_583, total: 19_322_700 },
  paymentMethod: methods[index % methods.length] ?? 'cod',
  isPaid: index % 4 === 2,
});
