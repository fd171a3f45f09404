import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { languageCodes } from './languages.ts';
import { demoCatalogue } from './demo-catalogue.ts';
import { ean13CheckDigit } from './ean13.ts';
import { shoes } from './fabrics.ts';
import type { DemoProduct, Texts } from './types.ts';

const shop = demoCatalogue();
const products = [...shop.products];
const variants = products.flatMap((product) => product.variants);

const computeHash = (all: Iterable<DemoProduct>): string => {
  const hash = createHash('sha256');
  for (const product of all) hash.update(JSON.stringify(product));
  return hash.digest('hex');
};
const doubles = (values: readonly string[]): string[] => values.filter((value, index) => values.indexOf(value) !== index);
const hasDoubles = (values: readonly string[]): boolean => new Set(values).size !== values.length;

describe('the demo shop', () => {
  it('has the requested number of products', () => {
    expect(products).toHaveLength(340);
    expect(variants.length).toBeGreaterThanOrEqual(3500);
    expect(shop.brands).toHaveLength(8);
    expect(shop.categories.length).toBeGreaterThanOrEqual(30);
    expect(shop.collections).toHaveLength(6);
  });

  it('has products in every category and collection and of every brand', () => {
    const leaves = shop.categories.filter(({ parent, code }) => parent !== undefined || code === 'sale').map(({ code }) => code);
    expect(leaves.filter((code) => !products.some(({ categories }) => categories.includes(code)))).toEqual([]);
    expect(shop.collections.filter(({ code }) => products.filter(({ collections }) => collections.includes(code)).length < 8)).toEqual([]);
    expect(shop.brands.filter(({ slug }) => !products.some(({ brand }) => brand === slug))).toEqual([]);
  });

  it('is the same each time, and differs with another seed', () => {
    expect(computeHash(demoCatalogue().products)).toBe(computeHash(products));
    expect(computeHash(demoCatalogue({ seed: 2 }).products)).not.toBe(computeHash(products));
  });

  it('grows at its end: a larger shop begins with the smaller one', () => {
    const [first] = demoCatalogue({ products: 5000 }).products;
    expect(first).toEqual(products[0]);
  });

  it('is generated while it is iterated', () => {
    const [first] = demoCatalogue({ products: 1_000_000_000 }).products;
    expect(first?.code).toBe('SV-00001');
  });

  it('reduces about a fifth of the products, sells out some sizes and runs low on a few products', () => {
    const share = products.filter(({ reduction }) => reduction).length / products.length;
    expect(share).toBeGreaterThan(0.15);
    expect(share).toBeLessThan(0.25);
    expect(variants.filter(({ stock }) => stock === 0).length / variants.length).toBeGreaterThan(0.05);
    const low = products.filter(({ badges }) => badges.includes('Low'));
    expect(low.length).toBeGreaterThan(3);
    expect(low.every((product) => product.variants.every(({ stock }) => stock <= 2) && product.variants.some(({ stock }) => stock > 0))).toBe(true);
    expect(products.every(({ reduction, categories }) => categories.includes('sale') === (reduction !== undefined))).toBe(true);
    expect(products.every(({ badges, popularity }) => badges.includes('Fire') === popularity >= 880)).toBe(true);
  });
});

describe('products', () => {
  it('have unique SKUs, barcodes and codes, with valid in-store barcodes', () => {
    expect(hasDoubles(products.map(({ code }) => code))).toBe(false);
    expect(hasDoubles(variants.map(({ sku }) => sku))).toBe(false);
    expect(hasDoubles(variants.map(({ barcode }) => barcode))).toBe(false);
    for (const { barcode } of variants) {
      expect(barcode).toMatch(/^2\d{12}$/);
      expect(ean13CheckDigit(barcode.slice(0, 12))).toBe(Number(barcode[12]));
    }
    expect(ean13CheckDigit('400638133393')).toBe(1);
  });

  it('have compositions that add up to a hundred in each part, of fibres with names', () => {
    const named = shop.fibres.map(({ code }) => code);
    for (const { composition } of products) {
      expect(composition.length).toBeGreaterThan(0);
      for (const { fibres } of composition) {
        expect(fibres.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
        expect(fibres.filter(({ fibre }) => !named.includes(fibre))).toEqual([]);
      }
    }
  });

  it('name the main part of shoes the upper and that of other products the shell or the body', () => {
    const mainParts = (isShoe: boolean): Set<string | undefined> =>
      new Set(products.filter(({ kind }) => shoes.includes(kind) === isShoe).map(({ composition }) => composition[0]?.part));
    expect(mainParts(true)).toEqual(new Set(['upper']));
    expect(mainParts(false)).toEqual(new Set(['shell', 'body']));
  });

  it('refer only to existing colours, sizes, categories and collections', () => {
    const known = {
      colours: shop.colours.map(({ code }) => code),
      sizes: shop.sizes.map(({ code }) => code),
      categories: shop.categories.map(({ code }) => code),
      collections: shop.collections.map(({ code }) => code),
    };
    for (const product of products) {
      for (const list of ['colours', 'sizes', 'categories', 'collections'] as const) {
        expect(product[list].filter((code) => !known[list].includes(code))).toEqual([]);
      }
      expect(product.variants).toHaveLength(product.colours.length * product.sizes.length);
    }
    expect(doubles(known.sizes)).toEqual([]);
  });

  it('have plausible prices that end in 99 cents', () => {
    for (const { basePriceEurMinor } of products) {
      expect(basePriceEurMinor % 100).toBe(99);
      expect(basePriceEurMinor).toBeGreaterThanOrEqual(299);
      expect(basePriceEurMinor).toBeLessThanOrEqual(24_999);
    }
  });

  it('of a manufacturer outside the Union have a responsible person in it', () => {
    for (const { maker } of shop.brands) {
      const isOutside = ['GB', 'BD'].includes(maker.countryCode);
      expect(maker.responsible !== undefined).toBe(isOutside);
      expect(maker.email).toMatch(/\.example$/);
    }
  });
});

describe('attributes', () => {
  const known = shop.attributeValues.map(({ attribute, code }) => `${attribute}:${code}`);

  it('of each product exist, with at most one value each, a pattern and a material', () => {
    for (const { attributes } of products) {
      expect(attributes.filter((value) => !known.includes(value))).toEqual([]);
      expect(hasDoubles(attributes.map((value) => value.split(':')[0] ?? ''))).toBe(false);
      expect(attributes.some((value) => value.startsWith('pattern:'))).toBe(true);
    }
    expect(products.filter(({ attributes }) => !attributes.some((value) => value.startsWith('material:')))).toEqual([]);
  });

  it('are all used by some product', () => {
    expect(known.filter((value) => !products.some(({ attributes }) => attributes.includes(value)))).toEqual([]);
  });

  it('include the main fibre as material', () => {
    for (const { attributes, composition } of products) {
      const most = composition[0]?.fibres.toSorted((a, b) => b.percent - a.percent)[0]?.fibre ?? '';
      expect(attributes).toContain(`material:${most === 'flax' ? 'linen' : most}`);
    }
  });

  it('have their own labels in each language', () => {
    for (const attribute of ['material', 'pattern', 'fit']) {
      const values = shop.attributeValues.filter((value) => value.attribute === attribute);
      for (const language of languageCodes) expect(doubles(values.map(({ name }) => name[language]))).toEqual([]);
    }
  });
});

describe('size charts', () => {
  it('have all sizes of their products', () => {
    for (const { sizeChart, sizes } of products) {
      if (sizeChart === undefined) expect(sizes).toEqual(['one-size']);
      else {
        const chart = shop.sizeCharts.find(({ code }) => code === sizeChart);
        expect(sizes.filter((size) => !chart?.rows.some((row) => row.size === size))).toEqual([]);
      }
    }
  });

  it('have all required measurements of each size, in whole mm and ascending', () => {
    for (const { measures, rows } of shop.sizeCharts) {
      for (const { ranges } of rows) {
        expect(Object.keys(ranges).sort()).toEqual([...measures].sort());
        for (const [from, to] of Object.values(ranges)) {
          expect(Number.isInteger(from) && Number.isInteger(to)).toBe(true);
          expect(to).toBeGreaterThan(from);
        }
      }
    }
  });

  it('have no gaps: a size begins where the previous one ends', () => {
    for (const { code, measures, rows } of shop.sizeCharts.filter((chart) => chart.code !== 'bra')) {
      for (const measure of measures.filter((one) => one !== 'inseam')) {
        for (const [index, { ranges }] of rows.entries()) {
          if (index > 0) expect([code, measure, ranges[measure]?.[0]]).toEqual([code, measure, rows[index - 1]?.ranges[measure]?.[1]]);
        }
      }
    }
  });

  it('of bras grow by band and by cup', () => {
    const bra = shop.sizeCharts.find(({ code }) => code === 'bra');
    const getRanges = (size: string) => bra?.rows.find((row) => row.size === size)?.ranges;
    expect(getRanges('75B')).toEqual({ underbust: [725, 775], chest: [890, 910] });
    expect(getRanges('75C')).toEqual({ underbust: [725, 775], chest: [910, 930] });
    expect(getRanges('80B')).toEqual({ underbust: [775, 825], chest: [940, 960] });
  });
});

describe('texts', () => {
  const everyText = [
    ...products.flatMap(({ name, slug, description }) => [name, slug, description]),
    ...shop.categories.flatMap(({ name, slug, description }) => [name, slug, description]),
    ...shop.collections.flatMap(({ name, slug, description }) => [name, slug, description]),
    ...shop.brands.map(({ description }) => description),
    ...[...shop.colours, ...shop.fibres].map(({ name }) => name),
    ...shop.sizes.map(({ label }) => label),
    ...[...shop.attributes, ...shop.attributeValues].map(({ name }) => name),
  ];

  it('exist in all seventeen languages, without unfilled placeholders', () => {
    expect(languageCodes).toHaveLength(17);
    const bad = (text: string | undefined): boolean => !text?.trim() || /undefined|null|NaN|[{}[\]|]|\s\s/.test(text);
    expect(everyText.flatMap((texts) => languageCodes.filter((language) => bad(texts[language])).map((language) => [language, texts]))).toEqual([]);
  });

  it('have three to five sentences per description', () => {
    const sentences = (text: string): number => text.split(/[.!?।](?:\s|$)/).filter((part) => part.trim() !== '').length;
    for (const { description } of products) {
      for (const language of languageCodes) {
        expect(sentences(description[language]), description[language]).toBeGreaterThanOrEqual(3);
        expect(sentences(description[language]), description[language]).toBeLessThanOrEqual(5);
      }
    }
  });

  it('use the script of their language', () => {
    const script: Partial<Record<keyof Texts, RegExp>> = { el: /\p{Script=Greek}/u, bg: /\p{Script=Cyrillic}/u, bn: /\p{Script=Bengali}/u };
    for (const { name, description } of products) {
      for (const language of languageCodes) {
        const expected = script[language] ?? /\p{Script=Latin}/u;
        expect(name[language]).toMatch(expected);
        expect(description[language]).toMatch(expected);
        if (!(language in script)) expect(description[language]).not.toMatch(/[\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Bengali}]/u);
      }
    }
  });

  it('make no environmental claims', () => {
    const green =
      /sustainab|eco-?friend|environment|organic|nachhaltig|umwelt|ökolog|βιώσιμ|οικολογ|টেকসই উন্নয়ন|পরিবেশ|sostenib|ecol[oó]g|udržiteln|udržateľn|trajnost|održiv|zrównoważ|ekolog|(?<!\p{L})tvar(?:us|i|ios|ūs)(?!\p{L})|sustentá|sustenab|fenntarthat|környezet|устойчив|еколог/iu;
    const claims = everyText.flatMap((texts) => languageCodes.map((language) => texts[language]).filter((text) => green.test(text)));
    expect(claims).toEqual([]);
  });

  it('have slugs that are unique in each language and ASCII except in Bengali', () => {
    for (const language of languageCodes) {
      const slugs = products.map(({ slug }) => slug[language]);
      expect(doubles(slugs)).toEqual([]);
      const shape = language === 'bn' ? /^[\p{Script=Bengali}\p{M}\p{N}]+(-[\p{Script=Bengali}\p{M}\p{N}]+)*$/u : /^[a-z0-9]+(-[a-z0-9]+)*$/;
      const all = [...slugs, ...[...shop.categories, ...shop.collections].map(({ slug }) => slug[language])];
      expect(all.filter((slug) => !shape.test(slug))).toEqual([]);
    }
  });

  it('have category slugs that are unique among siblings and differ from routes', () => {
    const routes = [
      'search',
      'checkout',
      'faq',
      'blog',
      'brands',
      'categories',
      'category',
      'product',
      'collection',
      'user',
      'auth',
      'affiliate',
      'event',
      'track',
      'guest',
      'return',
      'wishlists',
      'unsubscribe',
      'helpcenter',
    ];
    for (const language of languageCodes) {
      expect(doubles(shop.categories.map(({ parent, slug }) => `${parent ?? ''}/${slug[language]}`))).toEqual([]);
      expect(doubles(shop.collections.map(({ slug }) => slug[language]))).toEqual([]);
      expect(shop.categories.filter(({ slug }) => routes.includes(slug[language]) || languageCodes.some((code) => code === slug[language]))).toEqual(
        [],
      );
    }
    expect(shop.categories.slice(0, 2).map(({ slug }) => slug.de)).toEqual(['damen', 'kleider']);
  });
});
