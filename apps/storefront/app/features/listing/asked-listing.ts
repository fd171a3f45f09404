import { listingOrders, type ListingOrder, type ListingQuery } from '#lib/paths/listing-query.ts';

/** The parameters of a listing. Lists are sorted and have no duplicates, so that each listing has one address. */
export interface ListingSelection {
  /** Starts at 1. */
  page: number;
  /** Products per page. */
  take: PageTake;
  /** Null: the default order of the page. */
  orderBy: ListingOrder | null;
  /** Slugs. */
  brand: readonly string[];
  /** Codes in lower case. */
  color: readonly string[];
  size: readonly string[];
  /** Pairs such as `material:cotton`. */
  attribute: readonly string[];
  /** Percent. */
  discountRange: Range | null;
  /** Major units of the country's currency. */
  priceRange: Range | null;
  isInStock: boolean;
}

/** One end may be open, not both. */
export interface Range {
  from: number | null;
  to: number | null;
}

/** The filters that accept several values. */
export const listFilters = ['brand', 'color', 'size', 'attribute'] as const;
export type ListFilter = (typeof listFilters)[number];

/** The query parameters of a listing, in the order in which its address has them. */
export const listingNames = [...listFilters, 'discountRange', 'priceRange', 'availability', 'orderBy', 'take', 'page'] as const;
/** The names of the two price fields in a form that is sent without scripts. */
export const priceFields = { from: 'priceFrom', to: 'priceTo' } as const;

/** The numbers of products per page to choose from; the first one is the specification's default. */
export const pageTakes = [12, 24, 48] as const;
export type PageTake = (typeof pageTakes)[number];

export const unfiltered: Omit<ListingSelection, 'page' | 'orderBy' | 'take'> = {
  brand: [],
  color: [],
  size: [],
  attribute: [],
  discountRange: null,
  priceRange: null,
  isInStock: false,
};

/** The API's limits: number of values of a list, and its length in characters. */
const maxValues = 50;
const maxListLength = 1000;
const plainCode = /^[\p{L}\p{N}._/+-]{1,100}$/u;
const pairOfCodes = /^[\w-]{1,60}:[\w-]{1,60}$/;

/**
 * Reads the parameters from an untrusted query and ignores invalid ones. Values may be joined by commas or repeated, as a
 * browser's form sends them.
 * @param usual the default order of the page
 */
export function readListingQuery(query: URLSearchParams, usual: ListingOrder | null = 'recommended'): ListingSelection {
  const page = Number(query.get('page'));
  const orderBy = listingOrders.find((order) => order === query.get('orderBy')) ?? null;
  return {
    page: Number.isSafeInteger(page) && page > 0 && page < 10_000 ? page : 1,
    take: pageTakes.find((take) => String(take) === query.get('take')) ?? pageTakes[0],
    // A search has the best match instead of the recommended products.
    orderBy: orderBy === (usual ?? 'recommended') ? null : orderBy,
    brand: readList(query, 'brand', plainCode),
    color: readList(query, 'color', plainCode),
    size: readList(query, 'size', plainCode),
    attribute: readList(query, 'attribute', pairOfCodes),
    discountRange: parseRange(query.get('discountRange') ?? '', /^(\d{1,3})?-(\d{1,3})?$/),
    priceRange: readPriceRange(query),
    isInStock: query.get('availability') === 'in-stock',
  };
}

function readList(query: URLSearchParams, name: ListFilter, form: RegExp): string[] {
  const values = query.getAll(name).flatMap((text) => text.slice(0, 10_000).toLowerCase().split(','));
  const codes = [...new Set(values.map((value) => value.trim()).filter((value) => form.test(value)))].slice(0, maxValues).sort();
  while (codes.join(',').length > maxListLength) codes.pop();
  return codes;
}

function parseRange(text: string, form: RegExp): Range | null {
  const found = form.exec(text);
  if (!found) return null;
  const [from, to] = [found[1], found[2]].map((end) => (end === undefined ? null : Number(end))) as [number | null, number | null];
  if (from === null && to === null) return null;
  // A range with reversed ends is treated as a valid range.
  return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to };
}

const priceForm = /^(\d{1,7}(?:\.\d{1,2})?)?-(\d{1,7}(?:\.\d{1,2})?)?$/;

function readPriceRange(query: URLSearchParams): Range | null {
  const joined = query.get('priceRange');
  if (joined !== null) return parseRange(joined, priceForm);
  return readRange(query.get(priceFields.from) ?? '', query.get(priceFields.to) ?? '');
}

/** Parses a typed price range: decimal comma or point, digits of any script, an end may be empty. */
export const readRange = (from: string, to: string): Range | null => parseRange(`${parsePrice(from)}-${parsePrice(to)}`, priceForm);

/** Ten consecutive digits in Unicode start with their zero; these are the digits that the shop's languages use. */
const zeroes = [0x30, 0x09e6];

function parsePrice(text: string): string {
  const digits = [...text.trim().replace(',', '.')].map((sign) => {
    const zero = zeroes.find((start) => (sign.codePointAt(0) ?? 0) >= start && (sign.codePointAt(0) ?? 0) < start + 10);
    return zero === undefined ? sign : String((sign.codePointAt(0) ?? 0) - zero);
  });
  const price = /^\d{1,7}(?:\.\d+)?$/.test(digits.join('')) ? Number(digits.join('')) : null;
  return price === null ? '' : String(Math.round(price * 100) / 100);
}

/** Converts the parameters of a listing to those of the API. */
export function toApiQuery(selection: ListingSelection): ListingQuery {
  const joinValues = (filter: ListFilter) => (selection[filter].length > 0 ? { [filter]: selection[filter].join(',') } : {});
  return {
    ...joinValues('brand'),
    ...joinValues('color'),
    ...joinValues('size'),
    ...joinValues('attribute'),
    ...(selection.discountRange && { discountRange: formatRange(selection.discountRange) }),
    ...(selection.priceRange && { priceRange: formatRange(selection.priceRange) }),
    ...(selection.isInStock && { availability: 'in-stock' as const }),
    ...(selection.orderBy && { orderBy: selection.orderBy }),
    ...(selection.take !== pageTakes[0] && { take: selection.take }),
    page: selection.page,
  };
}

/** Formats a range as `20-50`, `20-` or `-50`. */
export const formatRange = ({ from, to }: Range): string => `${from ?? ''}-${to ?? ''}`;
