import type { Design, Drawing } from '#pictures/drawing';
import { between, pick } from '#pictures/random';
import { drawDress } from './dress.ts';

export function cutMaxiDress(design: Design): Drawing {
  const length = design.audience === 'kids' ? 1380 : between(design.random, 1720, 1800);
  return drawDress(design, length, between(design.random, 440, 520), pick(design.random, 0, 3, 3));
}
