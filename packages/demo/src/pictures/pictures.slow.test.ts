import { describe, expect, it } from 'vitest';
import { drawGarment, drawScene, views, type GarmentPicture, type Scene } from './index.ts';
import type { Picture } from './draw-garment.ts';
import { silhouettes, type Silhouette } from './silhouettes/index.ts';

const plain: GarmentPicture = { silhouette: 't-shirt', colour: '#2f4a45', print: 'plain', view: 'front', audience: 'women', seed: 7 };
/** A tenth of the full size, which is enough to distinguish pictures. */
const SMALL = 160;

function measure({ data }: Picture): { contrast: number; sum: number } {
  let [low, high, sum] = [255, 0, 0];
  for (const value of data) {
    low = Math.min(low, value);
    high = Math.max(high, value);
    sum += value;
  }
  return { contrast: high - low, sum };
}

describe('garment images', () => {
  it('are the same for the same garment and differ by seed', () => {
    const one = drawGarment(plain, SMALL);
    expect(Buffer.compare(one.data, drawGarment({ ...plain }, SMALL).data)).toBe(0);
    expect(Buffer.compare(one.data, drawGarment({ ...plain, seed: 8 }, SMALL).data)).not.toBe(0);
  });

  it('have 1600 × 2000 pixels, or fewer in the same shape', () => {
    expect(drawGarment(plain)).toMatchObject({ width: 1600, height: 2000 });
    expect(drawGarment(plain, 640)).toMatchObject({ width: 640, height: 800 });
    expect(drawGarment(plain, 640).data).toHaveLength(640 * 800 * 3);
  });

  it.each(Object.keys(silhouettes) as Silhouette[])('of %s are drawn in each view, and each view is another picture', (silhouette) => {
    const label = { brand: 'Brindlemoor', size: 'M', fibres: ['100% WOOL'], care: ['hand-wash', 'do-not-bleach'] };
    const pictures = views.map((view) => measure(drawGarment({ ...plain, silhouette, view, label }, SMALL)));
    for (const { contrast } of pictures) expect(contrast).toBeGreaterThan(24);
    expect(new Set(pictures.map(({ sum }) => sum)).size).toBe(views.length);
  });

  it('support every print', () => {
    const prints = ['plain', 'stripe', 'wide-stripe', 'dots', 'check', 'floral', 'melange', 'denim', 'rib', 'cable', 'colour-block', 'leaf'] as const;
    const pictures = prints.map((print) => measure(drawGarment({ ...plain, print, accent: '#f2c14e' }, SMALL)).sum);
    expect(new Set(pictures).size).toBe(prints.length);
  });

  it('show white and black clothes in contrast to the background', () => {
    for (const colour of ['#ffffff', '#000000']) expect(measure(drawGarment({ ...plain, colour }, SMALL)).contrast).toBeGreaterThan(60);
  });

  it('that an older release described, without features and fabric, are drawn with the usual ones', () => {
    const old = drawGarment({ ...plain, silhouette: 'maxi-dress' }, SMALL);
    expect(
      Buffer.compare(old.data, drawGarment({ ...plain, silhouette: 'maxi-dress', cut: { length: 'unknown' }, fabric: 'viscose' }, SMALL).data),
    ).toBe(0);
  });

  it.each(['red', '#fff', '#12345g', '"/><script>', '#123456"'])('refuse %s as a colour', (colour) => {
    expect(() => drawGarment({ ...plain, colour }, SMALL)).toThrow(RangeError);
    expect(() => drawGarment({ ...plain, accent: colour }, SMALL)).toThrow(RangeError);
    expect(() => drawScene({ scene: 'category', seed: 1, colours: [colour] })).toThrow(RangeError);
  });
});

describe('scenes', () => {
  it.each<Scene>(['hero-women', 'hero-men', 'hero-kids', 'hero-sale', 'category', 'collection', 'mark'])('of %s fill a banner', (scene) => {
    const picture = drawScene({ scene, seed: 2, colours: ['#b98a63', '#2f4a45', '#e9dfd0'] }, 480);
    expect(picture).toMatchObject({ width: 480, height: 240 });
    expect(measure(picture).contrast).toBeGreaterThan(60);
  });
});
