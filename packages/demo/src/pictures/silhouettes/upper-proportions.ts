import type { Design } from '../drawing.ts';
import { between } from '../random.ts';
import type { Cut, SleeveCut } from './upper.ts';

/** Returns the base measures of an audience's tops, slightly varied by the seed. */
export function upperBlock(design: Design, fit: 'slim' | 'regular' | 'loose' = 'regular'): Cut {
  const { random } = design;
  const ease = { slim: -22, regular: 0, loose: 34 }[fit] + between(random, -10, 12);
  const common = { top: 300, neck: 'crew', backNeckDepth: 34, hemDip: between(random, 8, 18) } as const;
  if (design.audience === 'women') {
    const chest = 322 + ease;
    return {
      ...common,
      neckWidth: 132,
      neckDepth: between(random, 112, 138),
      shoulder: 286 + ease * 0.6,
      slope: 78,
      armhole: 318,
      chest,
      waist: chest - (fit === 'loose' ? 8 : 30),
      waistY: 640,
      hem: chest + between(random, 0, 12),
      length: between(random, 1010, 1070),
    };
  }
  if (design.audience === 'men') {
    const chest = 366 + ease;
    return {
      ...common,
      neckWidth: 128,
      neckDepth: between(random, 100, 118),
      shoulder: 336 + ease * 0.6,
      slope: 84,
      armhole: 350,
      chest,
      waist: chest - 10,
      waistY: 690,
      hem: chest - 4,
      length: between(random, 1110, 1170),
    };
  }
  const chest = 340 + ease;
  return {
    ...common,
    neckWidth: 128,
    neckDepth: between(random, 88, 102),
    shoulder: 300 + ease * 0.6,
    slope: 64,
    armhole: 296,
    chest,
    waist: chest - 2,
    waistY: 560,
    hem: chest + 6,
    length: between(random, 840, 890),
  };
}

export function longSleeve(design: Design, fullness = 0): SleeveCut {
  const { random } = design;
  const length = { women: 590, men: 640, kids: 470 }[design.audience];
  const bicep = { women: 130, men: 148, kids: 142 }[design.audience];
  return {
    length: length + between(random, -16, 16),
    angle: between(random, 8.5, 11),
    bicep: bicep + fullness,
    cuff: 112 + fullness * 0.6 + between(random, -4, 8),
  };
}
