import type { Cut, CutOptions } from '../cuts.ts';
import type { Design, Drawing } from '../drawing.ts';

/** A kind of garment: the features it can have, and how it is drawn with each of them. */
export interface SilhouetteOf<Options extends CutOptions> {
  options: Options;
  draw: (design: Design, cut: Cut<Options>) => Drawing;
}

/** Declares a silhouette; the compiler checks that it draws the values it lists. */
export const defineSilhouette = <const Options extends CutOptions>(silhouette: SilhouetteOf<Options>): SilhouetteOf<Options> => silhouette;
