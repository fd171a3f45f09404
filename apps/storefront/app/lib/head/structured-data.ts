import type { Image, Market, ProductPage, Rating, Review } from '@selvedge/server/contract';

/** Structured data for search engines: https://schema.org as JSON-LD, with absolute addresses. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

const schemaOrg = 'https://schema.org';

/** U+2028 and U+2029: valid in JSON, but line ends in old scripts. */
const lineEnds = /[\u2028\u2029]/g;

/** Serialises data for a script element, so that no text can end the script or start a comment. */
export const serializeForScript = (thing: Thing): string =>
  JSON.stringify({ '@context': schemaOrg, ...thing })
    .replace(/[<>&]/g, escapeScript)
    .replace(lineEnds, escapeScript);

const escapeScript = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

export interface Crumb {
  name: string;
  /** Omitted for the current page. */
  url?: string | undefined;
}

/** The breadcrumbs of a page. */
export const describeBreadcrumbs = (crumbs: readonly Crumb[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, url }, index) => ({ '@type': 'ListItem', position: index + 1, name, ...(url && { item: url }) })),
});

export interface ShopFacts {
  name: string;
  /** Scheme, host and port. */
  origin: string;
  /** The home page in this language. */
  url: string;
  /** Target of the search form, without query. */
  searchUrl: string;
  /** IETF tag. */
  languageTag: string;
  /** Its profiles on other sites. */
  sameAs: readonly string[];
}

/** The seller. */
export const describeOrganization = ({ name, origin, sameAs }: ShopFacts): Thing => ({
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name,
  url: `${origin}/`,
  logo: `${origin}/icon.svg`,
  ...(sameAs.length > 0 && { sameAs }),
});

/** The website and its search. */
export const describeWebsite = ({ name, origin, url, searchUrl, languageTag }: ShopFacts): Thing => ({
  '@type': 'WebSite',
  '@id': `${origin}/#website`,
  name,
  url,
  inLanguage: languageTag,
  publisher: { '@id': `${origin}/#organization` },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${searchUrl}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
});

type Colour = ProductPage['colors'][number];

export interface ProductFacts {
  product: Pick<
    ProductPage,
    | 'sku'
    | 'name'
    | 'description'
    | 'brand'
    | 'breadcrumbs'
    | 'currency'
    | 'discountPrice'
    | 'priorPrice'
    | 'colors'
    | 'images'
    | 'sizes'
    | 'variants'
    | 'isHygiene'
  >;
  /** The product's canonical address. */
  url: string;
  /** ISO-2 code of the country of the price. */
  countryCode: string;
  returnPolicy: Market['returnPolicy'];
  seller: string;
  rating: Pick<Rating, 'count' | 'average'> | null;
  /** The reviews that the page shows. */
  reviews: readonly Pick<Review, 'author' | 'stars' | 'text' | 'createdAt' | 'languageTag'>[];
  /** Returns the absolute address of an image. */
  pictureUrl: (image: Image) => string;
}

/** Describes a product. Several colours give a group with one product each, each with the offer of this country. */
export function describeProduct(facts: ProductFacts): Thing {
  const { product, url } = facts;
  const { colors } = product;
  const [only] = colors;
  const about = describeProductFacts(facts);
  if (colors.length < 2) {
    return {
      '@type': 'Product',
      ...about,
      sku: product.sku,
      ...(only && { color: only.name }),
      image: listPictureUrls(facts, only),
      offers: describeOffer(facts, only, url),
    };
  }
  return {
    '@type': 'ProductGroup',
    ...about,
    productGroupID: product.sku,
    variesBy: [`${schemaOrg}/color`],
    hasVariant: colors.map((colour) => ({
      '@type': 'Product',
      name: `${product.name} – ${colour.name}`,
      description: about.description,
      inProductGroupWithID: product.sku,
      color: colour.name,
      image: listPictureUrls(facts, colour),
      offers: describeOffer(facts, colour, `${url}?color=${encodeURIComponent(colour.code)}`),
    })),
  };
}

function describeProductFacts({ product, url, rating, reviews }: ProductFacts) {
  return {
    '@id': `${url}#product`,
    name: product.name,
    description: product.description,
    url,
    brand: { '@type': 'Brand', name: product.brand.name },
    ...(product.breadcrumbs.length > 0 && { category: product.breadcrumbs.map(({ name }) => name).join(' > ') }),
    ...(product.sizes.length > 0 && { size: product.sizes.map(({ name }) => name) }),
    ...(rating && rating.count > 0 && rating.average !== null && { aggregateRating: describeRating(rating.count, rating.average) }),
    ...(reviews.length > 0 && { review: reviews.map(describeReview) }),
  };
}

const listPictureUrls = ({ product, pictureUrl }: ProductFacts, colour: Colour | undefined): string[] =>
  [...(colour?.images ?? []), ...product.images].map(pictureUrl);

/** The price that the page shows before a size is chosen. */
function describeOffer({ product, countryCode, returnPolicy, seller }: ProductFacts, colour: Colour | undefined, url: string): Thing {
  const { currency, discountPrice, priorPrice } = product;
  const isInStock = product.variants.some(({ colorId, available }) => available > 0 && (!colour || colorId === null || colorId === colour.id));
  return {
    '@type': 'Offer',
    url,
    price: discountPrice.toFixed(2),
    priceCurrency: currency,
    ...(priorPrice !== null && priorPrice > discountPrice && { priceSpecification: buildFormerPrice(priorPrice, currency) }),
    availability: `${schemaOrg}/${isInStock ? 'InStock' : 'OutOfStock'}`,
    itemCondition: `${schemaOrg}/NewCondition`,
    eligibleRegion: countryCode,
    seller: { '@type': 'Organization', name: seller },
    shippingDetails: buildShipping(countryCode),
    // Underwear and swimwear have separate return rules.
    ...(!product.isHygiene && { hasMerchantReturnPolicy: describeReturnPolicy(countryCode, returnPolicy) }),
  };
}

const buildFormerPrice = (price: number, currency: string): Thing => ({
  '@type': 'UnitPriceSpecification',
  priceType: `${schemaOrg}/StrikethroughPrice`,
  price: price.toFixed(2),
  priceCurrency: currency,
});

/** The specification's 3 to 6 working days. */
const buildShipping = (countryCode: string): Thing => ({
  '@type': 'OfferShippingDetails',
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: countryCode },
  deliveryTime: {
    '@type': 'ShippingDeliveryTime',
    transitTime: { '@type': 'QuantitativeValue', minValue: 3, maxValue: 6, unitCode: 'DAY' },
  },
});

const describeReturnPolicy = (countryCode: string, { returnDays, paidBy }: Market['returnPolicy']): Thing => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: countryCode,
  returnPolicyCategory: `${schemaOrg}/MerchantReturnFiniteReturnWindow`,
  merchantReturnDays: returnDays,
  returnMethod: `${schemaOrg}/ReturnByMail`,
  returnFees: `${schemaOrg}/${paidBy === 'shop' ? 'FreeReturn' : 'ReturnFeesCustomerResponsibility'}`,
});

const describeRating = (count: number, average: number): Thing => ({
  '@type': 'AggregateRating',
  ratingValue: average,
  reviewCount: count,
  bestRating: 5,
  worstRating: 1,
});

const describeReview = ({ author, stars, text, createdAt, languageTag }: ProductFacts['reviews'][number]): Thing => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: author },
  reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5, worstRating: 1 },
  datePublished: createdAt.slice(0, 10),
  inLanguage: languageTag,
  ...(text && { reviewBody: text }),
});

export interface ArticleFacts {
  title: string;
  excerpt: string;
  author: string;
  publishedAt: string;
  updatedAt: string;
  url: string;
  pictureUrl: string | null;
  publisher: string;
  /** IETF tag. */
  languageTag: string;
}

/** An article of the blog. */
export const describeArticle = ({ title, excerpt, author, url, pictureUrl, publisher, languageTag, ...dates }: ArticleFacts): Thing => ({
  '@type': 'Article',
  headline: title,
  description: excerpt,
  inLanguage: languageTag,
  mainEntityOfPage: url,
  datePublished: dates.publishedAt,
  dateModified: dates.updatedAt,
  author: author ? { '@type': 'Person', name: author } : { '@type': 'Organization', name: publisher },
  publisher: { '@type': 'Organization', name: publisher },
  ...(pictureUrl && { image: pictureUrl }),
});

/** Questions with their answers. @param questions with answers as HTML, as the page shows them */
export const describeQuestions = (questions: readonly { title: string; html: string }[]): Thing => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ title, html }) => ({ '@type': 'Question', name: title, acceptedAnswer: { '@type': 'Answer', text: html } })),
});
