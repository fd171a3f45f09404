import type { PayoutTexts } from '../payout-texts.ts';

export const en: PayoutTexts = {
  ...{ statement: 'Commission statement', invoice: 'Self-billed invoice', number: 'Number', issuedOn: 'Date', period: 'Period', account: 'Paid to' },
  ...{ merchant: 'Recipient of the service', affiliate: 'Supplier of the service', vatNumber: 'VAT no.', taxNumber: 'Tax no.' },
  columns: ['For', 'Base', 'Rate', 'Amount'],
  ...{
    opening: 'Opening balance',
    turnover: 'Commissions and corrections',
    closing: 'Closing balance',
    paidOut: 'Paid out',
    net: 'Net',
    total: 'Total',
  },
  vat: (rate) => `VAT ${rate}`,
  service: (period) => `Commission for referred sales, ${period}`,
  kinds: {
    ...{ commission: 'Commission', reversal: 'Reversal', approval: 'Commission', payout: 'Payout' },
    ...{ 'payout-failed': 'Payout that did not arrive', adjustment: 'Adjustment' },
  },
  notes: {
    domestic: 'VAT is paid out with the commission and is for the supplier to declare.',
    'reverse-charge': 'Reverse charge: the recipient of the service is liable for the VAT (Directive 2006/112/EC, Art. 44 and 196).',
    outside: 'Not subject to VAT of the European Union: one of the parties is established outside of it.',
    'small-trader': 'No VAT is charged: the supplier has stated no VAT number (exemption of small enterprises).',
    private: 'No VAT is charged: the supplier is a private person.',
  },
  demonstration: 'Demonstration: nobody has been entered as seller.',
};
