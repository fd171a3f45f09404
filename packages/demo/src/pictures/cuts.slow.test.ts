import { describe, expect, it } from 'vitest';
import type { Attribute } from './cuts.ts';
import { createDesign } from './design.ts';
import { isPiece, type Drawing, type Layer } from './drawing.ts';
import { listOutlines, paintDrawing, uniteBoxes } from './draw-garment.ts';
import type { FabricCode } from './fabrics.ts';
import { computeBounds } from './path.ts';
import type { Audience } from './look.ts';
import { silhouettes, type Silhouette } from './silhouettes/index.ts';
import { findPart, listParts } from '../testing/drawn-parts.ts';
import { drawSilhouette, usualFabrics } from './silhouettes/resolve-cut.ts';

const SMALL = 200;

type Features = Readonly<Record<string, string>>;

const names = Object.keys(silhouettes) as Silhouette[];
const getOptions = (name: Silhouette): Partial<Record<Attribute, readonly string[]>> => silhouettes[name].options;

/** Every value of every attribute, with the other attributes at their first value. */
const cases = names.flatMap((name) =>
  Object.entries(getOptions(name)).flatMap(([attribute, values]) => values.map((value) => ({ name, attribute: attribute as Attribute, value }))),
);

const audienceOf: Partial<Record<Silhouette, Audience>> = { boxers: 'men', chinos: 'men', 'baby-bodysuit': 'kids' };

interface Case {
  drawing: Drawing;
  paint: (omitted?: string) => Uint8Array;
}

const createCase = memoize((name: Silhouette, features: Features): Case => {
  const fabric: FabricCode = usualFabrics[name];
  const design = () => createDesign({ colour: '#7a4f5e', print: 'plain', fabric, audience: audienceOf[name] ?? 'women', seed: 5 }, false);
  const drawing = drawSilhouette(design(), name, features);
  return { drawing, paint: memoize((omitted?: string) => paintDrawing(drawing, design(), 'front', SMALL, omitted).data) };
});

/** Painting takes most of the time of these tests, and the same picture is compared several times. */
function memoize<Args extends readonly unknown[], Result>(compute: (...args: Args) => Result): (...args: Args) => Result {
  const known = new Map<string, Result>();
  return (...args) => {
    const key = JSON.stringify(args);
    const result = known.get(key) ?? compute(...args);
    known.set(key, result);
    return result;
  };
}

/** Counts pixels that differ visibly. */
function countChanges(one: Uint8Array, other: Uint8Array): number {
  let count = 0;
  for (let index = 0; index < one.length; index += 3) {
    const change = Math.abs((one[index] ?? 0) - (other[index] ?? 0)) + Math.abs((one[index + 1] ?? 0) - (other[index + 1] ?? 0));
    if (change > 6) count += 1;
  }
  return count;
}

describe('every feature of a silhouette', () => {
  it.each(cases)('$name draws $attribute $value where it can be seen', ({ name, attribute, value }) => {
    const part = findPart(name, attribute, value);
    if (!part) return;
    // Trousers with a drawstring show the whole waistband; a tie belt covers the waist seam.
    const { drawing, paint } = createCase(name, { ...findCompanions(name, attribute, value), [attribute]: value });
    const found = listParts(drawing).find((each) => part.test(each));
    expect(found, `${name} has ${listParts(drawing).join(', ')}`).toBeDefined();
    // The picture differs without the part, so the part is visible.
    expect(countChanges(paint(), paint(found))).toBeGreaterThan(12);
  });

  it.each(names)('of %s makes another picture for each of its values', (name) => {
    for (const [attribute, values] of Object.entries(getOptions(name)) as [Attribute, readonly string[]][]) {
      const pictures = values.map((value) => createCase(name, { ...findCompanions(name, attribute, value), [attribute]: value }).paint());
      pictures.forEach((picture, index) => {
        const next = pictures[index + 1];
        if (next) expect([attribute, values[index], countChanges(picture, next) > 12]).toEqual([attribute, values[index], true]);
      });
    }
  });
});

/** Other features that make a value visible, as in the catalogue; the first entry that fits counts. */
const companions: readonly { name?: Silhouette; attribute?: Attribute; value?: string; features: Features }[] = [
  { value: 'half-zip', features: { neckline: 'stand' } },
  { name: 'maxi-dress', attribute: 'sleeve', features: { neckline: 'v' } },
  { name: 'nightdress', attribute: 'sleeve', features: { neckline: 'v' } },
  { name: 'nightdress', attribute: 'closure', features: { sleeve: 'short' } },
  { name: 'nightdress', attribute: 'neckline', features: { sleeve: 'short' } },
  { name: 'blouse', value: 'none', features: { neckline: 'v' } },
  { name: 'tunic', attribute: 'closure', features: { neckline: 'round' } },
  { name: 'joggers', attribute: 'hem', features: { legs: 'straight' } },
  { name: 'trousers', attribute: 'belt', features: { waist: 'band' } },
];

function findCompanions(name: Silhouette, attribute: Attribute, value: string): Features {
  const fits = <T>(wanted: T | undefined, actual: T): boolean => wanted === undefined || wanted === actual;
  const found = companions.find((each) => fits(each.name, name) && fits(each.attribute, attribute) && fits(each.value, value));
  return found?.features ?? {};
}

describe('lengths', () => {
  /** Returns the lowest point of the garment, and of its sleeves. */
  const getHem = (name: Silhouette, features: Features): number => {
    const { drawing } = createCase(name, features);
    const isBody = (layer: Layer): boolean => !isPiece(layer) || !(layer.part ?? '').startsWith('sleeve');
    return uniteBoxes(
      listOutlines(drawing.layers.filter(isBody).filter((layer) => isPiece(layer) && /^(body|skirt|legs|length)/.test(layer.part ?? ''))).map(
        computeBounds,
      ),
    ).bottom;
  };

  const ordered: [Silhouette, readonly string[]][] = [
    ['t-shirt', ['cropped', 'regular']],
    ['cardigan', ['cropped', 'regular', 'long']],
    ['dress', ['mini', 'knee', 'midi']],
    ['skirt', ['mini', 'knee', 'midi', 'maxi']],
    ['coat', ['short', 'knee', 'midi']],
    ['puffer', ['cropped', 'regular', 'long']],
    ['trousers', ['ankle', 'full']],
    ['shorts', ['short', 'bermuda']],
  ];
  it.each(ordered)('of %s grow from %j', (name, lengths) => {
    const hems = lengths.map((length) => getHem(name, { length }));
    expect(hems).toEqual([...hems].sort((one, other) => one - other));
    expect(new Set(hems).size).toBe(lengths.length);
  });

  it('of sleeves grow from short to long', () => {
    const ends = (['short', 'elbow', 'long'] as const).map((sleeve) => {
      const { drawing } = createCase('dress', { sleeve });
      const sleeves = drawing.layers.filter((layer) => isPiece(layer) && (layer.part ?? '').startsWith('sleeve:'));
      return uniteBoxes(listOutlines(sleeves).map(computeBounds)).bottom;
    });
    expect(ends).toEqual([...ends].sort((one, other) => one - other));
  });

  it('of hems and legs differ in width by cut', () => {
    const widths = (['skinny', 'slim', 'straight', 'wide'] as const).map((legs) => {
      const piece = createCase('jeans', { legs, length: 'full' }).drawing.layers.find(
        (layer) => isPiece(layer) && (layer.part ?? '').startsWith('legs:'),
      );
      return piece && isPiece(piece) ? computeBounds(piece.d).right : 0;
    });
    expect(widths).toEqual([...widths].sort((one, other) => one - other));
  });
});
