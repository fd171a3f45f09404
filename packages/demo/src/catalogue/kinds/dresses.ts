import type { CutOf } from '../../pictures/silhouettes/index.ts';
import type { KindsOf } from './kind.ts';

type Dress = 'dress' | 'wrap-dress' | 'shirt-dress' | 'knit-dress' | 'maxi-dress' | 'nightdress' | 'skirt';

type SkirtCut = CutOf<'skirt'>;

/** Lengths that do not suit a shape of skirt, with their replacements. */
const skirtLengths: Readonly<Record<SkirtCut['skirt'], Partial<Record<SkirtCut['length'], SkirtCut['length']>>>> = {
  'a-line': { maxi: 'midi' },
  straight: { maxi: 'midi' },
  pleated: { mini: 'midi', maxi: 'midi' },
  wrap: { mini: 'midi', maxi: 'midi' },
  wide: { mini: 'maxi' },
  tiered: { mini: 'maxi' },
};

/** Skirts that are gathered at the waist, and those whose side seams have room for pockets. */
const softSkirts: readonly SkirtCut['skirt'][] = ['wide', 'tiered'];
const pocketedSkirts: readonly SkirtCut['skirt'][] = ['a-line', 'wide', 'tiered'];

/** Denim is too stiff for soft skirts; it has a waistband and buttons. */
function settleDenimSkirt(cut: SkirtCut): SkirtCut {
  const skirt = cut.skirt === 'straight' ? 'straight' : 'a-line';
  return { ...cut, skirt, length: skirtLengths[skirt][cut.length] ?? cut.length, waist: 'band', closure: 'buttons', pockets: 'none' };
}

export const dresses: KindsOf<Dress> = {
  dress: {
    sizes: 'alpha',
    price: [3999, 8999],
    weightGrams: 320,
    prints: ['plain', 'floral', 'dots', 'stripe', 'leaf', 'check'],
    fabrics: ['viscose', 'poplin', 'linen', 'jersey'],
    occasions: ['summer', 'office', 'everyday', 'evening'],
    cut: {
      neckline: ['round', 'v', 'scoop', 'square', 'boat'],
      sleeve: ['short', 'sleeveless', 'puff', 'flutter', 'elbow', 'long', 'balloon'],
      length: ['knee', 'mini', 'midi'],
      skirt: ['a-line', 'wide', 'pleated', 'tiered', 'straight'],
      waist: ['seam', 'elastic'],
      belt: ['none', 'none', 'tie'],
      pockets: ['none', 'side'],
    },
    kids: {
      neckline: ['round'],
      sleeve: ['short', 'sleeveless', 'puff', 'long'],
      length: ['knee'],
      skirt: ['a-line', 'wide', 'tiered'],
      belt: ['none'],
    },
    titled: ['belt', 'sleeve', 'skirt', 'length', 'neckline'],
    settle: (cut) => {
      const isSheath = cut.skirt === 'straight';
      return {
        ...cut,
        neckline: cut.sleeve === 'puff' && cut.neckline === 'boat' ? 'square' : cut.neckline,
        waist: isSheath || cut.belt === 'tie' ? 'seam' : cut.waist,
        length: cut.skirt === 'tiered' && cut.length === 'mini' ? 'midi' : isSheath && cut.length === 'mini' ? 'knee' : cut.length,
        pockets: isSheath ? 'none' : cut.pockets,
      };
    },
  },
  'wrap-dress': {
    sizes: 'alpha',
    price: [4999, 9499],
    weightGrams: 340,
    prints: ['floral', 'plain', 'leaf', 'dots'],
    fabrics: ['viscose', 'jersey', 'satin'],
    occasions: ['office', 'evening', 'summer'],
    cut: { neckline: ['wrap'], sleeve: ['short', 'long', 'flutter', 'elbow'], length: ['knee', 'midi'], skirt: ['wrap'], belt: ['tie'] },
    titled: ['length', 'sleeve'],
  },
  'shirt-dress': {
    sizes: 'alpha',
    price: [4999, 8999],
    weightGrams: 360,
    prints: ['plain', 'stripe', 'check', 'denim'],
    fabrics: ['poplin', 'linen', 'twill'],
    occasions: ['office', 'weekend', 'travel'],
    cut: {
      neckline: ['shirt-collar'],
      sleeve: ['long', 'short', 'elbow'],
      length: ['knee', 'midi'],
      skirt: ['a-line', 'straight'],
      closure: ['buttons'],
      belt: ['none', 'tie'],
      pockets: ['chest', 'side', 'none'],
    },
    titled: ['belt', 'length', 'sleeve', 'pockets'],
    settle: (cut) => ({ ...cut, pockets: cut.skirt === 'straight' && cut.pockets === 'side' ? 'none' : cut.pockets }),
  },
  'knit-dress': {
    sizes: 'alpha',
    price: [5999, 9999],
    weightGrams: 520,
    prints: ['plain', 'rib', 'cable', 'melange'],
    fabrics: ['merino', 'cotton-knit'],
    occasions: ['winter', 'office'],
    cut: {
      neckline: ['roll', 'round', 'v', 'stand'],
      sleeve: ['long'],
      fit: ['slim', 'relaxed'],
      length: ['knee', 'midi'],
      hem: ['straight', 'slits'],
    },
    titled: ['neckline', 'length', 'fit'],
  },
  'maxi-dress': {
    sizes: 'alpha',
    price: [5999, 10999],
    weightGrams: 420,
    prints: ['plain', 'floral', 'leaf', 'dots'],
    fabrics: ['viscose', 'linen', 'satin'],
    occasions: ['summer', 'evening', 'beach'],
    cut: {
      neckline: ['v', 'square', 'straight', 'halter'],
      sleeve: ['straps', 'sleeveless', 'flutter', 'puff'],
      length: ['maxi'],
      skirt: ['wide', 'tiered', 'a-line'],
      waist: ['seam', 'elastic'],
      belt: ['none', 'none', 'tie'],
    },
    titled: ['neckline', 'belt', 'skirt', 'sleeve'],
    settle: (cut) => ({
      ...cut,
      sleeve: cut.neckline === 'straight' || cut.neckline === 'halter' ? 'straps' : cut.sleeve,
      waist: cut.belt === 'tie' ? 'seam' : cut.waist,
    }),
  },
  nightdress: {
    sizes: 'alpha',
    price: [2499, 4999],
    weightGrams: 220,
    prints: ['plain', 'dots', 'floral', 'stripe'],
    fabrics: ['modal', 'jersey', 'viscose'],
    occasions: ['home'],
    cut: {
      neckline: ['v', 'round', 'straight'],
      sleeve: ['straps', 'short', 'long', 'sleeveless'],
      length: ['knee', 'midi'],
      closure: ['hidden', 'half-buttons'],
      trim: ['none', 'lace'],
    },
    titled: ['trim', 'sleeve', 'length', 'neckline'],
    settle: (cut) => {
      const sleeve = cut.neckline === 'straight' ? 'straps' : cut.sleeve;
      return {
        ...cut,
        sleeve,
        neckline: sleeve === 'straps' && cut.neckline === 'round' ? 'v' : cut.neckline,
        closure: sleeve === 'straps' ? 'hidden' : cut.closure,
      };
    },
    isHygiene: true,
  },
  skirt: {
    sizes: 'alpha',
    price: [2999, 6499],
    weightGrams: 300,
    prints: ['plain', 'floral', 'check', 'dots', 'stripe', 'denim'],
    fabrics: ['viscose', 'twill', 'linen', 'wool-blend', 'satin'],
    occasions: ['office', 'everyday', 'summer'],
    cut: {
      skirt: ['a-line', 'straight', 'pleated', 'wide', 'wrap', 'tiered'],
      length: ['midi', 'knee', 'mini', 'maxi'],
      waist: ['band'],
      closure: ['hidden', 'hidden', 'buttons'],
      pockets: ['none', 'side'],
    },
    titled: ['skirt', 'length', 'closure', 'waist'],
    settle: (cut, print) => {
      if (print === 'denim') return settleDenimSkirt(cut);
      const { skirt } = cut;
      return {
        ...cut,
        length: skirtLengths[skirt][cut.length] ?? cut.length,
        waist: softSkirts.includes(skirt) ? 'elastic' : 'band',
        closure: skirt === 'a-line' ? cut.closure : 'hidden',
        pockets: pocketedSkirts.includes(skirt) ? cut.pockets : 'none',
      };
    },
  },
};
