import type { LanguageCode } from '@selvedge/i18n';
import { exampleDocument } from '../print/example-document.ts';
import { layoutDocument } from '../print/layout-document.ts';
import { isPaidOnDelivery } from '#modules/payments';
import type { OrderDocumentKind } from './document-kind.ts';

const texts: Readonly<Record<LanguageCode, { title: string; total: string }>> = {
  en: { title: 'Invoice', total: 'Total' },
  bn: { title: 'চালান', total: 'সর্বমোট' },
  de: { title: 'Rechnung', total: 'Gesamtbetrag' },
  bg: { title: 'Фактура', total: 'Обща сума' },
  cz: { title: 'Faktura – daňový doklad', total: 'Celkem' },
  el: { title: 'Τιμολόγιο', total: 'Σύνολο' },
  es: { title: 'Factura', total: 'Total' },
  hr: { title: 'Račun', total: 'Ukupno' },
  hu: { title: 'Számla', total: 'Végösszeg' },
  it: { title: 'Fattura', total: 'Totale' },
  lt: { title: 'PVM sąskaita faktūra', total: 'Iš viso' },
  pl: { title: 'Faktura', total: 'Razem' },
  pt: { title: 'Fatura', total: 'Total' },
  ro: { title: 'Factură', total: 'Total' },
  sk: { title: 'Faktúra', total: 'Spolu' },
  sl: { title: 'Račun', total: 'Skupaj' },
  at: { title: 'Rechnung', total: 'Gesamtbetrag' },
};

/** The invoice of a confirmed order, and of each later edit. */
export const invoice: OrderDocumentKind = {
  code: 'invoice',
  sign: 1,
  getName: (language) => texts[language].title,
  layout: ({ number, content }, setting) => {
    const { paid, due, dueOnDelivery } = setting.texts;
    const state = content.isPaid ? paid : isPaidOnDelivery(content.paymentMethod) ? dueOnDelivery : due;
    return layoutDocument({ number, content, words: { ...texts[setting.language], state } }, setting);
  },
  buildExample: (facts) => ({ number: 'SI-2026-000001', content: exampleDocument(facts) }),
};
