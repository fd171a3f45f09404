import { buildExampleDocument } from '../print/example-document.ts';
import { layoutDocument } from '../print/layout-document.ts';
import type { DocumentWords } from '../print/setting.ts';
import type { OrderDocumentKind, PrintSetting } from './document-kind.ts';

const buildWords = ({ t }: PrintSetting): DocumentWords => ({
  title: t('titles.credit-note'),
  total: t('invoice.total.credit-note'),
  state: t('invoice.credited'),
});

/** A correction of an invoice: items that were cancelled, returned or edited away. */
export const creditNote: OrderDocumentKind = {
  code: 'credit-note',
  sign: -1,
  getName: (t) => t('titles.credit-note'),
  layout: ({ number, content }, setting) => layoutDocument({ number, content, words: buildWords(setting) }, setting),
  buildExample: (facts) => ({
    number: 'SI-2026-C000001',
    content: { ...buildExampleDocument(facts), corrects: { number: 'SI-2026-000001', issuedOn: facts.day } },
  }),
};
