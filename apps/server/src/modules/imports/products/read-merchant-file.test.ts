import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readMerchantFile } from './read-merchant-file.ts';
import { decodeText } from '../reading/decode-text.ts';
import { readTable } from '../reading/read-table.ts';
import { toPlainText } from './plain-text.ts';
import { readStatedComposition } from './fibre-composition.ts';
import { readContact } from './contact.ts';

const fixture = (name: string) => readFileSync(new URL(`../fixtures/${name}`, import.meta.url));
const stall = () => readMerchantFile(fixture('market-stall.csv'), { currency: 'EUR' });
const product = async (handle: string) => (await stall()).products.find((found) => found.handle === handle);
const readTextTable = (text: string) => readTable(decodeText(Buffer.from(text)).text);

test('a product is combined from all its lines, including image lines without a variant', async () => {
  const shirt = await product('heron-linen-shirt');
  expect((await stall()).problems).toEqual([]);
  expect(shirt).toMatchObject({
    line: 2,
    title: 'Heron Linen Shirt',
    vendor: 'Reedwater',
    audience: 'men',
    categoryCode: 'men-shirts',
    isPublished: true,
  });
  expect(
    shirt?.variants.map(({ color, size, price, compareAt, quantity, weightGrams }) => [
      color?.name,
      size.code,
      price,
      compareAt,
      quantity,
      weightGrams,
    ]),
  ).toEqual([
    ['Sky Blue', 'S', 5990, null, 4, 240],
    ['Sky Blue', 'M', 5990, null, 0, 250],
    ['White', 'S', 4990, 5990, 7, 240],
    ['White', 'M', 4990, 5990, 2, 250],
  ]);
  expect(shirt?.pictures.map(({ url }) => url.split('/').at(-1))).toEqual(['heron-front.jpg', 'heron-back.jpg', 'heron-detail.jpg']);
});

test('a description keeps its text and list items and loses its markup', async () => {
  expect((await product('heron-linen-shirt'))?.description).toBe(
    'A shirt for warm days, with shell buttons & a chest pocket.\n• 55% linen, 45% cotton\n• Made in small runs, never twice',
  );
});

test.each([
  ['<img src=x onerror=alert(1)>Soft', 'Soft'],
  ['Warm<br/>and dry', 'Warm\nand dry'],
  ['<style>p{}</style><!-- note --><h2>Care</h2>30&deg;', 'Care\n30°'],
  ['Size < 40 &lt;b&gt;', 'Size < 40 <b>'],
  ['<scr<script>ipt>alert(1)</script>', ''],
  ['&#x1F9F5; &#0;thread', '🧵 thread'],
])('%j is shown as %j', (html, text) => {
  expect(toPlainText(html)).toBe(text);
});

test('a product without options has one size, and a length is added to the size', async () => {
  expect((await product('otter-wool-coat'))?.variants).toMatchObject([{ color: null, size: { code: 'one-size' }, price: 18900 }]);
  expect((await product('plover-cord-trousers'))?.variants.map(({ size, sku }) => [size.name, size.code, sku])).toEqual([
    ['M / Regular', 'm-regular', 'PLV-M-R'],
    ['M / Long', 'm-long', 'PLV-M-L'],
  ]);
});

test('a missing SKU is derived from handle and options, the same each time', async () => {
  const skus = (await product('heron-linen-shirt'))?.variants.map(({ sku }) => sku);
  expect(skus).toEqual((await product('heron-linen-shirt'))?.variants.map(({ sku }) => sku));
  expect(new Set(skus).size).toBe(4);
  expect(skus?.[0]).toMatch(/^HERON-LINEN-SHIRT-SKY-BL-[0-9A-F]{8}$/);
});

test('a product that matches no category goes to imported products of its audience', async () => {
  expect((await product('marsh-candle'))?.categoryCode).toBe('women-imported');
  expect(await product('little-wren-hat')).toMatchObject({ audience: 'kids', categoryCode: 'kids-accessories' });
  expect((await product('plover-cord-trousers'))?.categoryCode).toBe('women-trousers');
  expect((await product('teal-tie'))?.isPublished).toBe(false);
});

test('every error is reported with its line, and its product is left out completely', async () => {
  const { products, problems } = await readMerchantFile(fixture('broken-stall.csv'), { currency: 'EUR' });
  expect(products.map(({ handle }) => handle)).toEqual(['otter-wool-coat']);
  expect(problems.map(({ line, handle, column, message }) => `${line} ${handle} ${column}: ${message}`)).toEqual([
    '3 heron-linen-shirt Variant Price: "fifty" is not a price. Use the format 1234.50.',
    '5 egret-dress Title: The product has no title on its first line.',
    '6 bittern-bag Tags: The audience is unknown. Add a tag for women, men or kids, or set an audience for the import (--audience).',
    '7 snipe-gift-card Gift Card: The shop does not sell gift cards.',
    '8 crake-socks Variant Inventory Qty: "two" is not a whole number of pieces.',
    '9 crake-socks Option1 Value: A variant with the same options is already on line 8.',
    '10 curlew-cap : The line has 9 cells, but the header has 36.',
    '11 godwit-vest : A quoted cell contains a single quotation mark. Write two quotation marks instead.',
    '12  Handle: The line has no handle, so its product is unknown.',
  ]);
});

test('lines are counted as in an editor, also line breaks in quotation marks', async () => {
  const table = await readTextTable(`\uFEFFHandle,Title\r\na,"one\r\ntwo\r\nthree"\r\n\r\nb,x\r\n`);
  expect([table.row(0), table.row(1)]).toEqual([
    { line: 2, cells: ['a', 'one\r\ntwo\r\nthree'] },
    { line: 6, cells: ['b', 'x'] },
  ]);
});

test('an unclosed quotation mark affects its own product only', async () => {
  const head = 'Handle,Title,Option1 Name,Option1 Value,Variant Price,Tags\n';
  const { products, problems } = await readMerchantFile(Buffer.from(`${head}a,x,Size,S,1,men\nb,"open,Size,S,2,men\nc,z,Size,S,3,men\n`), {
    currency: 'EUR',
    brand: 'Reedwater',
  });
  expect(products.map(({ handle }) => handle)).toEqual(['a', 'c']);
  expect(problems).toMatchObject([{ line: 3, handle: 'b' }]);
});

test("a file that is not Shopify's is refused at once", async () => {
  await expect(readMerchantFile(Buffer.from('name;price\nshirt;3'), { currency: 'EUR' })).rejects.toThrow(/Missing columns: "Handle"/);
  await expect(readMerchantFile(Buffer.from([0x89, 0x50, 0x00, 0x0d, 0x01, 0x02]), { currency: 'EUR' })).rejects.toThrow(/neither a CSV file/);
});

test.each([
  ['UTF-8 with a byte order mark', Buffer.from('\uFEFFhandle;Größe\na;M'), 'utf-8'],
  ['UTF-16 as Excel saves Unicode text', Buffer.from('\uFEFFhandle;Größe\na;M', 'utf16le'), 'utf-16le'],
  ['UTF-16 in big-endian order', Buffer.from('\uFEFFhandle;Größe\na;M', 'utf16le').swap16(), 'utf-16be'],
  ['UTF-16 without a byte order mark', Buffer.from('handle;Größe\na;M', 'utf16le'), 'utf-16le'],
  ['Windows-1252', Buffer.from('handle;Größe\na;M', 'latin1'), 'windows-1252'],
])('%s is read', async (_, bytes, encoding) => {
  const decoded = decodeText(bytes);
  expect(decoded.encoding).toBe(encoding);
  const table = await readTable(decoded.text);
  expect([table.header, table.row(0).cells]).toEqual([
    ['handle', 'Größe'],
    ['a', 'M'],
  ]);
});

test.each([
  ['handle,"a;b;c;d",price', ','],
  ['handle;price,net;sku', ';'],
  ['handle\tname\tprice', '\t'],
  ['sep=|\nhandle|name', '|'],
])('%j is separated by %j', async (text, separator) => {
  expect((await readTable(Buffer.from(`${text}\n`))).separator).toBe(separator);
});

test('a stated composition counts only when it is complete', () => {
  expect(readStatedComposition('95% organic cotton and 5 % elastane.')).toEqual([
    { fibre: 'cotton', percent: 95 },
    { fibre: 'elastane', percent: 5 },
  ]);
  expect(readStatedComposition('Mostly wool, 80% wool')).toEqual([]);
  expect(readStatedComposition('50% off! 100% cotton')).toEqual([]);
});

test.each([
  [
    'Reedwater Ltd, Mill Lane 4, 1000 Ljubljana, si, hello@reedwater.example',
    { name: 'Reedwater Ltd', postalCode: '1000', city: 'Ljubljana', countryCode: 'SI' },
  ],
  [
    'Heron, Otter & Sons, Inc., Weir 1, SW1A 1AA London, GB, a@b.example',
    { name: 'Heron, Otter & Sons, Inc.', street: 'Weir 1', postalCode: 'SW1A 1AA' },
  ],
  ['Reedwater, Plot 9, Dhaka 1205, BD, a@b.example', { postalCode: '1205', city: 'Dhaka' }],
])('%s is read as a manufacturer', (text, contact) => {
  expect(readContact(text, 'maker')).toMatchObject(contact);
});

test.each(['Reedwater', 'Reedwater, Mill Lane 4, 1000 Ljubljana, SI, no mail', 'Reedwater, Mill Lane 4, Ljubljana, SI, a@b.example'])(
  '%s is not a manufacturer',
  (text) => {
    expect(() => readContact(text, 'maker')).toThrow(/--maker must have the format/);
  },
);
