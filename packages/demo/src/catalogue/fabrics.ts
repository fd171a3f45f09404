import type { CareAdvice, FabricCode, FibreCode, KindCode } from './codes.ts';
import type { DemoCompositionPart } from './types.ts';

interface Fabric {
  /** Fibres with percentages; each product picks one mix. */
  mixes: readonly (readonly [FibreCode, number][])[];
  care: readonly string[];
  advice: readonly CareAdvice[];
}

const easyCareWash: readonly string[] = ['wash-40', 'do-not-bleach', 'tumble-low', 'iron-medium', 'do-not-dry-clean'];
const gentleWash: readonly string[] = ['wash-30', 'do-not-bleach', 'do-not-tumble-dry', 'iron-low', 'do-not-dry-clean'];
const neverIroned: readonly string[] = ['wash-30', 'do-not-bleach', 'do-not-tumble-dry', 'do-not-iron', 'do-not-dry-clean'];
const wool: readonly string[] = ['hand-wash', 'do-not-bleach', 'do-not-tumble-dry', 'dry-flat', 'iron-low', 'dry-clean-p'];
const wipedOnly: readonly string[] = ['do-not-wash', 'do-not-bleach', 'do-not-tumble-dry', 'do-not-iron', 'do-not-dry-clean'];
const cleaner: readonly string[] = ['do-not-wash', 'do-not-bleach', 'do-not-tumble-dry', 'iron-low', 'dry-clean-p'];

export const fabrics: Readonly<Record<FabricCode, Fabric>> = {
  jersey: {
    mixes: [
      [
        ['cotton', 95],
        ['elastane', 5],
      ],
      [
        ['cotton', 92],
        ['elastane', 8],
      ],
    ],
    care: easyCareWash,
    advice: ['easy', 'inside-out'],
  },
  'heavy-cotton': { mixes: [[['cotton', 100]]], care: easyCareWash, advice: ['easy', 'inside-out'] },
  poplin: {
    mixes: [
      [['cotton', 100]],
      [
        ['cotton', 97],
        ['elastane', 3],
      ],
    ],
    care: easyCareWash,
    advice: ['easy'],
  },
  linen: {
    mixes: [
      [['flax', 100]],
      [
        ['flax', 55],
        ['cotton', 45],
      ],
      [
        ['flax', 70],
        ['viscose', 30],
      ],
    ],
    care: gentleWash,
    advice: ['gentle'],
  },
  merino: {
    mixes: [
      [['wool', 100]],
      [
        ['wool', 80],
        ['polyamide', 20],
      ],
    ],
    care: wool,
    advice: ['hand'],
  },
  lambswool: {
    mixes: [
      [['wool', 100]],
      [
        ['wool', 70],
        ['acrylic', 30],
      ],
    ],
    care: wool,
    advice: ['hand'],
  },
  'cotton-knit': {
    mixes: [
      [['cotton', 100]],
      [
        ['cotton', 85],
        ['polyamide', 15],
      ],
    ],
    care: gentleWash,
    advice: ['gentle'],
  },
  viscose: {
    mixes: [
      [['viscose', 100]],
      [
        ['viscose', 70],
        ['lyocell', 30],
      ],
    ],
    care: gentleWash,
    advice: ['gentle'],
  },
  satin: {
    mixes: [
      [['polyester', 100]],
      [
        ['polyester', 96],
        ['elastane', 4],
      ],
    ],
    care: gentleWash,
    advice: ['gentle'],
  },
  denim: {
    mixes: [
      [
        ['cotton', 98],
        ['elastane', 2],
      ],
      [
        ['cotton', 99],
        ['elastane', 1],
      ],
    ],
    care: gentleWash,
    advice: ['inside-out', 'gentle'],
  },
  twill: {
    mixes: [
      [
        ['cotton', 98],
        ['elastane', 2],
      ],
      [['cotton', 100]],
    ],
    care: easyCareWash,
    advice: ['easy', 'inside-out'],
  },
  brushed: {
    mixes: [
      [
        ['cotton', 80],
        ['polyester', 20],
      ],
      [['cotton', 100]],
    ],
    care: gentleWash,
    advice: ['gentle', 'inside-out'],
  },
  'wool-blend': {
    mixes: [
      [
        ['wool', 60],
        ['polyester', 40],
      ],
      [
        ['wool', 70],
        ['polyamide', 30],
      ],
    ],
    care: cleaner,
    advice: ['cleaner'],
  },
  padded: { mixes: [[['polyamide', 100]], [['polyester', 100]]], care: neverIroned, advice: ['gentle'] },
  corduroy: {
    mixes: [
      [
        ['cotton', 98],
        ['elastane', 2],
      ],
    ],
    care: gentleWash,
    advice: ['inside-out', 'gentle'],
  },
  flannel: { mixes: [[['cotton', 100]]], care: easyCareWash, advice: ['easy'] },
  modal: {
    mixes: [
      [
        ['modal', 95],
        ['elastane', 5],
      ],
      [
        ['modal', 50],
        ['cotton', 45],
        ['elastane', 5],
      ],
    ],
    care: gentleWash,
    advice: ['gentle'],
  },
  microfibre: {
    mixes: [
      [
        ['polyamide', 80],
        ['elastane', 20],
      ],
      [
        ['polyamide', 76],
        ['elastane', 24],
      ],
    ],
    care: neverIroned,
    advice: ['gentle'],
  },
  swim: {
    mixes: [
      [
        ['polyamide', 80],
        ['elastane', 20],
      ],
      [
        ['polyester', 85],
        ['elastane', 15],
      ],
    ],
    care: ['hand-wash', 'do-not-bleach', 'do-not-tumble-dry', 'do-not-iron', 'do-not-dry-clean'],
    advice: ['gentle'],
  },
  shell: { mixes: [[['polyester', 100]], [['polyamide', 100]]], care: neverIroned, advice: ['gentle'] },
  canvas: { mixes: [[['cotton', 100]]], care: gentleWash, advice: ['gentle'] },
  leather: { mixes: [[['leather', 100]]], care: wipedOnly, advice: ['wipe'] },
  suede: { mixes: [[['leather', 100]]], care: wipedOnly, advice: ['wipe'] },
};

const lined: Partial<Record<KindCode, FibreCode>> = {
  coat: 'viscose',
  blazer: 'viscose',
  raincoat: 'polyester',
  'trench-coat': 'viscose',
  puffer: 'polyester',
  bag: 'cotton',
  tote: 'cotton',
  backpack: 'polyester',
  boots: 'leather',
  loafers: 'leather',
  trainers: 'polyester',
};

/** Shoes are wiped clean, regardless of their material. */
export const shoes: readonly KindCode[] = ['trainers', 'boots', 'sandals', 'ballerinas', 'loafers'];

/** Returns the codes of the care symbols. */
export const listCare = (kind: KindCode, fabric: FabricCode): readonly string[] => (shoes.includes(kind) ? wipedOnly : fabrics[fabric].care);

/** Returns the sentences on care that are true. */
export const listAdvice = (kind: KindCode, fabric: FabricCode): readonly CareAdvice[] => (shoes.includes(kind) ? ['wipe'] : fabrics[fabric].advice);

function getMainPart(kind: KindCode): 'shell' | 'upper' | 'body' {
  if (shoes.includes(kind)) return 'upper';
  return kind === 'bra' || kind === 'bodysuit' ? 'body' : 'shell';
}

/** Returns the parts of a garment as on its label: Regulation (EU) 1007/2011, article 11. */
export function getComposition(kind: KindCode, fabric: FabricCode, mix: readonly [FibreCode, number][]): DemoCompositionPart[] {
  const shell: DemoCompositionPart = {
    part: getMainPart(kind),
    fibres: mix.map(([fibre, percent]) => ({ fibre, percent })),
  };
  const parts = [shell];
  const lining = lined[kind];
  if (lining) parts.push({ part: 'lining', fibres: [{ fibre: lining, percent: 100 }] });
  if (fabric === 'padded') parts.push({ part: 'filling', fibres: [{ fibre: 'polyester', percent: 100 }] });
  if (kind === 'bra')
    parts.push({
      part: 'trim',
      fibres: [
        { fibre: 'polyamide', percent: 90 },
        { fibre: 'elastane', percent: 10 },
      ],
    });
  return parts;
}
