import type { LanguageCode } from '@selvedge/i18n';
import { layoutSlip, type SlipContent } from '../print/layout-slip.ts';
import type { DocumentKind } from './document-kind.ts';

const titles: Readonly<Record<LanguageCode, string>> = {
  en: 'Packing slip',
  bn: 'প্যাকিং স্লিপ',
  de: 'Lieferschein',
  bg: 'Опаковъчен лист',
  cz: 'Dodací list',
  el: 'Δελτίο συσκευασίας',
  es: 'Albarán',
  hr: 'Otpremnica',
  hu: 'Szállítólevél',
  it: 'Distinta di imballaggio',
  lt: 'Pakavimo lapas',
  pl: 'Specyfikacja przesyłki',
  pt: 'Lista de embalagem',
  ro: 'Listă de ambalare',
  sk: 'Dodací list',
  sl: 'Dobavnica',
  at: 'Lieferschein',
};

/** The slip in a parcel. It is printed when it is needed and not stored. */
export const packingSlip: DocumentKind<SlipContent> = {
  code: 'packing-slip',
  layout: (content, setting) => layoutSlip(content, { ...setting, title: titles[setting.language] }),
  buildExample: ({ day }) => ({
    ...{ shopName: 'Selvedge', parcelNumber: 'P-1', orderNumber: '7KQ4M', packedOn: day, carrier: 'GLS', to: ['Jan Weiß'] },
    ...{ returnNumber: 'R-1', returnDays: 100, items: [{ sku: 'SKU-1', text: 'Merino', quantity: 12_345 }] },
  }),
};
