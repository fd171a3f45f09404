import { listAttributes } from './attributes.ts';
import type { ColourCode, FabricCode, FitCode, NamedPrint } from './codes.ts';
import { listAccents, hexes, listPalette } from './colours.ts';
import { composeDescription, composeName, inEveryLanguage } from './compose-texts.ts';
import type { DescriptionParts, ProductNameParts } from './compose-texts.ts';
import { getComposition, fabrics } from './fabrics.ts';
import { kinds } from './kinds.ts';
import type { Kind, ProductLine } from './kinds.ts';
import { makeVariants } from './make-variants.ts';
import { random, deriveSeed } from './random.ts';
import type { Random } from './random.ts';
import { listBrands, listCollections, listFits, listOccasions } from './product-line-rules.ts';
import { findSizeChart } from './size-charts.ts';
import { listSizes } from './sizes.ts';
import type { DemoBadge, DemoProduct, Texts } from './types.ts';

const formatProductCode = (number: number): string => `SV-${String(number).padStart(5, '0')}`;

/** Returns a price within the kind's range, for children 60 % of it, always ending in 99 cents. */
function rollPrice({ price: [low, high] }: Kind, productLine: ProductLine, roll: Random): number {
  const share = productLine.audience === 'kids' && productLine.kind !== 'baby-bodysuit' ? 0.6 : 1;
  const amount = (low + (high - low) * roll.next() ** 1.4) * share;
  return Math.max(1, Math.round(amount / 100)) * 100 - 1;
}

/** Returns a range of consecutive sizes. */
function sizeRun(kind: Kind, productLine: ProductLine, roll: Random): string[] {
  const all = listSizes(kind.sizes, productLine.audience);
  const count = Math.min(all.length, all.length > 8 ? roll.between(6, 8) : all.length - (all.length > 4 ? roll.between(0, 1) : 0));
  const start = roll.between(0, all.length - count);
  return all.slice(start, start + count);
}

const outerwear = ['coat', 'trench-coat', 'blazer', 'puffer', 'jacket', 'overshirt'];
const underwear = ['briefs', 'boxers', 'bra', 'bodysuit', 'baby-bodysuit', 'camisole', 'nightdress', 'tights'];

function rollColours(productLine: ProductLine, print: DemoProduct['print'], sizeCount: number, roll: Random): ColourCode[] {
  const palette = listPalette({
    isDenim: print === 'denim',
    isOuterwear: outerwear.includes(productLine.kind),
    isUnderwear: underwear.includes(productLine.kind),
    isPrinted: ['floral', 'dots', 'leaf', 'check', 'stripe', 'wide-stripe'].includes(print),
  });
  const count = sizeCount === 1 ? roll.between(4, 6) : sizeCount < 5 ? roll.between(3, 4) : sizeCount > 6 ? roll.between(1, 2) : roll.between(2, 3);
  // The first colour is used for the main picture, so it should vary.
  const some = roll.some(palette, count);
  const turn = roll.between(0, some.length - 1);
  return [...some.slice(turn), ...some.slice(0, turn)];
}

function rollBadges(traits: { isReduced: boolean; isLow: boolean; popularity: number; isInCollection: boolean }, roll: Random): DemoBadge[] {
  const badges: DemoBadge[] = [];
  if (traits.popularity >= 880) badges.push('Fire');
  if (traits.isLow) badges.push('Low');
  if (traits.isReduced && roll.chance(0.35)) badges.push('Promotional');
  if (!traits.isReduced && traits.isInCollection && roll.chance(0.12)) badges.push('Special');
  return badges;
}

/** What distinguishes a product from others of its product line. */
interface Make {
  print: DemoProduct['print'];
  fabric: FabricCode;
  mix: (typeof fabrics)[FabricCode]['mixes'][number];
  advice: (typeof fabrics)[FabricCode]['advice'][number];
  fit: FitCode;
  detail: Kind['details'][number];
  occasion: Kind['occasions'][number];
}

function rollMake(kind: Kind, { audience }: ProductLine, turn: number, roll: Random): Make {
  const print = kind.prints[turn % kind.prints.length] ?? 'plain';
  const fabric = print === 'denim' ? 'denim' : roll.pick(kind.fabrics);
  const [mix, advice] = [roll.pick(fabrics[fabric].mixes), roll.pick(fabrics[fabric].advice)];
  const fit = roll.pick(listFits(kind.fits, fabric));
  const detail = roll.pick(kind.details);
  const occasion = roll.pick(listOccasions(kind.occasions, fabric, audience));
  return { print, fabric, mix, advice, fit, detail, occasion };
}

/** Chooses what a name and a description mention, and writes them in all languages. */
function composeTexts(
  { print, fabric, advice, fit, detail, occasion }: Make,
  { kind, isFabricSilent, code }: { kind: ProductLine['kind']; isFabricSilent: boolean; code: string },
  roll: Random,
): Pick<DemoProduct, 'name' | 'slug' | 'description'> {
  // Names omit the obvious: jeans are denim, and swimwear dries quickly.
  const namedPrint: NamedPrint | undefined = print === 'plain' || (print === 'denim' && isFabricSilent) ? undefined : print;
  const isFabricNamed = !isFabricSilent && print !== 'denim';
  const ending = roll.next();
  const nameParts: ProductNameParts = {
    kind,
    ...(namedPrint ? { print: namedPrint } : { fit }),
    ...(isFabricNamed && ending < 0.65 ? { fabric } : {}),
    ...(!isFabricNamed || ending > 0.35 ? { detail } : {}),
  };
  const mentionedParts = roll.between(0, 3);
  const descriptionParts: DescriptionParts = {
    fabric,
    fit,
    detail,
    ...(mentionedParts !== 1 ? { occasion } : {}),
    ...(mentionedParts > 1 ? { advice } : {}),
  };
  const [name, slug]: [Partial<Texts>, Partial<Texts>] = [{}, {}];
  const description = inEveryLanguage((_, language) => {
    const composed = composeName(nameParts, language, code.slice(3));
    name[language] = composed.name;
    slug[language] = composed.slug;
    return composeDescription(descriptionParts, language);
  });
  return { name: name as Texts, slug: slug as Texts, description };
}

const rollReduction = (roll: Random): NonNullable<DemoProduct['reduction']> => ({
  percentOff: roll.pick([10, 15, 20, 20, 25, 30, 30, 40, 50]),
  startedDaysAgo: roll.between(1, 20),
});

/** Returns the second colour of a print; undefined for a plain product. */
const rollAccent = (print: DemoProduct['print'], [colour]: readonly ColourCode[], roll: Random): string | undefined =>
  print === 'plain' || colour === undefined ? undefined : hexes[roll.pick(listAccents(colour))];

/**
 * Creates the product of a number of a product line: the same arguments give the same product, because the random values are drawn in a fixed order.
 * `turn` counts the products of one product line; consecutive products differ in print, so that listings look varied.
 */
export function makeProduct(number: number, productLine: ProductLine, turn: number, shopSeed: number): DemoProduct {
  const seed = deriveSeed(shopSeed, number);
  const roll = random(seed);
  const kind = kinds[productLine.kind];
  const code = formatProductCode(number);
  const { audience, category } = productLine;
  const isForKids = audience === 'kids';
  const make = rollMake(kind, productLine, turn, roll);
  const { print, fabric } = make;
  const texts = composeTexts(make, { kind: productLine.kind, isFabricSilent: kind.isFabricSilent ?? false, code }, roll);
  const sizes = sizeRun(kind, productLine, roll);
  const colours = rollColours(productLine, print, sizes.length, roll);
  const isLow = roll.chance(0.05);
  const variants = makeVariants({ number, code, colours, sizes, isLow, weightGrams: kind.weightGrams * (isForKids ? 0.6 : 1) }, roll);
  const isReduced = roll.chance(0.22);
  const popularity = Math.round(1000 * roll.next());
  const collections = listCollections(productLine.kind, fabric, make.occasion, audience, print === 'plain');
  const accent = rollAccent(print, colours, roll);
  const composition = getComposition(productLine.kind, fabric, make.mix);
  const sizeChart = findSizeChart(productLine.kind, kind.sizes, audience);

  return {
    code,
    brand: roll.pick(listBrands(productLine)),
    category,
    categories: [category, audience, ...(isReduced ? ['sale'] : [])],
    collections,
    audience,
    silhouette: kind.silhouette,
    print,
    ...(accent === undefined ? {} : { accent }),
    seed,
    ...texts,
    colours,
    sizes,
    variants,
    attributes: listAttributes({ composition, print, fit: make.fit, range: kind.sizes }),
    ...(sizeChart === undefined ? {} : { sizeChart }),
    composition,
    care: [...fabrics[fabric].care],
    isHygiene: kind.isHygiene ?? false,
    vatCategory: isForKids ? 'children' : 'standard',
    basePriceEurMinor: rollPrice(kind, productLine, roll),
    ...(isReduced ? { reduction: rollReduction(roll) } : {}),
    badges: rollBadges({ isReduced, isLow, popularity, isInCollection: collections.length > 0 }, roll),
    popularity,
    publishedDaysAgo: roll.between(32, 700),
  };
}
