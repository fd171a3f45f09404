import { attributesOf } from './attributes.ts';
import type { ColourCode, FitCode, NamedPrint } from './codes.ts';
import { accentsFor, hexes, paletteFor } from './colours.ts';
import { composeDescription, composeName, inEveryLanguage } from './compose-texts.ts';
import type { DescriptionOf, NameOf } from './compose-texts.ts';
import { compositionOf, fabrics } from './fabrics.ts';
import { kinds } from './kinds.ts';
import type { Kind, Shelf } from './kinds.ts';
import { makeVariants } from './make-variants.ts';
import { random, seedOf } from './random.ts';
import type { Random } from './random.ts';
import { brandsFor, collectionsFor, fitsFor, occasionsFor } from './shelf-rules.ts';
import { sizeChartOf } from './size-charts.ts';
import { sizesFor } from './sizes.ts';
import type { DemoBadge, DemoProduct, Texts } from './types.ts';

const codeOf = (number: number): string => `SV-${String(number).padStart(5, '0')}`;

/** Adults' prices within the kind's range, children's at 60 % of it, all ending in 99 cents. */
function priceOf({ price: [low, high] }: Kind, shelf: Shelf, roll: Random): number {
  const share = shelf.audience === 'kids' && shelf.kind !== 'baby-bodysuit' ? 0.6 : 1;
  const amount = (low + (high - low) * roll.next() ** 1.4) * share;
  return Math.max(1, Math.round(amount / 100)) * 100 - 1;
}

/** A run of neighbouring sizes, as a maker would order it. */
function sizeRun(kind: Kind, shelf: Shelf, roll: Random): string[] {
  const all = sizesFor(kind.sizes, shelf.audience);
  const count = Math.min(all.length, all.length > 8 ? roll.between(6, 8) : all.length - (all.length > 4 ? roll.between(0, 1) : 0));
  const start = roll.between(0, all.length - count);
  return all.slice(start, start + count);
}

const outerwear = ['coat', 'trench-coat', 'blazer', 'puffer', 'jacket', 'overshirt'];
const underwear = ['briefs', 'boxers', 'bra', 'bodysuit', 'baby-bodysuit', 'camisole', 'nightdress', 'tights'];

function coloursOf(shelf: Shelf, print: DemoProduct['print'], sizeCount: number, roll: Random): ColourCode[] {
  const palette = paletteFor({
    isDenim: print === 'denim',
    isOuterwear: outerwear.includes(shelf.kind),
    isUnderwear: underwear.includes(shelf.kind),
    isPrinted: ['floral', 'dots', 'leaf', 'check', 'stripe', 'wide-stripe'].includes(print),
  });
  const count = sizeCount === 1 ? roll.between(4, 6) : sizeCount < 5 ? roll.between(3, 4) : sizeCount > 6 ? roll.between(1, 2) : roll.between(2, 3);
  // The first colour leads the pictures, so it must not always be the palette's first.
  const some = roll.some(palette, count);
  const turn = roll.between(0, some.length - 1);
  return [...some.slice(turn), ...some.slice(0, turn)];
}

function badgesOf(of: { isReduced: boolean; isLow: boolean; popularity: number; isInCollection: boolean }, roll: Random): DemoBadge[] {
  const badges: DemoBadge[] = [];
  if (of.popularity >= 880) badges.push('Fire');
  if (of.isLow) badges.push('Low');
  if (of.isReduced && roll.chance(0.35)) badges.push('Promotional');
  if (!of.isReduced && of.isInCollection && roll.chance(0.12)) badges.push('Special');
  return badges;
}

/**
 * The product of this number on its shelf: the same arguments give the same product.
 * `turn` counts the products of one shelf: neighbours in turn differ in print, so that a listing does not repeat itself.
 */
export function makeProduct(number: number, shelf: Shelf, turn: number, shopSeed: number): DemoProduct {
  const seed = seedOf(shopSeed, number);
  const roll = random(seed);
  const kind = kinds[shelf.kind];
  const code = codeOf(number);

  const print = kind.prints[turn % kind.prints.length] ?? 'plain';
  const fabric = print === 'denim' ? 'denim' : roll.pick(kind.fabrics);
  const [mix, advice] = [roll.pick(fabrics[fabric].mixes), roll.pick(fabrics[fabric].advice)];
  const fit: FitCode = roll.pick(fitsFor(kind.fits, fabric));
  const detail = roll.pick(kind.details);
  const occasion = roll.pick(occasionsFor(kind.occasions, fabric, shelf.audience));
  // Jeans are denim and swimwear dries quickly: names leave out what goes without saying.
  const namedPrint: NamedPrint | undefined = print === 'plain' || (print === 'denim' && kind.isFabricSilent) ? undefined : print;
  const isFabricNamed = !kind.isFabricSilent && print !== 'denim';
  const ending = roll.next();

  const nameOf: NameOf = {
    kind: shelf.kind,
    ...(namedPrint ? { print: namedPrint } : { fit }),
    ...(isFabricNamed && ending < 0.65 ? { fabric } : {}),
    ...(!isFabricNamed || ending > 0.35 ? { detail } : {}),
  };
  const told = roll.between(0, 3);
  const descriptionOf: DescriptionOf = {
    fabric,
    fit,
    detail,
    ...(told !== 1 ? { occasion } : {}),
    ...(told > 1 ? { advice } : {}),
  };
  const [name, slug]: [Partial<Texts>, Partial<Texts>] = [{}, {}];
  const description = inEveryLanguage((_, language) => {
    const composed = composeName(nameOf, language, code.slice(3));
    name[language] = composed.name;
    slug[language] = composed.slug;
    return composeDescription(descriptionOf, language);
  });

  const sizes = sizeRun(kind, shelf, roll);
  const colours = coloursOf(shelf, print, sizes.length, roll);
  const isLow = roll.chance(0.05);
  const variants = makeVariants({ number, code, colours, sizes, isLow, weightGrams: kind.weightGrams * (shelf.audience === 'kids' ? 0.6 : 1) }, roll);
  const isReduced = roll.chance(0.22);
  const popularity = Math.round(1000 * roll.next());
  const collections = collectionsFor(shelf.kind, fabric, occasion, shelf.audience, print === 'plain');
  const accent = print === 'plain' || colours[0] === undefined ? undefined : hexes[roll.pick(accentsFor(colours[0]))];

  const composition = compositionOf(shelf.kind, fabric, mix);
  const sizeChart = sizeChartOf(shelf.kind, kind.sizes, shelf.audience);

  return {
    code,
    brand: roll.pick(brandsFor(shelf)),
    category: shelf.category,
    categories: [shelf.category, shelf.audience, ...(isReduced ? ['sale'] : [])],
    collections,
    audience: shelf.audience,
    silhouette: kind.silhouette,
    print,
    ...(accent === undefined ? {} : { accent }),
    seed,
    name: name as Texts,
    slug: slug as Texts,
    description,
    colours,
    sizes,
    variants,
    attributes: attributesOf({ composition, print, fit, range: kind.sizes }),
    ...(sizeChart === undefined ? {} : { sizeChart }),
    composition,
    care: [...fabrics[fabric].care],
    isHygiene: kind.isHygiene ?? false,
    vatCategory: shelf.audience === 'kids' ? 'children' : 'standard',
    basePriceEurMinor: priceOf(kind, shelf, roll),
    ...(isReduced ? { reduction: { percentOff: roll.pick([10, 15, 20, 20, 25, 30, 30, 40, 50]), startedDaysAgo: roll.between(1, 20) } } : {}),
    badges: badgesOf({ isReduced, isLow, popularity, isInCollection: collections.length > 0 }, roll),
    popularity,
    publishedDaysAgo: roll.between(32, 700),
  };
}
