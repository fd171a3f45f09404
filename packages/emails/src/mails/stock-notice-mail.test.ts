import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { stockNoticeMail, type StockNoticeData } from './stock-notice-mail.ts';

const notice: StockNoticeData = {
  language: 'en',
  shopName: 'Selvedge',
  shopUrl: 'https://selvedge.si/en',
  productUrl: 'https://selvedge.si/en/product/linen-shirt',
  product: 'Linen shirt',
  imageUrl: '/media/shirt.webp',
  brand: 'Linea',
  color: 'Navy',
  size: 'M',
};

test('a stock notice names the product, links to it, and says that it is the only email', () => {
  const { subject, text, html } = stockNoticeMail(notice);
  expect(subject).toBe('Back in stock: Linen shirt');
  for (const words of [
    'Linen shirt\nLinea · Colour: Navy · Size: M',
    'https://selvedge.si/en/product/linen-shirt',
    'first come, first served',
    'This is the only email Selvedge will send you about this.',
    'delete it within 30 days',
  ])
    expect(text).toContain(words);
  for (const words of [
    'href="https://selvedge.si/en/product/linen-shirt"',
    'Linea · Colour: Navy · Size: M',
    'This is the only email',
    'lang="en-GB"',
  ])
    expect(html).toContain(words);
});

test('a stock notice for a product without a colour names no colour', () => {
  expect(stockNoticeMail({ ...notice, color: '' }).text).toContain('Linen shirt\nLinea · Size: M\n');
});

test.each([
  ['de', 'Wieder da: Linen shirt', 'Größe: M', 'de-DE'],
  ['el', 'Ξανά διαθέσιμο: Linen shirt', 'Μέγεθος: M', 'el-GR'],
  ['bn', 'আবার স্টকে: Linen shirt', 'সাইজ: M', 'bn-BD'],
  ['hu', 'Újra raktáron: Linen shirt', 'Méret: M', 'hu-HU'],
])('a stock notice is in the language of the recipient: %s', (language, subject, words, lang) => {
  const mail = stockNoticeMail({ ...notice, language });
  expect(mail.subject).toBe(subject);
  expect(mail.text).toContain(words);
  expect(mail.html).toContain(`lang="${lang}"`);
});

const hostile = fc.constantFrom('<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', "' onload='x", '</title><b>', 'a & b');
property.prop([hostile, hostile, hostile])('no name in a stock notice becomes a tag or an attribute', (product, brand, color) => {
  const tags = (text: string) => text.match(/<[^>]*>/g)?.map((tag) => tag.replace(/^<\/?(\w+).*$/s, '$1'));
  const { html } = stockNoticeMail({ ...notice, product, brand, color });
  expect(tags(html)).toEqual(tags(stockNoticeMail(notice).html));
  expect(html).not.toContain('<script');
});
