import type { Design, Drawing, Layer } from '#pictures/drawing';
import { polyline } from '#pictures/path';
import { between, createRandom } from '#pictures/random';
import { drape, fold, piled, type Relief } from '#pictures/relief';
import { seam } from '#pictures/stitching';

/** Draws a scarf folded twice, with both fringed ends visible, one slightly below the other. */
export function cutScarf(design: Design): Drawing {
  const { random } = design;
  const half = between(random, 250, 300);
  const end = between(random, 1560, 1680);
  const below = end - between(random, 110, 190);
  const panel = (left: number, right: number, top: number, low: number): string =>
    `M${left},${top}C${left - 14},${top + 300} ${left + 12},${top + 800} ${left - 6},${low}C${left * 0.4 + right * 0.6},${low + 8} ${left * 0.6 + right * 0.4},${low - 8} ${right + 4},${low}C${right - 12},${top + 800} ${right + 14},${top + 300} ${right},${top}Z`;
  const crease = `M${-half * 0.1},380C${-half * 0.06},700 ${-half * 0.14},1100 ${-half * 0.1},${end}`;
  const roll = `M${-half - 4},420C${-half - 26},340 ${-half - 10},286 ${-half + 40},280C${-half * 0.3},270 ${half * 0.5},270 ${half + 20},282C${half + 62},292 ${half + 66},350 ${half + 40},420Z`;
  const fall = (seed: number): Relief =>
    piled(
      drape({ seed, angle: 2, across: 90, length: 900, height: 9 }),
      drape({ seed: seed + 3, angle: 50, across: 150, length: 400, height: 5 }),
      fold(crease, 26, -9),
    );
  const hem = (low: number): string => seam(design, `M${-half},${low - 26}L${half},${low - 24}`, 1.6);
  return {
    fabric: 'wool',
    focus: { x: -half * 0.5, y: end - 220, zoom: 2.2 },
    layers: [
      fringe(design, -half + 60, half + 62, below - 4),
      { d: panel(-half + 52, half + 66, 400, below), roll: 14, relief: fall(design.seed + 40), fade: () => -0.05 },
      { d: roll, roll: 40, lift: 4, relief: drape({ seed: design.seed + 8, across: 120, length: 200, height: 6 }) },
      fringe(design, -half, half, end - 6),
      {
        d: panel(-half, half, 350, end),
        roll: 16,
        lift: 12,
        relief: piled(fall(design.seed), (_x, y) => -26 * Math.exp(-Math.max(0, y - 340) / 60)),
        marks: hem(end),
      },
    ],
  };
}

function fringe(design: Design, from: number, to: number, y: number): Layer {
  const random = createRandom(design.seed + Math.round(to));
  const low = Math.min(from, to);
  const high = Math.max(from, to);
  let shadow = '';
  let yarns = '';
  for (let x = low + 8; x < high - 4; x += 13) {
    const sway = (random() - 0.5) * 22;
    const length = 96 + random() * 22;
    const line = polyline([
      [x, y - 6],
      [x + sway * 0.3, y + length * 0.5],
      [x + sway, y + length],
    ]);
    yarns += line;
    shadow += line;
  }
  return `<path d="${shadow}" transform="translate(4 6)" stroke="#15110f" stroke-opacity="0.22" stroke-width="9" fill="none" stroke-linecap="round"/><path d="${yarns}" stroke="${design.ink}" stroke-opacity="0.75" stroke-width="9.5" fill="none" stroke-linecap="round"/><path d="${yarns}" stroke="${design.base}" stroke-width="7.4" fill="none" stroke-linecap="round"/><path d="${yarns}" transform="translate(-1.4 0)" stroke="${design.sheen}" stroke-opacity="0.4" stroke-width="2" stroke-dasharray="5 4" fill="none"/>`;
}
