import { layoutSlip, type SlipContent } from '../print/layout-slip.ts';
import type { DocumentKind } from './document-kind.ts';

/** The slip in a parcel. It is printed when it is needed and not stored. */
export const packingSlip: DocumentKind<SlipContent> = {
  code: 'packing-slip',
  layout: (content, setting) => layoutSlip(content, setting),
  buildExample: ({ day }) => ({
    ...{ shopName: 'Selvedge', parcelNumber: 'P-1', orderNumber: '7KQ4M', packedOn: day, carrier: 'GLS', to: ['Jan Weiß'] },
    ...{ returnNumber: 'R-1', returnDays: 100, items: [{ sku: 'SKU-1', text: 'Merino', quantity: 12_345 }] },
  }),
};
