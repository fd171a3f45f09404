import type { Attribute } from '../pictures/cuts.ts';
import { isGroup, type Drawing, type Layer } from '../pictures/drawing.ts';
import type { Silhouette } from '../pictures/silhouettes/index.ts';

/** Returns the names of all parts of a drawing. */
export function listParts({ behind, layers }: Drawing): string[] {
  return listNames([...(behind ?? []), ...layers]);
}

function listNames(layers: readonly Layer[]): string[] {
  return layers.flatMap((layer) => [
    ...('part' in layer && layer.part !== undefined ? [layer.part] : []),
    ...(isGroup(layer) ? listNames(layer.layers) : []),
  ]);
}

/**
 * Returns the part that shows a value; undefined if the shape of the garment itself shows it.
 * @param cut the other features: a hood replaces the collar, a tie belt replaces the waist seam
 */
export function findPart(
  name: Silhouette,
  attribute: Attribute,
  value: string,
  cut: Readonly<Partial<Record<Attribute, string>>> = {},
): RegExp | undefined {
  if (attribute === 'neckline' && cut.hood === 'hood') return /^hood$/;
  if (attribute === 'waist' && cut.belt === 'tie') return /^belt:tie$/;
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
