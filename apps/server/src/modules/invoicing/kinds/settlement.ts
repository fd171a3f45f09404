import { layoutSettlement, type SettlementDocument } from '../print/layout-settlement.ts';
import type { DocumentKind } from './document-kind.ts';

/** A statement or a self-billed invoice of two parties. Its texts are written by the module that settles. */
export const settlement: DocumentKind<SettlementDocument> = {
  code: 'settlement',
  layout: layoutSettlement,
  buildExample: ({ day, currency }) => ({
    ...{ title: 'Statement', number: 'PO-2026-000001', shopName: 'Selvedge', author: 'Selvedge d.o.o.', day },
    ...{
      facts: [['No.', 'PO-2026-000001']],
      parties: [
        ['Buyer', 'Ana Novak', 'Stara steza 0'],
        ['Seller', 'Selvedge d.o.o.'],
      ],
    },
    ...{ heads: ['Item', 'Amount'], rows: [{ cells: ['Commission', '1.299,00'], small: 'SI-2026-000001' }] },
    ...{ sums: [['Total', `1.299,00 ${currency}`]], notes: ['Reverse charge'] },
  }),
};
