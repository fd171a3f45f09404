import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { orderCancelledMail } from './order-cancelled-mail.ts';
import { wishNoticeMail, type WishNoticeData } from './wish-notice-mail.ts';

const wish = {
  product: 'Linen shirt',
  imageUrl: '/media/shirt.webp',
  brand: 'Linea',
  url: 'https://selvedge.si/product/linen-shirt',
  price: 1299,
  priceBefore: 1999,
  isBack: false,
};
const notice: WishNoticeData = {
  language: 'en',
  shopName: 'Selvedge',
  shopUrl: 'https://selvedge.si',
  wishlistUrl: 'https://selvedge.si/Wishlists',
  currency: 'EUR',
  decimals: 2,
  wishes: [wish, { ...wish, product: 'Wool coat', isBack: true, priceBefore: null }, { ...wish, product: 'Cap', isBack: true }],
};

test('a wishlist email lists cheaper and restocked products with links, and explains how to stop it', () => {
  const { subject, text, html } = wishNoticeMail(notice);
  expect(subject).toBe('Updates to your wishlist at Selvedge');
  for (const words of [
    'Linen shirt · Linea\nNow €1,299.00. It was €1,999.00 when you saved it.\nhttps://selvedge.si/product/linen-shirt',
    'Wool coat · Linea\nBack in stock, €1,299.00.',
    'Cap · Linea\nBack in stock, now €1,299.00. It was €1,999.00',
    'Stop these emails: https://selvedge.si/Wishlists',
    'no more than once a day',
  ])
    expect(text).toContain(words);
  for (const words of ['href="https://selvedge.si/product/linen-shirt"', 'href="https://selvedge.si/Wishlists"', 'lang="en-GB"'])
    expect(html).toContain(words);
});

const cancelled = {
  language: 'en',
  shopName: 'Selvedge',
  shopUrl: 'https://selvedge.si',
  trackUrl: 'https://selvedge.si/Track/Order',
  firstName: 'Ana',
  orderNumber: '7KQ4M-X2RPA',
  refund: 23.89,
  currency: 'EUR',
  decimals: 2,
};

test('the email about a cancelled order says what happens to the payment', () => {
  expect(orderCancelledMail(cancelled).text).toContain('We’re refunding €23.89 to the card you paid with.');
  expect(orderCancelledMail({ ...cancelled, refund: null }).text).toContain('You haven’t been charged');
});

test.each([
  ['de', 'Neues von Ihrer Merkliste bei Selvedge', 'Ihre Bestellung 7KQ4M-X2RPA bei Selvedge wurde storniert', 'de-DE'],
  ['el', 'Νέα από τα αγαπημένα σας στο Selvedge', 'Η παραγγελία σας 7KQ4M-X2RPA στο Selvedge ακυρώθηκε', 'el-GR'],
  ['bn', 'Selvedge-এ আপনার উইশলিস্টের খবর', 'Selvedge-এ আপনার অর্ডার 7KQ4M-X2RPA বাতিল হয়েছে', 'bn-BD'],
  ['hu', 'Selvedge: hírek a kívánságlistájáról', 'Selvedge: rendelését töröltük (7KQ4M-X2RPA)', 'hu-HU'],
])('a wishlist email is in the language of the recipient: %s', (language, wishes, order, lang) => {
  const mails = [wishNoticeMail({ ...notice, language }), orderCancelledMail({ ...cancelled, language })];
  expect(mails.map(({ subject }) => subject)).toEqual([wishes, order]);
  for (const { html } of mails) expect(html).toContain(`lang="${lang}"`);
});

const hostile = fc.constantFrom('<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', "' onload='x", '</title><b>', 'a & b');
property.prop([hostile, hostile])('no name in a wishlist email becomes a tag or an attribute', (product, brand) => {
  const tags = (text: string) => text.match(/<[^>]*>/g)?.map((tag) => tag.replace(/^<\/?(\w+).*$/s, '$1'));
  const wishes = [{ ...wish, product, brand }];
  expect(tags(wishNoticeMail({ ...notice, wishes }).html)).toEqual(tags(wishNoticeMail({ ...notice, wishes: [wish] }).html));
  expect(tags(orderCancelledMail({ ...cancelled, firstName: product }).html)).toEqual(tags(orderCancelledMail(cancelled).html));
});
