import { expect, test } from 'vitest';
import { goodsTable } from './goods.ts';
import { orderUpdateMail } from './mails/order-update-mail.ts';
import { mailKinds } from './mail-kinds.ts';

const shirt = { name: 'Linen shirt', details: 'Linea', imageUrl: '/media/shirt.webp' };
const shopUrl = 'https://selvedge.si/en';

/** Returns the sources of all pictures. */
const listSources = (html: string): (string | undefined)[] => [...html.matchAll(/<img\s[^>]*src="([^"]*)"/g)].map(([, source]) => source);

test('a picture is a JPEG of the shop, with its size, with or without a language in the address', () => {
  const { html } = goodsTable([shirt], shopUrl);
  expect(listSources(html)).toEqual(['https://selvedge.si/_ipx/f_jpeg,w_160/media/shirt.webp']);
  expect(html).toMatch(/width="72"\s+height="90"\s+alt=""/);
  expect(listSources(goodsTable([{ ...shirt, imageUrl: 'https://old.example/a.jpg' }], shopUrl).html)).toEqual([
    'https://selvedge.si/_ipx/f_jpeg,w_160/https://old.example/a.jpg',
  ]);
});

test('products without a picture have no empty column, and the names stay aligned if only some have one', () => {
  const cells = (html: string) =>
    html
      .split('<tr>')
      .slice(1)
      .map((row) => row.match(/<td/g)?.length);
  expect(cells(goodsTable([{ ...shirt, imageUrl: '' }], shopUrl).html)).toEqual([1]);
  expect(cells(goodsTable([shirt, { ...shirt, imageUrl: '' }], shopUrl).html)).toEqual([2, 2]);
});

test('picture and name link to the product, and a hostile name or address stays text', () => {
  const { html } = goodsTable([{ ...shirt, name: '<b>x', url: 'https://selvedge.si/en/product/shirt', imageUrl: '/media/"><script>' }], shopUrl);
  expect(html.match(/href="https:\/\/selvedge\.si\/en\/product\/shirt"/g)).toHaveLength(2);
  expect(html).not.toMatch(/<script|<b>/);
});

test('the email about a parcel shows its pieces, and the text part shows their quantities', () => {
  const pieces = [{ name: 'Linen shirt', imageUrl: '/media/shirt.webp', color: 'Navy', size: 'M', quantity: 2 }];
  const mail = orderUpdateMail({
    ...{ kind: 'shipped', language: 'en', shopName: 'Selvedge', shopUrl, returnDays: 100, trackUrl: `${shopUrl}/o`, firstName: 'Ana' },
    ...{ orderNumber: '7KQ4M-X2RPA', pieces, amount: null, currency: 'EUR', decimals: 2 },
  });
  expect(listSources(mail.html)).toHaveLength(1);
  expect(mail.html).toContain('2 × Navy, M');
  expect(mail.text).toContain('2 × Linen shirt, Navy, M');
});

test('every email has colours for dark mode', () => {
  const facts = {
    ...{
      language: 'en',
      shopName: 'Selvedge',
      shopUrl,
      writeTo: 'hello@selvedge.si',
      timeZone: 'Europe/Ljubljana',
      at: new Date('2026-03-05T10:00:00Z'),
    },
    ...{ currency: 'EUR', decimals: 2, amount: 40, carrier: 'GLS', countryCode: 'SI', returnDays: 100, firstName: 'Ana', orderNumber: '7KQ4M-X2RPA' },
  };
  for (const { example } of mailKinds) {
    expect(example(facts).html).toContain('<meta name="color-scheme" content="light dark" />');
    expect(example(facts).html).toContain('@media (prefers-color-scheme: dark)');
  }
});
