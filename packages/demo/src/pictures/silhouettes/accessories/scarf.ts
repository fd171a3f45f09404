import { shoulderAt } from '../../blocks/body.ts';
import type { Design, Drawing, Layer, Piece } from '../../drawing.ts';
import { createFormHeight } from '../../figure/form-height.ts';
import { placed, polyline, symmetric } from '../../path.ts';
import { between, createRandom } from '../../random.ts';
import { drape, fold, hang, piled } from '../../relief.ts';
import { seam } from '../../stitching.ts';
import { defineSilhouette } from '../silhouette.ts';

/** A scarf around the neck of the form, with both ends hanging in front. */
export const scarf = defineSilhouette({
  options: {
    trim: ['fringe', 'none'],
  },
  draw: (design, { trim }): Drawing => {
    const { scale: k, figure, random, isBack, seed } = design;
    const end = figure.waist + between(random, 40, 90) * k;
    const other = end - between(random, 110, 160) * k;
    const trunk = createFormHeight(figure, isBack, 'trunk');
    const tail = (left: number, right: number, top: number, low: number, salt: number): Piece => ({
      part: 'tail',
      d: `M${left},${top}C${left - 10 * k},${top + 140 * k} ${left + 8 * k},${low - 200 * k} ${left - 6 * k},${low}C${left * 0.4 + right * 0.6},${low + 5} ${left * 0.6 + right * 0.4},${low - 5} ${right + 4 * k},${low}C${right - 8 * k},${low - 220 * k} ${right + 12 * k},${top + 140 * k} ${right - 8 * k},${top}Z`,
      volume: 0.22,
      form: (x, y) => trunk(x, y) + 8,
      roll: 8,
      lift: 11,
      relief: piled(
        hang({ seed: seed + salt, count: 4, from: top - 120 * k, to: low + 100 * k, height: 9 }),
        drape({ seed: seed + salt, angle: 4, across: 60, length: 500, height: 4 }),
      ),
      marks: seam(design, `M${left - 20},${low - 18 * k}L${right + 20},${low - 18 * k}`, 1.4),
    });
    const side = shoulderAt(figure, 110 * k);
    const w = 66 * k;
    const front: Layer[] = isBack
      ? []
      : [
          tail(-112 * k, 16 * k, 70 * k, other, 40),
          ...(trim === 'fringe' ? drawFringe(design, -116 * k, 18 * k, other) : []),
          tail(-20 * k, 116 * k, 60 * k, end, 50),
          ...(trim === 'fringe' ? drawFringe(design, -24 * k, 118 * k, end) : []),
        ];
    const wrap = isBack
      ? symmetric(
          `M0,${side - 100 * k}C${90 * k},${side - 100 * k} ${132 * k},${side - 76 * k} ${138 * k},${side - 26 * k}C${140 * k},${side + 24 * k} ${80 * k},${side + 62 * k} 0,${side + 70 * k}`,
        )
      : symmetric(
          `M0,${side - 50 * k}C${50 * k},${side - 54 * k} ${86 * k},${side - 86 * k} ${112 * k},${side - 92 * k}C${142 * k},${side - 80 * k} ${150 * k},${side - 30 * k} ${140 * k},${side + 14 * k}C${120 * k},${side + 74 * k} ${60 * k},${side + 108 * k} 0,${side + 114 * k}`,
        );
    return {
      form: 'body',
      framing: { from: 'neck', to: end + 190 * k },
      behind: isBack
        ? []
        : [
            {
              d: symmetric(
                `M0,${side - 104 * k}C${80 * k},${side - 106 * k} ${126 * k},${side - 92 * k} ${130 * k},${side - 50 * k}L${120 * k},${side + 10}L0,${side + 20}`,
              ),
              roll: 10,
              fade: () => -0.2,
            },
          ],
      detail: { x: 20 * k, y: side + 40 * k, zoom: 3 },
      hem: { x: 40 * k, y: end - 50 * k, zoom: 3 },
      layers: [
        ...front,
        {
          part: 'wrap',
          d: wrap,
          form: (x, y) => trunk(x, y) + 26,
          roll: 22,
          lift: 10,
          turn: 24,
          relief: piled(
            ...[-34, 8, 50].map((down, index) =>
              fold(
                `M${-132 * k},${side + (down - 34) * k}C${-60 * k},${side + (down + 36 + index * 5) * k} ${60 * k},${side + (down + 40) * k} ${134 * k},${side + (down - 30) * k}`,
                w * 0.2,
                index === 1 ? 12 : 9,
                0.4,
              ),
            ),
            drape({ seed: seed + 8, angle: 70, across: 46, length: 200, height: 6 }),
          ),
        },
      ],
    };
  },
});

function drawFringe(design: Design, from: number, to: number, y: number): Layer[] {
  const { scale: k } = design;
  const random = createRandom(design.seed + Math.round(to));
  let yarns = '';
  for (let x = from + 4; x < to - 2; x += 7.4 * k) {
    const sway = (random() - 0.5) * 12;
    const length = (52 + random() * 12) * k;
    yarns += polyline([
      [x, y - 4],
      [x + sway * 0.3, y + length * 0.5],
      [x + sway, y + length],
    ]);
  }
  return [
    {
      part: 'trim:fringe',
      layers: [
        { d: placed(yarns, 2.4, 4), stroke: '#15110f', width: 5, opacity: 0.22, isLit: false },
        { d: yarns, stroke: design.ink, width: 5.4, opacity: 0.75 },
        { d: yarns, stroke: design.base, width: 4.2 },
        { d: placed(yarns, -0.8, 0), stroke: design.sheen, width: 1.1, opacity: 0.4, dash: [3, 2.6] },
      ],
    },
  ];
}
