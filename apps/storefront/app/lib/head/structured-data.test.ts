import { expect, test } from 'vitest';
import {
  describeBreadcrumbs,
  describeOrganization,
  describeProduct,
  serializeForScript,
  describeWebsite,
  type ProductFacts,
  type Thing,
} from './structured-data.ts';

const picture = (name: string) => ({ imageUrl: `/media/${name}.webp`, imageMimeType: 'image/webp', width: 1600, height: 2000 });
const price = { currency: 'EUR', unitPrice: 59.9, discountPrice: 39.9, priorPrice: 49.9 };
const navy = { id: 1, code: 'navy', name: 'Navy', hex: '#123', images: [picture('navy-front'), picture('navy-back')] };
const sand = { id: 2, code: 'sand', name: 'Sand', hex: '#edc', images: [picture('sand-front')] };
const small = { id: 10, code: 's', name: 'S' };

const product: ProductFacts['product'] = {
  sku: 'SV-1',
  name: 'Linen shirt',
  description: 'A shirt.',
  brand: { slug: 'weft', name: 'Weft & Warp', description: '' },
  breadcrumbs: [
    { id: 1, code: 'men', slug: 'men', parentId: null, name: 'Men' },
    { id: 2, code: 'shirts', slug: 'shirts', parentId: 1, name: 'Shirts' },
  ],
  ...price,
  colors: [navy, sand],
  images: [picture('detail')],
  sizes: [small],
  variants: [
    { id: 1, sku: 'SV-1-N-S', colorId: 1, sizeId: 10, ...price, available: 3 },
    { id: 2, sku: 'SV-1-S-S', colorId: 2, sizeId: 10, ...price, available: 0 },
  ],
  isHygiene: false,
};
const url = 'https://selvedge.si/en/product/linen-shirt';

const productFacts = (changes: Partial<ProductFacts> = {}, productChanges: Partial<ProductFacts['product']> = {}): Thing =>
  describeProduct({
    product: { ...product, ...productChanges },
    url,
    countryCode: 'SI',
    returnPolicy: { returnDays: 60, withdrawalDays: 14, paidBy: 'shop' },
    seller: 'Selvedge',
    rating: null,
    reviews: [],
    pictureUrl: ({ imageUrl }) => `https://selvedge.si${imageUrl}`,
    ...changes,
  });

test('a product in two colours is a group of two products, each with address, images and stock', () => {
  const group = productFacts();
  expect(group).toMatchObject({ '@type': 'ProductGroup', productGroupID: 'SV-1', variesBy: ['https://schema.org/color'], url });
  expect(group.hasVariant).toMatchObject([
    {
      '@type': 'Product',
      color: 'Navy',
      image: ['https://selvedge.si/media/navy-front.webp', 'https://selvedge.si/media/navy-back.webp', 'https://selvedge.si/media/detail.webp'],
      offers: { url: `${url}?color=navy`, availability: 'https://schema.org/InStock' },
    },
    { color: 'Sand', offers: { url: `${url}?color=sand`, availability: 'https://schema.org/OutOfStock' } },
  ]);
});

test('a product in one colour, or without a named colour, is one product with one offer', () => {
  expect(productFacts({}, { colors: [navy] })).toMatchObject({ '@type': 'Product', sku: 'SV-1', color: 'Navy', offers: { '@type': 'Offer', url } });
  const plain = productFacts({}, { colors: [], variants: [{ id: 1, sku: 'SV-1-S', colorId: null, sizeId: 10, ...price, available: 1 }] });
  expect(plain).toMatchObject({ '@type': 'Product', offers: { availability: 'https://schema.org/InStock' } });
  expect(plain).not.toHaveProperty('color');
});

test('an offer has the price of the page in the country’s currency, and the prior price', () => {
  const { offers } = productFacts({}, { colors: [navy] }) as { offers?: Thing };
  expect(offers).toMatchObject({
    price: '39.90',
    priceCurrency: 'EUR',
    priceSpecification: { priceType: 'https://schema.org/StrikethroughPrice', price: '49.90', priceCurrency: 'EUR' },
    itemCondition: 'https://schema.org/NewCondition',
    shippingDetails: { shippingDestination: { addressCountry: 'SI' } },
    hasMerchantReturnPolicy: { merchantReturnDays: 60, applicableCountry: 'SI', returnFees: 'https://schema.org/FreeReturn' },
  });
  expect(offers).not.toHaveProperty('priceValidUntil');
});

test('without a prior price no reduction is claimed, and hygiene products have no return policy', () => {
  const { offers } = productFacts({}, { colors: [navy], priorPrice: null, isHygiene: true }) as { offers?: Thing };
  expect(offers).not.toHaveProperty('priceSpecification');
  expect(offers).not.toHaveProperty('hasMerchantReturnPolicy');
});

test('a rating appears only with reviews', () => {
  expect(productFacts({ rating: { count: 0, average: null } })).not.toHaveProperty('aggregateRating');
  const review = { author: 'Maja', stars: 4, text: 'Soft.', createdAt: '2026-03-01T10:00:00.000Z', languageTag: 'sl-SI' };
  const rated = productFacts({ rating: { count: 12, average: 4.3 }, reviews: [review, { ...review, text: '' }] });
  expect(rated.aggregateRating).toMatchObject({ ratingValue: 4.3, reviewCount: 12, bestRating: 5 });
  expect(rated.review).toMatchObject([
    { author: { '@type': 'Person', name: 'Maja' }, reviewRating: { ratingValue: 4 }, datePublished: '2026-03-01', reviewBody: 'Soft.' },
    { reviewRating: { ratingValue: 4 } },
  ]);
});

test('breadcrumbs count from one, and the current page needs no address', () => {
  expect(describeBreadcrumbs([{ name: 'Home', url: 'https://selvedge.si/' }, { name: 'Men' }])).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://selvedge.si/' },
      { '@type': 'ListItem', position: 2, name: 'Men' },
    ],
  });
});

test('the shop has its organisation and its search action', () => {
  const facts = {
    name: 'Selvedge',
    origin: 'https://selvedge.si',
    url: 'https://selvedge.si/en',
    searchUrl: 'https://selvedge.si/en/Search',
    languageTag: 'en-GB',
    sameAs: [],
  };
  expect(describeOrganization(facts)).toMatchObject({ name: 'Selvedge', url: 'https://selvedge.si/', logo: 'https://selvedge.si/icon.svg' });
  expect(describeOrganization(facts)).not.toHaveProperty('sameAs');
  expect(describeWebsite(facts).potentialAction).toMatchObject({
    '@type': 'SearchAction',
    target: { urlTemplate: 'https://selvedge.si/en/Search?q={search_term_string}' },
    'query-input': 'required name=search_term_string',
  });
});

test('a hostile name neither ends the script nor breaks its lines, and is parsed unchanged', () => {
  const name = '</script><script>alert(1)</script><!-- \u2028 \u2029 & "quoted" \\';
  const text = serializeForScript(productFacts({}, { name }));
  expect(text).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(text)).toMatchObject({ '@context': 'https://schema.org', name });
});
