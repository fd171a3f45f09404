import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { cartReminderMail, type CartReminderData } from './cart-reminder-mail.ts';

const piece = {
  product: 'Linen shirt',
  url: 'https://selvedge.si/en/product/linen-shirt?color=navy',
  imageUrl: '/media/shirt.webp',
  brand: 'Linea',
  color: 'Navy',
  size: 'M',
  quantity: 2,
  price: 1299.5,
};
const reminder: CartReminderData = {
  language: 'en',
  shopName: 'Selvedge',
  shopUrl: 'https://selvedge.si/en',
  cartUrl: 'https://selvedge.si/en/cart/back?token=t',
  stopUrl: 'https://selvedge.si/en/cart/back?stop=s',
  firstName: 'Ana',
  currency: 'EUR',
  decimals: 2,
  pieces: [piece, { ...piece, product: 'Cap', color: '', quantity: 1, price: 10 }],
};

test('a cart reminder lists the available products with prices, links to the cart, and explains how to stop reminders', () => {
  const { subject, text, html } = cartReminderMail(reminder);
  expect(subject).toBe('Still in your cart at Selvedge');
  for (const words of [
    'Hi Ana,',
    'Linen shirt\nLinea · Colour: Navy · Size: M · Quantity: 2\n€2,599.00',
    'Cap\nLinea · Size: M\n€10.00',
    'Back to my cart: https://selvedge.si/en/cart/back?token=t',
    'No more reminders like this: https://selvedge.si/en/cart/back?stop=s',
    'because you ticked a box for it',
  ])
    expect(text).toContain(words);
  for (const words of ['href="https://selvedge.si/en/cart/back?token=t"', 'href="https://selvedge.si/en/cart/back?stop=s"', 'lang="en-GB"'])
    expect(html).toContain(words);
  expect(cartReminderMail({ ...reminder, firstName: '' }).text).toContain('Hello,\n');
});

test.each([
  ['de', 'Noch in Ihrem Warenkorb bei Selvedge', 'Größe: M', 'de-DE'],
  ['el', 'Αφήσατε προϊόντα στο καλάθι σας στο Selvedge', 'Μέγεθος: M', 'el-GR'],
  ['bn', 'Selvedge-এ আপনার কার্টে পণ্য রয়ে গেছে', 'সাইজ: M', 'bn-BD'],
  ['hu', 'Selvedge: valami a kosarában maradt', 'Méret: M', 'hu-HU'],
])('a cart reminder is in the language of the recipient: %s', (language, subject, words, lang) => {
  const mail = cartReminderMail({ ...reminder, language });
  expect(mail.subject).toBe(subject);
  expect(mail.text).toContain(words);
  expect(mail.html).toContain(`lang="${lang}"`);
});

const hostile = fc.constantFrom('<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', "' onload='x", '</title><b>', 'a & b');
property.prop([hostile, hostile])('no name in a cart reminder becomes a tag or an attribute', (product, firstName) => {
  const tags = (text: string) => text.match(/<[^>]*>/g)?.map((tag) => tag.replace(/^<\/?(\w+).*$/s, '$1'));
  const one = { ...reminder, pieces: [piece] };
  expect(tags(cartReminderMail({ ...one, firstName, pieces: [{ ...piece, product }] }).html)).toEqual(tags(cartReminderMail(one).html));
});
