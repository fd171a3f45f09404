import type { Attribute } from '../pictures/cuts.ts';
import type { Print } from '../pictures/index.ts';
import { listAttributes } from './attributes.ts';
import type { ColourCode, FabricCode } from './codes.ts';
import { listAccents, hexes, listPalette } from './colours.ts';
import { composeDescription, composeName, inEveryLanguage } from './compose-texts.ts';
import type { DescriptionParts, ProductNameParts } from './compose-texts.ts';
import { getComposition, fabrics, listAdvice, listCare } from './fabrics.ts';
import { findShape, listDetails, listFeatures } from './features.ts';
import { kinds } from './kinds/index.ts';
import type { Kind, ProductLine } from './kinds/index.ts';
import { makeVariants } from './make-variants.ts';
import { random, deriveSeed } from './random.ts';
import type { Random } from './random.ts';
import { listBrands, listCollections, listFabrics, listOccasions } from './product-line-rules.ts';
import { findSizeChart } from './size-charts.ts';
import { listSizes } from './sizes.ts';
import type { DemoBadge, DemoProduct, Texts, ProductCut } from './types.ts';

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

/** Chooses one value for each feature of a kind and makes the values compatible. */
function rollCut(kind: Kind, productLine: ProductLine, print: Print, roll: Random): ProductCut {
  const choices = { ...kind.cut, ...kind[productLine.audience] };
  const cut: Partial<Record<Attribute, string>> = {};
  for (const [attribute, values] of Object.entries(choices)) cut[attribute as Attribute] = roll.pick(values);
  return kind.settle ? kind.settle(cut, print) : cut;
}

function rollColours(productLine: ProductLine, print: Print, fabric: FabricCode, sizeCount: number, roll: Random): ColourCode[] {
  const palette = listPalette({ ...productLine, print, fabric });
  const count = sizeCount === 1 ? roll.between(4, 6) : sizeCount < 5 ? roll.between(3, 4) : sizeCount > 6 ? roll.between(1, 2) : roll.between(2, 3);
  // The first colour is used for the main picture, so it should vary.
  const chosenColours = roll.some(palette, count);
  const turn = roll.between(0, chosenColours.length - 1);
  return [...chosenColours.slice(turn), ...chosenColours.slice(0, turn)];
}

function rollBadges(traits: { isReduced: boolean; isLow: boolean; popularity: number; isInCollection: boolean }, roll: Random): DemoBadge[] {
  const badges: DemoBadge[] = [];
  if (traits.popularity >= 880) badges.push('Fire');
  if (traits.isLow) badges.push('Low');
  if (traits.isReduced && roll.chance(0.35)) badges.push('Promotional');
  if (!traits.isReduced && traits.isInCollection && roll.chance(0.12)) badges.push('Special');
  return badges;
}

interface Described {
  productLine: ProductLine;
  kind: Kind;
  cut: ProductCut;
  print: Print;
  fabric: FabricCode;
  occasion: DescriptionParts['occasion'];
  advice: DescriptionParts['advice'];
  code: string;
  roll: Random;
}

/** Writes name, slug and description in all languages from the features that the product's pictures show. */
function composeProductTexts({
  productLine,
  kind,
  cut,
  print,
  fabric,
  occasion,
  advice,
  code,
  roll,
}: Described): Pick<DemoProduct, 'name' | 'slug' | 'description'> {
  // Names omit the obvious: jeans are denim, and swimwear dries quickly.
  const isPrintNamed = print !== 'plain' && !(print === 'denim' && kind.isFabricSilent);
  const isFabricNamed = !kind.isFabricSilent && print !== 'denim';
  const nameParts: ProductNameParts = {
    kind: productLine.kind,
    features: listFeatures(productLine.kind, cut),
    print: isPrintNamed ? print : undefined,
    fabric: isFabricNamed ? fabric : undefined,
  };
  const details = listDetails(productLine.kind, cut, print);
  const descriptionParts: DescriptionParts = {
    fabric,
    shape: findShape(productLine.kind, cut, fabric),
    detail: details.length > 0 ? roll.pick(details) : undefined,
    occasion,
    advice,
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

/**
 * Creates the product of a number of a product line: the same arguments give the same product.
 * `turn` counts the products of one product line; consecutive products differ in print, so that listings look varied.
 */
export function makeProduct(number: number, productLine: ProductLine, turn: number, shopSeed: number): DemoProduct {
  const seed = deriveSeed(shopSeed, number);
  const roll = random(seed);
  const kind = kinds[productLine.kind];
  const code = formatProductCode(number);

  const print = kind.prints[turn % kind.prints.length] ?? 'plain';
  const fabric = roll.pick(listFabrics(kind.fabrics, print));
  const [mix, advice] = [roll.pick(fabrics[fabric].mixes), roll.pick(listAdvice(productLine.kind, fabric))];
  const cut = rollCut(kind, productLine, print, roll);
  const occasion = roll.pick(listOccasions(kind.occasions, fabric, productLine.audience));
  const texts = composeProductTexts({ productLine, kind, cut, print, fabric, occasion, advice, code, roll });

  const sizes = sizeRun(kind, productLine, roll);
  const colours = rollColours(productLine, print, fabric, sizes.length, roll);
  const isLow = roll.chance(0.05);
  const variants = makeVariants(
    { number, code, colours, sizes, isLow, weightGrams: kind.weightGrams * (productLine.audience === 'kids' ? 0.6 : 1) },
    roll,
  );
  const isReduced = roll.chance(0.22);
  const popularity = Math.round(1000 * roll.next());
  const collections = listCollections(productLine.kind, fabric, occasion, productLine.audience, print === 'plain');
  const accent = print === 'plain' || colours[0] === undefined ? undefined : hexes[roll.pick(listAccents(colours[0]))];

  const composition = getComposition(productLine.kind, fabric, mix);
  const sizeChart = findSizeChart(productLine.kind, kind.sizes, productLine.audience);

  return {
    code,
    brand: roll.pick(listBrands(productLine)),
    category: productLine.category,
    categories: [productLine.category, productLine.audience, ...(isReduced ? ['sale'] : [])],
    collections,
    audience: productLine.audience,
    kind: productLine.kind,
    cut,
    fabric,
    print,
    ...(accent === undefined ? {} : { accent }),
    seed,
    ...texts,
    colours,
    sizes,
    variants,
    attributes: listAttributes({ kind: productLine.kind, cut, composition, print, occasion }),
    ...(sizeChart === undefined ? {} : { sizeChart }),
    composition,
    care: [...listCare(productLine.kind, fabric)],
    isHygiene: kind.isHygiene ?? false,
    vatCategory: productLine.audience === 'kids' ? 'children' : 'standard',
    basePriceEurMinor: rollPrice(kind, productLine, roll),
    ...(isReduced ? { reduction: { percentOff: roll.pick([10, 15, 20, 20, 25, 30, 30, 40, 50]), startedDaysAgo: roll.between(1, 20) } } : {}),
    badges: rollBadges({ isReduced, isLow, popularity, isInCollection: collections.length > 0 }, roll),
    popularity,
    publishedDaysAgo: roll.between(32, 700),
  };
}
