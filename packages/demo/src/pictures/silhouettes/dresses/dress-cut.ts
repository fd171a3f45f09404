import type { SkirtShape } from '../../blocks/skirt.ts';
import type { SkirtLength } from '../bottoms/skirt-lengths.ts';

export type DressNeck = 'round' | 'v' | 'scoop' | 'square' | 'boat' | 'wrap' | 'shirt-collar' | 'straight' | 'halter';
export type DressSleeve = 'sleeveless' | 'straps' | 'short' | 'elbow' | 'long' | 'puff' | 'flutter' | 'balloon';

/** The features of a dress that is cut at the waist. */
export interface DressCut {
  neckline: DressNeck;
  sleeve: DressSleeve;
  length: SkirtLength;
  skirt: SkirtShape;
  waist: 'seam' | 'elastic';
  closure: 'hidden' | 'buttons' | 'half-buttons';
  belt: 'none' | 'tie';
  pockets: 'none' | 'side' | 'chest';
  trim: 'none' | 'lace';
}

export const isShirt = ({ neckline }: DressCut): boolean => neckline === 'shirt-collar';
export const isGathered = ({ waist, belt }: DressCut): boolean => waist === 'elastic' || belt === 'tie';
