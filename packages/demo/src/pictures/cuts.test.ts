import { describe, expect, it } from 'vitest';
import type { Attribute } from './cuts.ts';
import { createDesign } from './design.ts';
import { isGroup, isPiece, type Drawing, type Layer } from './drawing.ts';
import { listOutlines, paintDrawing, uniteBoxes } from './draw-garment.ts';
import type { FabricCode } from './fabrics.ts';
import { computeBounds } from './path.ts';
import type { Audience } from './garment.ts';
import { silhouettes, type Silhouette } from './silhouettes/index.ts';
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

function createCase(name: Silhouette, features: Features): { drawing: Drawing; paint: (omitted?: string) => Uint8Array } {
  const fabric: FabricCode = usualFabrics[name];
  const design = () => createDesign({ colour: '#7a4f5e', print: 'plain', fabric, audience: audienceOf[name] ?? 'women', seed: 5 }, false);
  const drawing = drawSilhouette(design(), name, features);
  return { drawing, paint: (omitted) => paintDrawing(drawing, design(), 'front', SMALL, omitted).data };
}

function listParts(layers: readonly Layer[]): string[] {
  return layers.flatMap((layer) => [...('part' in layer && layer.part !== undefined ? [layer.part] : []), ...(isGroup(layer) ? listParts(layer.layers) : [])]);
}

const partsOf = ({ behind, layers }: Drawing): string[] => listParts([...(behind ?? []), ...layers]);

/** Counts pixels that differ visibly. */
function countChanges(one: Uint8Array, other: Uint8Array): number {
  let count = 0;
  for (let index = 0; index < one.length; index += 3) {
    const change = Math.abs((one[index] ?? 0) - (other[index] ?? 0)) + Math.abs((one[index + 1] ?? 0) - (other[index + 1] ?? 0));
    if (change > 6) count += 1;
  }
  return count;
}

/** The part that shows a value. Values that are not listed are shown by the shape of the garment itself. */
function findPart(name: Silhouette, attribute: Attribute, value: string): RegExp | undefined {
  const byValue: Partial<Record<Attribute, Record<string, RegExp>>> = {
    neckline: {
      roll: /^collar:roll$/,
      stand: /^collar:stand$/,
      'shirt-collar': /^collar:leaf$/,
      'polo-collar': /^collar:leaf$/,
      'band-collar': /^collar:stand$/,
      revere: /^collar:revere$/,
      bow: /^bow$/,
      wrap: /^neck:wrap$/,
      lapel: /^collar:(notch|peak)$/,
      shawl: /^collar:shawl$/,
      halter: /^strap:halter$/,
    },
    sleeve: Object.fromEntries(['short', 'elbow', 'long', 'puff', 'flutter', 'balloon'].map((style) => [style, new RegExp(`^sleeve:${style}$`)])),
    closure: {
      buttons: /^closure:(buttons|studs)$/,
      'half-buttons': /^closure:buttons$/,
      zip: /^closure:zip$/,
      'half-zip': /^closure:zip$/,
      'double-breasted': /^closure:double-breasted$/,
      'press-studs': /^closure:studs$/,
      laces: /^closure:laces$/,
      'hook-and-loop': /^closure:hook-and-loop$/,
      elastic: /^closure:elastic$/,
      flap: /^closure:flap$/,
    },
    hood: { hood: /^hood$/ },
    belt: { tie: /^belt:tie$/, buckle: /^belt:buckle$/ },
    pockets: {
      chest: /^pocket:chest$/,
      'two-chest': /^pocket:two-chest$/,
      side: /^pocket:side$/,
      patch: /^pocket:patch$/,
      kangaroo: /^pocket:kangaroo$/,
      flap: /^pocket:flap$/,
      welt: /^pocket:welt$/,
    },
    waist: { elastic: /^waist:elastic$/, drawstring: /^waist:drawstring$/, pleats: /^waist:pleats$/, band: /^waist:band$/, seam: /^waist:seam$/ },
    legs: Object.fromEntries(['skinny', 'slim', 'straight', 'wide', 'flared', 'tapered'].map((style) => [style, new RegExp(`^legs:${style}$`)])),
    skirt: Object.fromEntries(['a-line', 'straight', 'pleated', 'wide', 'wrap', 'tiered'].map((shape) => [shape, new RegExp(`^skirt:${shape}$`)])),
    hem: { slits: /^hem:slits$/, 'turn-up': /^hem:turn-up$/, cuffs: /^hem:cuffs$/ },
    trim: { lace: /^trim:lace$/, fringe: /^trim:fringe$/, pompom: /^trim:pompom$/, bow: /^trim:bow$/, tassels: /^trim:tassels$/ },
    heel: { flat: /^heel:flat$/, block: /^heel:block$/ },
  };
  if (name === 'cap' || name === 'pyjamas') return undefined;
  return byValue[attribute]?.[value];
}

describe('every feature of a silhouette', () => {
  it.each(cases)('$name draws $attribute $value where it can be seen', ({ name, attribute, value }) => {
    const part = findPart(name, attribute, value);
    if (!part) return;
    // A drawstring trouser hides nothing of its band; a tie belt covers the waist seam.
    const { drawing, paint } = createCase(name, { ...prepare(name, attribute, value), [attribute]: value });
    const found = partsOf(drawing).find((each) => part.test(each));
    expect(found, `${name} has ${partsOf(drawing).join(', ')}`).toBeDefined();
    // Without its part the picture differs, so nothing covers it.
    expect(countChanges(paint(), paint(found))).toBeGreaterThan(12);
  });

  it.each(names)('of %s makes another picture for each of its values', (name) => {
    for (const [attribute, values] of Object.entries(getOptions(name)) as [Attribute, readonly string[]][]) {
      const pictures = values.map((value) => createCase(name, { ...prepare(name, attribute, value), [attribute]: value }).paint());
      pictures.forEach((picture, index) => {
        const next = pictures[index + 1];
        if (next) expect([attribute, values[index], countChanges(picture, next) > 12]).toEqual([attribute, values[index], true]);
      });
    }
  });
});

/** Other features that a value needs to be seen, as in the catalogue. */
function prepare(name: Silhouette, attribute: Attribute, value: string): Features {
  if (value === 'half-zip') return { neckline: 'stand' };
  if (attribute === 'sleeve' && name === 'maxi-dress') return { neckline: 'v' };
  if (attribute === 'sleeve' && name === 'nightdress') return { neckline: 'v' };
  if (name === 'nightdress' && attribute === 'closure') return { sleeve: 'short' };
  if (name === 'blouse' && value === 'none') return { neckline: 'v' };
  if (name === 'tunic' && attribute === 'closure') return { neckline: 'round' };
  if (name === 'joggers' && attribute === 'hem') return { legs: 'straight' };
  if (name === 'trousers' && attribute === 'belt') return { waist: 'band' };
  return {};
}

describe('lengths', () => {
  /** Returns the lowest point of the garment, and of its sleeves. */
  const getHem = (name: Silhouette, features: Features): number => {
    const { drawing } = createCase(name, features);
    const isBody = (layer: Layer): boolean => !isPiece(layer) || !(layer.part ?? '').startsWith('sleeve');
    return uniteBoxes(listOutlines(drawing.layers.filter(isBody).filter((layer) => isPiece(layer) && /^(body|skirt|legs|length)/.test(layer.part ?? ''))).map(computeBounds)).bottom;
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
      const piece = createCase('jeans', { legs, length: 'full' }).drawing.layers.find((layer) => isPiece(layer) && (layer.part ?? '').startsWith('legs:'));
      return piece && isPiece(piece) ? computeBounds(piece.d).right : 0;
    });
    expect(widths).toEqual([...widths].sort((one, other) => one - other));
  });
});
