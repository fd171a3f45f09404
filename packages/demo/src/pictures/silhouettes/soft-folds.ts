import type { Design } from '../drawing.ts';
import { creases, drape, fold, piled, type Relief } from '../relief.ts';
import { underarm, type Cut, type Sleeve } from './upper.ts';

/** Returns the folds of every soft top: from the underarm inwards, and a few towards the hem. */
export function bodyRelief(design: Design, cut: Cut, depth = 1): Relief {
  const [ux, uy] = underarm(cut);
  const { random, seed } = design;
  const side = (sign: number): Relief[] =>
    [0, 1, 2].map((step) => {
      const reach = 90 + random() * 110;
      const y = uy + step * 46 - 20;
      return fold(
        `M${sign * (ux + 6)},${y}C${sign * (ux - 60)},${y + 30 + random() * 30} ${sign * (ux - reach)},${y + 60 + random() * 50} ${sign * (ux - reach - 60)},${y + 80 + random() * 120}`,
        17 + random() * 9,
        (6.5 - step * 1.6) * depth,
      );
    });
  return piled(
    ...side(1),
    ...side(-1),
    drape({ seed, angle: (random() - 0.5) * 14, across: 120, length: 620, height: 7.5 * depth }),
    drape({ seed: seed + 40, angle: 34, across: 170, length: 380, height: 4 * depth }),
    creases({ seed: seed + 20, angle: 62, across: 60, length: 210, height: 2.4 * depth }),
  );
}

export function sleeveRelief(design: Design, sleeve: Sleeve, depth = 1): Relief {
  const { random, seed } = design;
  const [ex, ey] = sleeve.elbow;
  const length = Math.hypot(sleeve.inner[0] - sleeve.elbow[0], sleeve.inner[1] - sleeve.elbow[1]);
  const elbowFolds =
    length > 150
      ? [-58, -8, 48, 110].map((down) =>
          fold(
            `M${ex - 84},${ey + down - 26}C${ex - 40},${ey + down + 6 + random() * 14} ${ex + 20},${ey + down + random() * 24} ${ex + 66},${ey + down - 30 - random() * 30}`,
            12 + random() * 7,
            (4 + random() * 2.6) * depth,
          ),
        )
      : [];
  return piled(
    ...elbowFolds,
    drape({ seed: seed + 3, angle: sleeve.turn, across: 74, length: 340, height: 6 * depth }),
    creases({ seed: seed + 9, angle: sleeve.turn + 60, across: 40, length: 130, height: 2.8 * depth }),
  );
}
