import { listingOrders, type ListingOrder, type ListingQuery } from '#lib/listing-query.ts';

/** What an address asks of a listing. Lists are sorted and without doubles, so that one wish has one address. */
export interface AskedListing {
  /** From 1. */
  page: number;
  /** Null: the order that the page has of its own. */
  orderBy: ListingOrder | null;
  /** Slugs. */
  brand: readonly string[];
  /** Codes, in small letters. */
  color: readonly string[];
  size: readonly string[];
  /** `material:cotton` */
  attribute: readonly string[];
  /** Percent. */
  discountRange: Range | null;
  /** Major units of the country's currency. */
  priceRange: Range | null;
  isInStock: boolean;
}

/** Either end may be open, not both. */
export interface Range {
  from: number | null;
  to: number | null;
}

/** The filters that take several values. */
export const listFilters = ['brand', 'color', 'size', 'attribute'] as const;
export type ListFilter = (typeof listFilters)[number];

/** The query names a listing answers to, in the order its address has them. */
export const listingNames = [...listFilters, 'discountRange', 'priceRange', 'availability', 'orderBy', 'page'] as const;
/** What the two price fields are called in a form that a browser sends by itself. */
export const priceFields = { from: 'priceFrom', to: 'priceTo' } as const;

export const unfiltered: Omit<AskedListing, 'page' | 'orderBy'> = {
  brand: [],
  color: [],
  size: [],
  attribute: [],
  discountRange: null,
  priceRange: null,
  isInStock: false,
};

/** The API's bounds: how many values a list may have, and how long it may be. */
const mostValues = 50;
const longestList = 1000;
const plainCode = /^[\p{L}\p{N}._/+-]{1,100}$/u;
const pairOfCodes = /^[\w-]{1,60}:[\w-]{1,60}$/;

/**
 * Reads it from a query that anyone can have written: what makes no sense is left out. Values may be joined by commas or
 * come one by one, as a browser's form sends them.
 * @param usual the order that the page has without being asked
 */
export function askedListing(query: URLSearchParams, usual: ListingOrder | null = 'newest'): AskedListing {
  const page = Number(query.get('page'));
  const orderBy = listingOrders.find((order) => order === query.get('orderBy')) ?? null;
  return {
    page: Number.isSafeInteger(page) && page > 0 && page < 10_000 ? page : 1,
    orderBy: orderBy === usual ? null : orderBy,
    brand: listIn(query, 'brand', plainCode),
    color: listIn(query, 'color', plainCode),
    size: listIn(query, 'size', plainCode),
    attribute: listIn(query, 'attribute', pairOfCodes),
    discountRange: rangeOf(query.get('discountRange') ?? '', /^(\d{1,3})?-(\d{1,3})?$/),
    priceRange: priceIn(query),
    isInStock: query.get('availability') === 'in-stock',
  };
}

function listIn(query: URLSearchParams, name: ListFilter, form: RegExp): string[] {
  const values = query.getAll(name).flatMap((text) => text.slice(0, 10_000).toLowerCase().split(','));
  const codes = [...new Set(values.map((value) => value.trim()).filter((value) => form.test(value)))].slice(0, mostValues).sort();
  while (codes.join(',').length > longestList) codes.pop();
  return codes;
}

function rangeOf(text: string, form: RegExp): Range | null {
  const found = form.exec(text);
  if (!found) return null;
  const [from, to] = [found[1], found[2]].map((end) => (end === undefined ? null : Number(end))) as [number | null, number | null];
  if (from === null && to === null) return null;
  // Nobody means an empty range by it: the ends were typed the wrong way round.
  return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to };
}

const priceForm = /^(\d{1,7}(?:\.\d{1,2})?)?-(\d{1,7}(?:\.\d{1,2})?)?$/;

function priceIn(query: URLSearchParams): Range | null {
  const joined = query.get('priceRange');
  if (joined !== null) return rangeOf(joined, priceForm);
  return typedRange(query.get(priceFields.from) ?? '', query.get(priceFields.to) ?? '');
}

/** A range of prices as people type it: a comma for the point, digits of any script, an end left empty. */
export const typedRange = (from: string, to: string): Range | null => rangeOf(`${typedPrice(from)}-${typedPrice(to)}`, priceForm);

/** Each run of ten digits in Unicode begins with its zero; these are the ones the shop's languages write. */
const zeroes = [0x30, 0x09e6];

function typedPrice(text: string): string {
  const digits = [...text.trim().replace(',', '.')].map((sign) => {
    const zero = zeroes.find((start) => (sign.codePointAt(0) ?? 0) >= start && (sign.codePointAt(0) ?? 0) < start + 10);
    return zero === undefined ? sign : String((sign.codePointAt(0) ?? 0) - zero);
  });
  const price = /^\d{1,7}(?:\.\d+)?$/.test(digits.join('')) ? Number(digits.join('')) : null;
  return price === null ? '' : String(Math.round(price * 100) / 100);
}

/** The same as the API's calls take it. */
export function apiQueryOf(asked: AskedListing): ListingQuery {
  const joined = (filter: ListFilter) => (asked[filter].length > 0 ? { [filter]: asked[filter].join(',') } : {});
  return {
    ...joined('brand'),
    ...joined('color'),
    ...joined('size'),
    ...joined('attribute'),
    ...(asked.discountRange && { discountRange: rangeText(asked.discountRange) }),
    ...(asked.priceRange && { priceRange: rangeText(asked.priceRange) }),
    ...(asked.isInStock && { availability: 'in-stock' as const }),
    ...(asked.orderBy && { orderBy: asked.orderBy }),
    page: asked.page,
  };
}

/** `20-50`, `20-`, `-50` */
export const rangeText = ({ from, to }: Range): string => `${from ?? ''}-${to ?? ''}`;
