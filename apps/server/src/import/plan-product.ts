import { isInUnion } from '#modules/countries';
import { excusedNeeds, isSettled } from './excused-needs.ts';
import type { ImportOptions } from './import-options.ts';
import { lackingOf, type LegalNeed } from '#modules/catalog';
import type { MerchantProduct, MerchantVariant } from './merchant-product.ts';
import type { PresentProduct, PresentVariant } from './present-products.ts';
import type { FilePrice, ListPrice, Market } from './price-abroad.ts';
import { importedPath } from './stand-in.ts';

export type Outcome = 'created' | 'updated' | 'unchanged';

/** A price for one country; for a variant where it differs from its product's, by the SKU it will have. */
export interface PlannedPrice extends ListPrice {
  countryId: number;
  sku: string | null;
  /** Of a variant that is not in the file any more. */
  variantId?: number;
}

/** What is done with one product of the file. */
export interface PlannedProduct {
  product: MerchantProduct;
  outcome: Outcome;
  /** What is different, in words. */
  changes: string[];
  status: 'draft' | 'published' | 'retired';
  /** What the law asks for and nobody has said; kept with the product unless it was waived. */
  lacking: LegalNeed[];
  missing: string[];
  composition: { fibre: string; percent: number }[];
  /** The same by parts: what the shop knows of a lining stays while the file says nothing. */
  parts: PresentProduct['parts'];
  care: string[];
  prices: PlannedPrice[];
  /** The maker that the shop has of it already; who is named for the file goes before. */
  makerId: number | null;
  /** Pictures that are not here yet. */
  toFetch: string[];
}

/** What the shop knows that a plan depends on. */
export interface PlanWorld {
  options: ImportOptions;
  markets: readonly Market[];
  priceIn: (price: FilePrice, market: Market) => ListPrice;
  /** Addresses of merchants' pictures that were fetched before. */
  fetched: ReadonlySet<string>;
}

/** Compares a product of the file with what the shop has of it. */
export function planProduct(product: MerchantProduct, present: PresentProduct | undefined, world: PlanWorld): PlannedProduct {
  const { options } = world;
  const maker = options.maker ?? present?.maker;
  const hasResponsible = options.maker ? options.responsible !== undefined : (present?.maker?.hasResponsible ?? false);
  const composition = product.composition.length > 0 ? product.composition : (present?.composition ?? []);
  const lacking = lackingOf({ ...product, composition }, { maker, hasResponsible });
  // A file without pictures leaves those that the shop has.
  const excused: readonly LegalNeed[] = [...excusedNeeds(present, options), ...(isSettled(present) ? (['picture'] as const) : [])];
  const missing = lacking.filter((need) => !excused.includes(need));
  const status = present?.status === 'retired' ? 'retired' : product.isPublished && missing.length === 0 ? 'published' : 'draft';
  const prices = planPrices(product.variants, present, world);
  const planned = {
    product,
    status,
    lacking,
    missing,
    composition,
    parts: product.composition.length > 0 ? [{ part: 'shell', fibres: product.composition }] : (present?.parts ?? []),
    care: present?.care ?? [],
    prices,
    makerId: present?.maker?.id ?? null,
    toFetch: product.pictures.map(({ url }) => url).filter((url) => !world.fetched.has(importedPath(url))),
  } as const;
  if (!present) return { ...planned, outcome: 'created', changes: [] };
  const changes = [
    ...changedFacts(planned, present, options),
    ...changedVariants(product.variants, present),
    ...changedPrices(prices, present),
    ...changedPictures(product, present, world),
  ];
  return { ...planned, outcome: changes.length > 0 ? 'updated' : 'unchanged', changes };
}

/**
 * The product's price is its lowest, so that a listing says what it costs from; a variant that costs something else, or
 * had a price of its own before, gets its own. A variant that left the file follows the product.
 */
function planPrices(variants: readonly MerchantVariant[], present: PresentProduct | undefined, { markets, priceIn }: PlanWorld): PlannedPrice[] {
  return markets.flatMap((market) => {
    const each = variants.map((variant) => ({ sku: variant.sku, key: keyOf(variant), ...priceIn(variant, market) }));
    const [lowest] = [...each].sort((a, b) => paid(a) - paid(b));
    if (!lowest) return [];
    const { countryId } = market;
    const base = { regular: lowest.regular, sale: lowest.sale };
    const hadOwn = (variant: PresentVariant): boolean => present?.prices.has(`${countryId}/${variant.id}`) ?? false;
    const before = present?.variants.filter(hadOwn) ?? [];
    const own = each.filter((price) => !isSame(price, base) || before.some((variant) => presentKey(variant) === price.key));
    const left = before.filter((variant) => !each.some(({ key }) => key === presentKey(variant)));
    return [
      { countryId, sku: null, ...base },
      ...own.map(({ sku, regular, sale }) => ({ countryId, sku, regular, sale })),
      ...left.map(({ id, sku }) => ({ countryId, sku, variantId: id, ...base })),
    ];
  });
}

const paid = ({ regular, sale }: ListPrice): number => sale ?? regular;
const isSame = (a: ListPrice, b: ListPrice): boolean => a.regular === b.regular && a.sale === b.sale;

/** Variants are known by colour and size. */
const keyOf = ({ color, size }: MerchantVariant): string => `${color?.code ?? ''}/${size.code}`;
const presentKey = ({ color, size }: PresentVariant): string => `${color ?? ''}/${size}`;

function changedFacts(
  planned: Pick<PlannedProduct, 'product' | 'status' | 'missing' | 'composition'>,
  present: PresentProduct,
  options: ImportOptions,
): string[] {
  const { product } = planned;
  const isOtherMaker =
    options.maker && (makerKey(options.maker) !== makerKey(present.maker) || present.maker?.hasResponsible !== hasResponsibleFor(options));
  return [
    product.title !== present.title && 'title',
    product.description !== present.description && 'description',
    product.vendor !== present.brand.name && 'brand',
    product.categoryCode !== present.categoryCode && 'category',
    product.audience !== present.audience && 'audience',
    isOtherMaker && 'maker',
    planned.status !== present.status && `status ${present.status} → ${planned.status}`,
    !isSameList([...planned.missing].sort(), [...present.missing].sort()) && 'what is missing',
    JSON.stringify(planned.composition) !== JSON.stringify(present.composition.map(({ fibre, percent }) => ({ fibre, percent }))) && 'composition',
  ].filter((change) => typeof change === 'string');
}

/** Whether the maker that is named is kept with a responsible person. */
export const hasResponsibleFor = ({ maker, responsible }: ImportOptions): boolean =>
  responsible !== undefined && maker !== undefined && !isInUnion(maker.countryCode);

const makerKey = (
  maker: { name: string; email: string; street: string; postalCode: string; city: string; countryCode: string } | undefined,
): string => (maker ? [maker.name, maker.email, maker.street, maker.postalCode, maker.city, maker.countryCode].join('\n') : '');

function changedVariants(variants: readonly MerchantVariant[], present: PresentProduct): string[] {
  const active = present.variants.filter(({ isActive }) => isActive);
  const added = variants.filter((variant) => !active.some((known) => presentKey(known) === keyOf(variant))).length;
  const closed = active.filter((known) => !variants.some((variant) => keyOf(variant) === presentKey(known))).length;
  const both = variants.flatMap((variant) => active.filter((known) => presentKey(known) === keyOf(variant)).map((known) => ({ variant, known })));
  const facts = both.filter(
    ({ variant, known }) => variant.sku !== known.sku || variant.barcode !== known.barcode || variant.weightGrams !== known.weightGrams,
  ).length;
  const stock = both.filter(({ variant, known }) => variant.quantity !== null && Math.max(variant.quantity, known.held) !== known.onHand).length;
  return [
    added > 0 && `${added} new ${added === 1 ? 'variant' : 'variants'}`,
    closed > 0 && `${closed} ${closed === 1 ? 'variant' : 'variants'} closed`,
    facts > 0 && 'SKU, barcode or weight',
    stock > 0 && `stock of ${stock}`,
  ].filter((change) => typeof change === 'string');
}

function changedPrices(prices: readonly PlannedPrice[], present: PresentProduct): string[] {
  const ids = new Map(present.variants.map(({ id, sku }) => [sku, id]));
  const differs = prices.some((price) => {
    const id = price.variantId ?? (price.sku === null ? undefined : ids.get(price.sku));
    const before = present.prices.get(price.sku === null ? `${price.countryId}` : `${price.countryId}/${id ?? ''}`);
    return !before || !isSame(before, price);
  });
  return differs ? ['prices'] : [];
}

/** Only pictures that are here count: those on their way change the product when they come. */
function changedPictures(product: MerchantProduct, present: PresentProduct, { fetched }: PlanWorld): string[] {
  const wanted = product.pictures.map(({ url }) => importedPath(url)).filter((path) => fetched.has(path));
  return wanted.length > 0 && !isSameList(wanted, present.pictures) ? ['pictures'] : [];
}

const isSameList = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && a.every((item, index) => item === b[index]);
