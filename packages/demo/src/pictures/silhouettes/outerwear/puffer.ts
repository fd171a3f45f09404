import { cutBody, type Body } from '../../blocks/body.ts';
import { drawFrontZip } from '../../blocks/closures.ts';
import { getHem, planBody } from '../../blocks/fits.ts';
import { drawHood, drawHoodBehind } from '../../blocks/hood.ts';
import { drawWeltPockets } from '../../blocks/pockets.ts';
import { drawSleeves } from '../../blocks/sleeves.ts';
import { bandAlong, drawPanel } from '../../blocks/top.ts';
import { withMirror, type Design, type Drawing, type Layer } from '../../drawing.ts';
import { createFormHeight } from '../../figure/form-height.ts';
import { symmetric } from '../../path.ts';
import { between, pick } from '../../random.ts';
import { creases, piled, quilted, type Relief } from '../../relief.ts';
import { computeShoulderHeight } from '../../blocks/body.ts';
import { aimAtTop } from '../tops/aim-at-top.ts';
import { defineSilhouette } from '../silhouette.ts';

export const puffer = defineSilhouette({
  options: {
    neckline: ['stand'],
    sleeve: ['long', 'sleeveless'],
    length: ['regular', 'cropped', 'long'],
    closure: ['zip'],
    hood: ['none', 'hood'],
    pockets: ['welt'],
  },
  draw: (design, { sleeve, length, hood }): Drawing => {
    const { scale: k, isBack, random, seed, print, accent } = design;
    const hem = getHem(design, length) + (length === 'long' ? 120 : length === 'regular' ? -40 : 0) * k;
    const plan = planBody(design, 'relaxed', hem, { shape: 'round', half: 100, depth: 70, back: 0 });
    const isVest = sleeve === 'sleeveless';
    const body = cutBody(design, {
      ...plan,
      ease: plan.ease + 10 * k,
      hug: 0.2,
      dip: 3 * k,
      ...(isVest && { shoulder: plan.shoulder - 30 * k, isSleeveless: true }),
    });
    const gap = between(random, 66, 92) * k;
    const crumple = piled(
      creases({ seed: seed + 3, angle: 80, across: 24, length: 70, height: 3.4 }),
      creases({ seed: seed + 4, angle: 12, across: 26, length: 60, height: 2.6 }),
    );
    const isBlocked = print === 'colour-block';
    const sleeveQuilt: Relief = (x, y) => quilted(0, gap, 11 * k, seed + 5)(x, y - x * 0.09, 0);
    const metal = pick(random, '#b9b5ae', '#4a4846');
    const hasHood = hood === 'hood';
    return {
      ...aimAtTop(design, body),
      behind: hasHood
        ? drawHoodBehind(design, body)
        : isBack
          ? []
          : [
              {
                d: symmetric(`M0,${-84 * k}C${60 * k},${-86 * k} ${100 * k},${-80 * k} ${112 * k},${-60 * k}L${110 * k},${30 * k}L0,${40 * k}`),
                colour: design.inside,
                isPrinted: false,
                roll: 9,
                fade: () => -0.25,
              },
            ],
      layers: [
        ...(isVest
          ? []
          : drawSleeves(design, body, { style: 'long', looseness: 1, end: 'elastic', isSeamHidden: true, extra: () => piled(sleeveQuilt, crumple) })),
        drawPanel(design, body, {
          looseness: 0.2,
          hem: 'plain',
          lift: 9,
          roll: 9,
          extra: piled(quilted(20 * k, gap, 13 * k, seed, -8), crumple),
          marks: isBlocked ? [{ d: `M-900,-400L900,-400L900,${body.cut.underarm - 10}L-900,${body.cut.underarm - 10}Z`, fill: accent }] : [],
        }),
        ...(isVest ? withMirror({ part: 'sleeve:sleeveless', d: bandAlong(body.armhole, 12 * k), roll: 5, lift: 2 }) : []),
        ...drawWeltPockets(design, body.underarm[0] * 0.5, hem - 176 * k, 108 * k, '#8d8a86'),
        ...(isBack ? [] : drawFrontZip(design, -40 * k, hem + 2, metal)),
        ...(hasHood ? drawHood(design, body) : drawHighCollar(design, body, gap)),
        ...(isBack || hasHood ? [] : drawFrontZip(design, -70 * k, body.cut.neck.depth + 30 * k, metal)),
      ],
    };
  },
});

function drawHighCollar(design: Design, body: Body, gap: number): Layer[] {
  const { scale: k, figure, seed } = design;
  const neckHalf = (figure.shoulder[1]?.[0] ?? 0) + 26 * k;
  const side = computeShoulderHeight(figure, body.cut.neck.half);
  const top = side - 70 * k;
  const d = symmetric(
    `M0,${top + 4}C${neckHalf * 0.5},${top + 2} ${neckHalf * 0.84},${top - 8 * k} ${neckHalf},${top - 4 * k}C${neckHalf + 12 * k},${top + 20 * k} ${neckHalf + 14 * k},${side - 6 * k} ${body.cut.neck.half + 16 * k},${side + 14 * k}C${neckHalf * 0.7},${body.cut.neck.depth + 4 * k} ${neckHalf * 0.4},${body.cut.neck.depth + 12 * k} 0,${body.cut.neck.depth + 14 * k}`,
  );
  const trunk = createFormHeight(figure, design.isBack);
  return [
    {
      part: 'collar:stand',
      d,
      volume: 0.5,
      form: (x, y) => trunk(x, y) + 4,
      roll: 11,
      lift: 6,
      relief: piled(quilted(top, Math.min(gap, 52 * k), 11 * k, seed + 9, 12), creases({ seed, angle: 80, across: 24, length: 70, height: 3 })),
    },
  ];
}
