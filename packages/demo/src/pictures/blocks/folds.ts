import type { Design } from '../drawing.ts';
import { creases, drape, fold, hang, piled, type Relief } from '../relief.ts';
import type { Body } from './body.ts';
import type { Sleeve } from './sleeve.ts';

/** Returns the folds of a body on the form: pulls from the underarms, breaks at the waist, and cloth that hangs from the bust. */
export function bodyFolds(design: Design, body: Body, looseness: number): Relief {
  const { random, seed, figure, cloth } = design;
  const [ux, uy] = body.underarm;
  const depth = cloth.drape;
  const sides = [1, -1].flatMap((sign) => {
    const pulls = [0, 1, 2].map((step) => {
      const reach = 70 + random() * 70;
      const y = uy - 26 + step * 30;
      return fold(
        `M${sign * (ux + 4)},${y}C${sign * (ux - 30)},${y + 14} ${sign * (ux - reach * 0.7)},${y + 26 + step * 16} ${sign * (ux - reach)},${y + 30 + step * 34 + random() * 30}`,
        9 + random() * 5,
        (9 - step * 1.8) * depth,
        0.35,
      );
    });
    const waist = figure.waist - 60;
    const breaks =
      body.cut.hem < waist + 120
        ? []
        : [0, 1, 2].map((step) => {
            const y = waist + step * 62 + random() * 26;
            const half = body.computeHalfWidth(y);
            const reach = half * (0.42 + random() * 0.34);
            const tilt = (random() - 0.3) * 70;
            return fold(
              `M${sign * (half + 4)},${y + 16}C${sign * (half - reach * 0.3)},${y - 4} ${sign * (half - reach * 0.7)},${y - 14 + tilt * 0.4} ${sign * (half - reach)},${y + tilt}`,
              11 + random() * 7,
              (8 - looseness * 1.6) * depth * (0.7 + random() * 0.6),
              0.4,
            );
          });
    return [...pulls, ...breaks];
  });
  return piled(
    ...sides,
    hang({ seed, count: 7, from: figure.bust - 30, to: body.cut.hem, height: (6 + looseness * 14) * depth, sway: 0.6 }),
    drape({ seed: seed + 40, angle: 24, across: 150, length: 380, height: 2.6 * depth }),
    creases({ seed: seed + 20, angle: 62, across: 46, length: 170, height: 3.4 * cloth.crease }),
    creases({ seed: seed + 21, angle: 100, across: 40, length: 190, height: 2.8 * cloth.crease }),
  );
}

/** Returns the folds of a sleeve: compressed at the elbow, pulled from the underarm, stacked above the wrist. */
export function sleeveFolds(design: Design, sleeve: Sleeve, looseness: number): Relief {
  const { random, seed, cloth } = design;
  const [ix] = sleeve.inner;
  const [ox, oy] = sleeve.outer;
  const depth = cloth.drape * (0.75 + looseness * 0.5);
  const isLong = oy > sleeve.elbow + 60;
  const across = (y: number, tilt: number, height: number): Relief => {
    const share = (y - sleeve.elbow) / (oy - sleeve.elbow || 1);
    const right = ox - (1 - Math.max(0, Math.min(1, share))) * 18;
    const left = ix - (1 - Math.max(0, Math.min(1, share))) * 30;
    const mid = (left + right) / 2;
    return fold(
      `M${left - 6},${y + tilt}C${mid - 16},${y + tilt * 0.2 + 8} ${mid + 16},${y - tilt * 0.2 + 8} ${right + 6},${y - tilt}`,
      9 + random() * 6,
      height * depth,
      0.45,
    );
  };
  const elbows = isLong
    ? [-78, -28, 20, 74].map((down, index) =>
        across(sleeve.elbow + down + random() * 14, (index % 2 === 0 ? 22 : -18) + random() * 10, 6 + random() * 3),
      )
    : [];
  const stacks = isLong ? [70, 118, 170].map((up, index) => across(oy - up + random() * 12, index % 2 === 0 ? 10 : -12, 5 + random() * 2.4)) : [];
  return piled(
    ...elbows,
    ...stacks,
    drape({ seed: seed + 3, angle: sleeve.turn, across: 60, length: 300, height: 4.4 * depth }),
    creases({ seed: seed + 9, angle: sleeve.turn + 60, across: 34, length: 110, height: 3.4 * cloth.crease }),
  );
}
