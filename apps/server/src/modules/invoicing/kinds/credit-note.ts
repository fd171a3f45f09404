import type { LanguageCode } from '@selvedge/i18n';
import { exampleDocument } from '../print/example-document.ts';
import { layoutDocument } from '../print/layout-document.ts';
import type { OrderDocumentKind } from './document-kind.ts';

const texts: Readonly<Record<LanguageCode, { title: string; total: string }>> = {
  en: { title: 'Credit note', total: 'Total credited' },
  bn: { title: 'ক্রেডিট নোট', total: 'মোট ফেরতযোগ্য' },
  de: { title: 'Rechnungskorrektur', total: 'Gutgeschriebener Betrag' },
  bg: { title: 'Кредитно известие', total: 'Обща сума на кредита' },
  cz: { title: 'Opravný daňový doklad (dobropis)', total: 'Celkem dobropisováno' },
  el: { title: 'Πιστωτικό σημείωμα', total: 'Σύνολο πίστωσης' },
  es: { title: 'Factura rectificativa', total: 'Total abonado' },
  hr: { title: 'Odobrenje', total: 'Ukupno odobreno' },
  hu: { title: 'Jóváíró számla', total: 'Jóváírt összeg' },
  it: { title: 'Nota di credito', total: 'Totale accreditato' },
  lt: { title: 'Kreditinė PVM sąskaita faktūra', total: 'Iš viso kredituota' },
  pl: { title: 'Faktura korygująca', total: 'Razem do zwrotu' },
  pt: { title: 'Nota de crédito', total: 'Total creditado' },
  ro: { title: 'Factură de stornare', total: 'Total stornat' },
  sk: { title: 'Dobropis (opravná faktúra)', total: 'Spolu dobropisované' },
  sl: { title: 'Dobropis', total: 'Skupaj v dobro' },
  at: { title: 'Rechnungskorrektur', total: 'Gutgeschriebener Betrag' },
};

/** A correction of an invoice: items that were cancelled, returned or edited away. */
export const creditNote: OrderDocumentKind = {
  code: 'credit-note',
  sign: -1,
  getName: (language) => texts[language].title,
  layout: ({ number, content }, setting) =>
    layoutDocument({ number, content, words: { ...texts[setting.language], state: setting.texts.credited } }, setting),
  buildExample: (facts) => ({
    number: 'SI-2026-C000001',
    content: { ...exampleDocument(facts), corrects: { number: 'SI-2026-000001', issuedOn: facts.day } },
  }),
};
