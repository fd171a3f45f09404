import { buildExampleDocument } from '../print/example-document.ts';
import { layoutDocument } from '../print/layout-document.ts';
import { isPaidOnDelivery } from '#modules/payments';
import type { OrderDocumentKind } from './document-kind.ts';

/** The invoice of a confirmed order, and of each later edit. */
export const invoice: OrderDocumentKind = {
  code: 'invoice',
  sign: 1,
  getName: (t) => t('titles.invoice'),
  layout: ({ number, content }, setting) => {
    const { t } = setting;
    const state = t(content.isPaid ? 'invoice.paid' : isPaidOnDelivery(content.paymentMethod) ? 'invoice.dueOnDelivery' : 'invoice.due');
    return layoutDocument({ number, content, words: { title: t('titles.invoice'), total: t('invoice.total.invoice'), state } }, setting);
  },
  buildExample: (facts) => ({ number: 'SI-2026-000001', content: buildExampleDocument(facts) }),
};
