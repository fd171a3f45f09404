import { asDyed, checkColour, darker, getContrastColour, lighter, lightness, mix } from './colour.ts';
import type { Design } from './drawing.ts';
import { getCloth, type FabricCode } from './fabrics.ts';
import { figures } from './figure/figures.ts';
import type { Audience, Print } from './look.ts';
import { createRandom } from './random.ts';

export interface Look {
  colour: string;
  accent?: string | undefined;
  print: Print;
  fabric: FabricCode;
  audience: Audience;
  seed: number;
}

/** @throws RangeError for a colour that is not `#rrggbb` */
export function createDesign(look: Look, isBack: boolean): Design {
  const base = asDyed(checkColour(look.colour));
  const accent = asDyed(look.accent === undefined ? getContrastColour(base) : checkColour(look.accent));
  const isPale = lightness(base) > 0.8;
  return {
    base,
    accent,
    print: look.print,
    fabric: look.fabric,
    cloth: getCloth(look.fabric),
    audience: look.audience,
    figure: figures[look.audience],
    scale: { women: 1, men: 1.14, kids: 0.86 }[look.audience],
    isBack,
    // The folds of the back are others than those of the front.
    seed: look.seed + (isBack ? 40 : 0),
    random: createRandom(look.seed),
    ink: darker(base, isPale ? 0.55 : 0.72),
    inside: darker(base, isPale ? 0.14 : 0.3),
    thread: look.print === 'denim' ? mix('#c98d4c', base, 0.12) : isPale ? darker(base, 0.2) : lighter(base, 0.16),
    sheen: lighter(base, 0.75),
  };
}
