import type { Design, Drawing } from '#pictures/drawing';
import { between } from '#pictures/random';
import { legBlock } from '../lower.ts';
import { softLegs } from './joggers.ts';
import { tailoredLegs } from './trousers.ts';

export function cutShorts(design: Design): Drawing {
  const share = between(design.random, design.audience === 'women' ? 0.4 : 0.46, design.audience === 'women' ? 0.46 : 0.52);
  const cut = legBlock(design, 'wide', share);
  const isSoft = design.print === 'melange' || (design.print !== 'denim' && design.random() > (design.audience === 'kids' ? 0.4 : 0.7));
  return isSoft ? softLegs(design, cut, { cuff: 0, hasCord: true }) : tailoredLegs(design, cut, false);
}

export function cutSwimShorts(design: Design): Drawing {
  const cut = legBlock(design, 'wide', design.audience === 'women' ? 0.4 : 0.44);
  return softLegs(design, cut, { cuff: 0, hasCord: true, depth: 1.25, fabric: 'smooth' });
}
