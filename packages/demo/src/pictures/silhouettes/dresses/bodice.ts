import { cutBody, type Body, type Neck } from '../../blocks/body.ts';
import { planBody } from '../../blocks/fits.ts';
import { cutStrapBody, type Strap } from '../../blocks/strap-top.ts';
import { drawPanel } from '../../blocks/top.ts';
import { onBothSides, type Design, type Mark, type Piece } from '../../drawing.ts';
import { fold, gathers, piled, type Relief } from '../../relief.ts';
import { seam } from '../../stitching.ts';
import { isGathered, isShirt, type DressCut, type DressNeck } from './dress-cut.ts';

const necks: Record<DressNeck, Neck> = {
  round: { shape: 'round', half: 106, depth: 84, back: 14 },
  v: { shape: 'v', half: 108, depth: 186, back: 16 },
  scoop: { shape: 'scoop', half: 136, depth: 158, back: 50 },
  square: { shape: 'square', half: 140, depth: 156, back: 50 },
  boat: { shape: 'boat', half: 168, depth: 64, back: 34 },
  wrap: { shape: 'v', half: 108, depth: 300, back: 12 },
  'shirt-collar': { shape: 'round', half: 94, depth: 60, back: 2 },
  straight: { shape: 'straight', half: 112, depth: 190, back: 190 },
  halter: { shape: 'straight', half: 112, depth: 190, back: 190 },
};

/** Cuts the part above the waist; straps replace shoulders and sleeves. */
export function cutBodice(design: Design, cut: DressCut, waistY: number, strap: Strap | undefined): Body {
  const { scale: k } = design;
  const plan = planBody(design, isShirt(cut) ? 'regular' : 'slim', waistY, necks[cut.neckline]);
  const fitted = isShirt(cut) ? { ease: plan.ease + 4 * k, hug: 0.66 } : { ease: plan.ease + 3 * k, hug: 0.86 };
  const snug = { ...plan, ...fitted, dip: 8 * k };
  if (strap) return cutStrapBody(design, snug, strap, cut.neckline === 'v' || cut.neckline === 'square' ? cut.neckline : 'straight');
  if (cut.sleeve !== 'sleeveless') return cutBody(design, snug);
  return cutBody(design, {
    ...snug,
    shoulder: Math.max(snug.neck.half + 46 * k, 176 * k),
    underarm: snug.underarm + 8 * k,
    isSleeveless: true,
  });
}

/** Draws the part above the waist. */
export function drawBodice(design: Design, cut: DressCut, body: Body, waistY: number): Piece {
  const { scale: k, cloth, seed, isBack } = design;
  const pulled = gathers({ seed: seed + 5, at: [0, waistY], falls: 270, reach: 54 * k, across: 15 * k, height: 5.4 * cloth.drape });
  return drawPanel(design, body, {
    looseness: 0.3,
    hem: 'plain',
    lift: 5,
    extra: piled(isGathered(cut) ? pulled : undefined, cut.neckline === 'wrap' && !isBack ? wrapFolds(design, body) : undefined),
    marks: isGathered(cut) || cut.neckline === 'wrap' || isShirt(cut) ? [] : drawDarts(design, body, waistY),
  });
}

function drawDarts(design: Design, body: Body, waistY: number): Mark[] {
  const { scale: k, figure } = design;
  const half = body.computeHalfWidth(waistY);
  const line = `M${half * 0.5},${waistY + 6}C${half * 0.52},${waistY - 60 * k} ${108 * k},${figure.bust + 70 * k} ${112 * k},${figure.bust + 40 * k}`;
  return onBothSides(seam(design, line, 1.5));
}

function wrapFolds(design: Design, body: Body): Relief {
  const { scale: k, figure } = design;
  const side = body.computeHalfWidth(figure.waist - 20 * k);
  return piled(
    ...[0, 1, 2, 3].map((step) =>
      fold(
        `M${side - 6},${figure.waist - 30 * k - step * 18 * k}C${side * 0.5},${figure.waist - 60 * k - step * 40 * k} ${-side * 0.2},${figure.bust + 90 * k - step * 44 * k} ${-side * 0.7},${figure.bust + 40 * k - step * 50 * k}`,
        10 * k,
        5,
        0.4,
      ),
    ),
  );
}
