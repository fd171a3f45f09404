import type { Design, Drawing } from '#pictures/drawing';
import { legBlock } from '../lower.ts';
import { softLegs } from './joggers.ts';

export function cutSwimShorts(design: Design): Drawing {
  const cut = legBlock(design, 'wide', design.audience === 'women' ? 0.4 : 0.44);
  return softLegs(design, cut, { cuff: 0, hasCord: true, depth: 1.25, fabric: 'smooth' });
}
