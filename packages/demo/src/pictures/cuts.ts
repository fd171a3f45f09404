/** The visible features of garments and their values. A silhouette lists the values that it can draw. */
export const cutValues = {
  neckline: [
    'round',
    'v',
    'scoop',
    'square',
    'boat',
    'roll',
    'stand',
    'straight',
    'halter',
    'shirt-collar',
    'band-collar',
    'revere',
    'polo-collar',
    'bow',
    'wrap',
    'lapel',
    'shawl',
  ],
  sleeve: ['sleeveless', 'straps', 'short', 'elbow', 'long', 'puff', 'flutter', 'balloon', 'bell'],
  length: ['cropped', 'regular', 'long', 'mini', 'knee', 'midi', 'maxi', 'short', 'bermuda', 'ankle', 'full', 'crew', 'no-show'],
  fit: ['slim', 'regular', 'relaxed', 'oversized'],
  legs: ['skinny', 'slim', 'straight', 'wide', 'flared', 'tapered'],
  skirt: ['a-line', 'straight', 'pleated', 'wide', 'wrap', 'tiered'],
  closure: [
    'none',
    'buttons',
    'half-buttons',
    'zip',
    'half-zip',
    'double-breasted',
    'press-studs',
    'open',
    'laces',
    'hook-and-loop',
    'buckle',
    'elastic',
    'flap',
    'hidden',
  ],
  hood: ['none', 'hood'],
  belt: ['none', 'tie', 'buckle'],
  pockets: ['none', 'chest', 'two-chest', 'side', 'patch', 'kangaroo', 'flap', 'welt', 'cargo'],
  waist: ['band', 'elastic', 'drawstring', 'pleats', 'seam'],
  rise: ['mid', 'high'],
  hem: ['straight', 'slits', 'turn-up', 'cuffs', 'ruffle'],
  trim: ['none', 'lace', 'contrast', 'fringe', 'pompom', 'bow', 'tassels'],
  heel: ['flat', 'block'],
} as const;

export type Attribute = keyof typeof cutValues;
export type CutValue<A extends Attribute> = (typeof cutValues)[A][number];

/** The values of each attribute that a silhouette draws. */
export type CutOptions = { readonly [A in Attribute]?: readonly CutValue<A>[] };

/** One value of each attribute that a silhouette has. */
export type Cut<Options extends CutOptions> = { [A in keyof Options]: Options[A] extends readonly (infer Value)[] ? Value : never };
