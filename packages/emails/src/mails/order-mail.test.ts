import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { orderMail, type OrderMailData } from '../index.ts';

const address = {
  firstName: 'Ana',
  lastName: 'Novak',
  company: '',
  vatNumber: '',
  address: 'Slovenska cesta 1',
  addressExtra: '',
  postalCode: '1000',
  city: 'Ljubljana',
  state: '',
  countryCode: 'SI',
};
const order: OrderMailData = {
  language: 'en',
  shopName: 'Selvedge',
  shopUrl: 'https://selvedge.si',
  trackUrl: 'https://selvedge.si/Track/Order',
  outcome: 'cashOnDelivery',
  orderNumber: '7KQ4M-X2RPA',
  invoiceNumber: 'SI-2026-000001',
  placedOn: '2026-03-02',
  deliverFrom: '2026-03-05',
  deliverUntil: '2026-03-10',
  currency: 'EUR',
  decimals: 2,
  lines: [
    { name: 'Linen shirt', imageUrl: '/media/shirt.webp', brand: 'Linea', color: 'Navy', size: 'M', quantity: 2, total: 39.98, isHygiene: false },
  ],
  goods: 39.98,
  promotions: [],
  delivery: 3.9,
  cashOnDelivery: 1.9,
  rounding: 0,
  total: 45.78,
  vat: [{ basisPoints: 2200, amount: 8.25 }],
  shippingMethod: 'courier',
  paymentMethodName: 'Cash on delivery',
  email: 'ana@example.si',
  phone: '+38631234567',
  shippingAddress: address,
  pickup: null,
  billingAddress: address,
};

test('an order to a locker or pickup point shows that place, and its postal address is the billing address', () => {
  const waiting = { ...order, shippingMethod: 'locker', pickup: { name: 'GLS Paketomat', code: 'SI1000-PARCELLOCK08', address: [] } };
  const { text, html } = orderMail(waiting);
  expect(text).toContain('Parcel locker\nGLS Paketomat\nSI1000-PARCELLOCK08\n\nBilling address\n');
  expect(text).not.toContain('Delivery address');
  expect(html).toContain('SI1000-PARCELLOCK08');
});

test('the order email shows products, prices, VAT and the delivery dates', () => {
  const { subject, text, html } = orderMail(order);
  expect(subject).toBe('Your Selvedge order 7KQ4M-X2RPA');
  for (const words of [
    'Hi Ana,',
    'SI-2026-000001',
    'Linen shirt',
    'Colour: Navy',
    '€39.98',
    'Delivery: €3.90',
    'Cash on delivery: €1.90',
    'Total: €45.78',
    'Includes 22% VAT: €8.25',
    'Thursday 5 March – Tuesday 10 March',
    'Slovenska cesta 1',
    '1000 Ljubljana',
    'Slovenia',
    'https://selvedge.si/Track/Order',
  ]) {
    expect(text.replaceAll('\u2009', ' ')).toContain(words);
  }
  for (const words of ['Linen shirt', '€45.78', 'href="https://selvedge.si/Track/Order"', 'height:46px;background:#040707', 'lang="en-GB"'])
    expect(html).toContain(words);
});

describe('the order email in the language of the recipient', () => {
  test.each([
    [
      'de',
      { currency: 'EUR' },
      'Ihre Bestellung 7KQ4M-X2RPA bei Selvedge',
      ['Gesamtsumme: 45,78 €', 'Enthält 22 % MwSt.', 'Donnerstag, 5. – Dienstag, 10. März', 'Slowenien'],
    ],
    [
      'el',
      { currency: 'EUR' },
      'Η παραγγελία σας 7KQ4M-X2RPA στο Selvedge',
      ['Σύνολο: 45,78 €', 'Περιλαμβάνει ΦΠΑ 22%', 'Πέμπτη 5 Μαρτίου – Τρίτη 10 Μαρτίου'],
    ],
    ['bn', { currency: 'BDT', total: 123456.5 }, 'Selvedge-এ আপনার অর্ডার 7KQ4M-X2RPA', ['সর্বমোট: ১,২৩,৪৫৬.৫০৳', '২২% ভ্যাট অন্তর্ভুক্ত', 'পরিমাণ: ২']],
    ['it', { currency: 'EUR' }, 'Il tuo ordine 7KQ4M-X2RPA su Selvedge', ['Consegna prevista: giovedì 5 – martedì 10 marzo']],
    ['hu', { currency: 'HUF' }, 'Selvedge: az Ön rendelése (7KQ4M-X2RPA)', ['Végösszeg: 45,78 Ft']],
  ])('%s', (language, changes, subject, words) => {
    const mail = orderMail({ ...order, ...changes, language });
    expect(mail.subject).toBe(subject);
    for (const text of words) expect(mail.text.replaceAll(/[\u00a0\u2009]/g, ' ')).toContain(text);
  });
});

test.each([
  ['en', 'Discount WELCOME10'],
  ['de', 'Rabatt WELCOME10'],
  ['el', 'Έκπτωση WELCOME10'],
  ['bn', 'ছাড় WELCOME10'],
])('in %s a discount with its code is between goods and delivery; free delivery alone reduces no amount', (language, label) => {
  const promotions = [
    { code: '', explanation: '', amount: 2, isDeliveryFree: false },
    { code: 'WELCOME10', explanation: '', amount: 3.8, isDeliveryFree: false },
    { code: 'FREE', explanation: '', amount: 0, isDeliveryFree: true },
  ];
  const { text, html } = orderMail({ ...order, language, promotions });
  expect(html).toContain(label);
  expect(text.match(/^.*WELCOME10.*$/m)?.[0]).toMatch(/[-−].*3[.,]80|[-−].*৩\.৮০/);
  expect(text).not.toContain('FREE');
});

test('delivery without cost is shown as free, and rounding is shown only if there is any', () => {
  const { text } = orderMail({ ...order, delivery: 0, rounding: 0.02 });
  expect(text).toContain('Delivery: Free');
  expect(text).toContain('Rounding: €0.02');
  expect(orderMail(order).text).not.toContain('Rounding');
});

test('the order email links to withdrawal instructions, withdrawal form, legal guarantee and terms in the language of the customer', () => {
  const { text, html } = orderMail({ ...order, language: 'de', shopUrl: 'https://selvedge.de' });
  for (const [title, path] of [
    ['Widerrufsrecht', 'right-of-withdrawal'],
    ['Gesetzliche Gewährleistung', 'legal-guarantee'],
    ['Allgemeine Geschäftsbedingungen', 'terms'],
  ]) {
    expect(text).toContain(`${title}: https://selvedge.de/${path}`);
    expect(html).toContain(`<a href="https://selvedge.de/${path}" style="color:inherit;">${title}</a>`);
  }
});

test('the email about a pickup says from which day and at which hours', () => {
  expect(orderMail({ ...order, shippingMethod: 'pickup' }).text).toContain('Ready to collect from Thursday 5 March, weekdays 10:00–15:00');
});

test('a different billing address is shown, and an identical one is not repeated', () => {
  expect(orderMail(order).text).not.toContain('Billing address');
  expect(orderMail({ ...order, billingAddress: { ...address, company: 'Novak d.o.o.', vatNumber: 'SI12345678' } }).text).toMatch(
    /Billing address\nAna Novak\nNovak d\.o\.o\.\n(.+\n)+SI12345678\n/,
  );
});

test('the email about an order that waits for confirmation promises no invoice', () => {
  const { text } = orderMail({ ...order, outcome: 'desk', invoiceNumber: null });
  expect(text).toContain('will call you to confirm');
  expect(text).not.toContain('Invoice number');
  expect(text).toContain('the order number and your email address');
});

const hostile = fc.constantFrom('<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', "' onload='x", '</title><b>', '&lt;b&gt;', 'a & b');
property.prop([hostile, hostile, hostile])('no input in the order email becomes a tag or an attribute', (name, street, product) => {
  const typed = { ...address, firstName: name, address: street };
  const { html } = orderMail({
    ...order,
    shippingAddress: typed,
    billingAddress: typed,
    lines: order.lines.map((line) => ({ ...line, name: product })),
  });
  const tags = (text: string) => text.match(/<[^>]*>/g)?.map((tag) => tag.replace(/^<\/?(\w+).*$/s, '$1'));
  expect(tags(html)).toEqual(tags(orderMail(order).html));
  expect(html).not.toContain('<script');
  expect(html).not.toContain('<img src=x');
});

test('the email about goods sealed for hygiene says in text and HTML when the right of withdrawal ends', () => {
  const note = 'Sealed for hygiene: if you break the seal, you lose your right of withdrawal.';
  const sealed = orderMail({ ...order, lines: order.lines.map((line) => ({ ...line, isHygiene: true })) });
  expect(sealed.text).toContain(`Quantity: 2\n  ${note}`);
  expect(sealed.html).toContain(note);
  expect(orderMail(order).text).not.toContain('seal');
});
