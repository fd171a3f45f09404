import { isDeepStrictEqual } from 'node:util';
import { toTagKey } from '#kit/tags';
import { isInUnion } from '#modules/countries';
import { listWaivedNeeds, isPublishedAndComplete } from './waived-needs.ts';
import type { ImportOptions } from '../products/import-options.ts';
import { listMissingNeeds, type LegalNeed } from '#modules/catalog';
import type { MerchantProduct, MerchantVariant } from '../products/merchant-product.ts';
import type { PresentProduct, PresentVariant } from '../products/present-products.ts';
import type { FilePrice, ListPrice, Market } from '../products/convert-price.ts';
import { hasPhoto, planPublishing } from './plan-publishing.ts';
import { toImportedPath } from '../photos/imported-path.ts';

export type Outcome = 'created' | 'updated' | 'unchanged';

/** A price for one country; with a SKU if a variant's price differs from its product's. */
export interface PlannedPrice extends ListPrice {
  countryId: number;
  sku: string | null;
  /** For a variant that is no longer in the file. */
  variantId?: number;
}

/** The planned change of one product of the file. */
export interface PlannedProduct {
  product: MerchantProduct;
  outcome: Outcome;
  /** Descriptions of the differences. */
  changes: string[];
  status: 'draft' | 'published' | 'retired';
  /** Legally required data that is missing; stored with the product unless it was waived. */
  lacking: LegalNeed[];
  missing: string[];
  composition: { fibre: string; percent: number }[];
  /** The composition by parts. A stored lining stays if the file does not mention it. */
  parts: PresentProduct['parts'];
  care: string[];
  prices: PlannedPrice[];
  /** The stored manufacturer of the product. A manufacturer in the options of the import takes precedence. */
  makerId: number | null;
  /** Images that are not downloaded yet. */
  toFetch: string[];
  keepsPhotos: boolean;
  /** Whether the product is published as soon as its photos are downloaded. */
  awaitsPhotos: boolean;
}

/** The data of the shop that plans depend on. */
export interface PlanContext {
  options: ImportOptions;
  markets: readonly Market[];
  convertPrice: (price: FilePrice, market: Market) => ListPrice;
  /** Addresses of merchants' images that were downloaded before. */
  fetched: ReadonlySet<string>;
}

/** Compares a product of the file with the stored product. */
export function planProduct(product: MerchantProduct, present: PresentProduct | undefined, context: PlanContext): PlannedProduct {
  const { options } = context;
  const { composition, parts } = planComposition(product, present);
  const lacking = listMissingNeeds({ ...product, composition }, findResponsibility(present, options));
  const excused = listExcusedNeeds(present, options);
  const missing = lacking.filter((need) => !excused.includes(need));
  const toFetch = product.pictures.map(({ url }) => url).filter((url) => !context.fetched.has(toImportedPath(url)));
  const publishing = planPublishing(
    { status: planStatus(product, present, missing), missing },
    { isHere: isPublishedAndComplete(present) || hasPhoto(present) || toFetch.length < product.pictures.length, isToFetch: toFetch.length > 0 },
  );
  const prices = planPrices(product.variants, present, context);
  const planned = {
    product,
    ...publishing,
    lacking,
    composition,
    parts,
    care: present?.care ?? [],
    prices,
    makerId: present?.maker?.id ?? null,
    toFetch,
    keepsPhotos: hasPhoto(present),
  };
  if (!present) return { ...planned, outcome: 'created', changes: [] };
  const changes = [
    ...listChangedFacts(planned, present, options),
    ...listChangedVariants(product.variants, present),
    ...listChangedPrices(prices, present),
    ...listChangedPictures(product, present, context),
  ];
  return { ...planned, outcome: changes.length > 0 ? 'updated' : 'unchanged', changes };
}

/** A file without a composition keeps the stored composition. */
function planComposition({ composition }: MerchantProduct, present: PresentProduct | undefined): Pick<PlannedProduct, 'composition' | 'parts'> {
  if (composition.length > 0) return { composition, parts: [{ part: 'shell', fibres: composition }] };
  return { composition: present?.composition ?? [], parts: present?.parts ?? [] };
}

/** Returns the manufacturer, and whether a person in the Union is responsible for the product. */
const findResponsibility = (present: PresentProduct | undefined, { maker, responsible }: ImportOptions) =>
  maker ? { maker, hasResponsible: responsible !== undefined } : { maker: present?.maker, hasResponsible: present?.maker?.hasResponsible ?? false };

/** A file without images keeps the stored images. */
const listExcusedNeeds = (present: PresentProduct | undefined, options: ImportOptions): readonly LegalNeed[] => [
  ...listWaivedNeeds(present, options),
  ...(isPublishedAndComplete(present) ? (['picture'] as const) : []),
];

function planStatus({ isPublished }: MerchantProduct, present: PresentProduct | undefined, missing: readonly string[]): PlannedProduct['status'] {
  if (present?.status === 'retired') return 'retired';
  return isPublished && missing.length === 0 ? 'published' : 'draft';
}

/**
 * Plans prices. The price of a product is the lowest price of its variants, so that a listing shows the starting price. A variant gets its own
 * price if its price differs or if it had its own price before. A variant that is no longer in the file gets the price of the product.
 */
function planPrices(
  variants: readonly MerchantVariant[],
  present: PresentProduct | undefined,
  { markets, convertPrice }: PlanContext,
): PlannedPrice[] {
  return markets.flatMap((market) => {
    const each = variants.map((variant) => ({ sku: variant.sku, key: getVariantKey(variant), ...convertPrice(variant, market) }));
    const [lowest] = [...each].sort((a, b) => getPaidPrice(a) - getPaidPrice(b));
    if (!lowest) return [];
    const { countryId } = market;
    const base = { regular: lowest.regular, sale: lowest.sale };
    const hadOwn = (variant: PresentVariant): boolean => present?.prices.has(`${countryId}/${variant.id}`) ?? false;
    const before = present?.variants.filter(hadOwn) ?? [];
    const own = each.filter((price) => !isSame(price, base) || before.some((variant) => getPresentKey(variant) === price.key));
    const left = before.filter((variant) => !each.some(({ key }) => key === getPresentKey(variant)));
    return [
      { countryId, sku: null, ...base },
      ...own.map(({ sku, regular, sale }) => ({ countryId, sku, regular, sale })),
      ...left.map(({ id, sku }) => ({ countryId, sku, variantId: id, ...base })),
    ];
  });
}

const getPaidPrice = ({ regular, sale }: ListPrice): number => sale ?? regular;
const isSame = (a: ListPrice, b: ListPrice): boolean => a.regular === b.regular && a.sale === b.sale;

/** Variants are identified by colour and size. */
const getVariantKey = ({ color, size }: MerchantVariant): string => `${color?.code ?? ''}/${size.code}`;
const getPresentKey = ({ color, size }: PresentVariant): string => `${color ?? ''}/${size}`;

function listChangedFacts(
  planned: Pick<PlannedProduct, 'product' | 'status' | 'missing' | 'composition'>,
  present: PresentProduct,
  options: ImportOptions,
): string[] {
  const { product } = planned;
  const isOtherMaker =
    options.maker &&
    (buildMakerKey(options.maker) !== buildMakerKey(present.maker) || present.maker?.hasResponsible !== hasResponsiblePerson(options));
  return [
    product.title !== present.title && 'title',
    product.description !== present.description && 'description',
    product.vendor !== present.brand.name && 'brand',
    product.categoryCode !== present.categoryCode && 'category',
    product.audience !== present.audience && 'audience',
    areTagsChanged(product, present) && 'tags',
    isOtherMaker && 'maker',
    planned.status !== present.status && `status ${present.status} → ${planned.status}`,
    !isDeepStrictEqual([...planned.missing].sort(), [...present.missing].sort()) && 'missing data',
    JSON.stringify(planned.composition) !== JSON.stringify(present.composition.map(({ fibre, percent }) => ({ fibre, percent }))) && 'composition',
  ].filter((change) => typeof change === 'string');
}

/** A file without tags keeps the stored tags. */
const areTagsChanged = ({ tags }: MerchantProduct, present: PresentProduct): boolean =>
  tags.length > 0 && !isDeepStrictEqual(tags.map(toTagKey).sort(), present.tags.map(toTagKey).sort());

/** Returns whether the named manufacturer is stored with a responsible person. */
export const hasResponsiblePerson = ({ maker, responsible }: ImportOptions): boolean =>
  responsible !== undefined && maker !== undefined && !isInUnion(maker.countryCode);

const buildMakerKey = (
  maker: { name: string; email: string; street: string; postalCode: string; city: string; countryCode: string } | undefined,
): string => (maker ? [maker.name, maker.email, maker.street, maker.postalCode, maker.city, maker.countryCode].join('\n') : '');

function listChangedVariants(variants: readonly MerchantVariant[], present: PresentProduct): string[] {
  const active = present.variants.filter(({ isActive }) => isActive);
  const added = variants.filter((variant) => !active.some((known) => getPresentKey(known) === getVariantKey(variant))).length;
  const closed = active.filter((known) => !variants.some((variant) => getVariantKey(variant) === getPresentKey(known))).length;
  const both = variants.flatMap((variant) =>
    active.filter((known) => getPresentKey(known) === getVariantKey(variant)).map((known) => ({ variant, known })),
  );
  const facts = both.filter(
    ({ variant, known }) => variant.sku !== known.sku || variant.barcode !== known.barcode || variant.weightGrams !== known.weightGrams,
  ).length;
  const stock = both.filter(({ variant, known }) => variant.quantity !== null && Math.max(variant.quantity, known.held) !== known.onHand).length;
  return [
    added > 0 && `${added} new ${added === 1 ? 'variant' : 'variants'}`,
    closed > 0 && `${closed} ${closed === 1 ? 'variant' : 'variants'} deactivated`,
    facts > 0 && 'SKU, barcode or weight',
    stock > 0 && `stock of ${stock} ${stock === 1 ? 'variant' : 'variants'}`,
  ].filter((change) => typeof change === 'string');
}

function listChangedPrices(prices: readonly PlannedPrice[], present: PresentProduct): string[] {
  const ids = new Map(present.variants.map(({ id, sku }) => [sku, id]));
  const differs = prices.some((price) => {
    const id = price.variantId ?? (price.sku === null ? undefined : ids.get(price.sku));
    const before = present.prices.get(price.sku === null ? `${price.countryId}` : `${price.countryId}/${id ?? ''}`);
    return !before || !isSame(before, price);
  });
  return differs ? ['prices'] : [];
}

/** Compares only downloaded images. Other images change the product after their download. */
function listChangedPictures(product: MerchantProduct, present: PresentProduct, { fetched }: PlanContext): string[] {
  const wanted = product.pictures.map(({ url }) => toImportedPath(url)).filter((path) => fetched.has(path));
  return wanted.length > 0 && !isDeepStrictEqual(wanted, present.pictures) ? ['pictures'] : [];
}
