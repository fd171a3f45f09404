import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawGarment, drawScene, type GarmentPicture, type Scene, type View } from './index.ts';
import { silhouettes } from './silhouettes/index.ts';

const plain: GarmentPicture = { silhouette: 't-shirt', colour: '#2f4a45', print: 'plain', view: 'front', audience: 'women', seed: 7 };
/** Coarse lighting, because these tests do not depend on it. */
const FAST = 0.12;
const views: View[] = ['front', 'back', 'detail'];

/** Rasterises an SVG: librsvg refuses pictures that are not well-formed. A tenth of the size suffices. */
async function developed(svg: string): Promise<{ size: string; contrast: number; sum: number }> {
  const { data, info } = await sharp(Buffer.from(svg), { density: 7.2 }).raw().toBuffer({ resolveWithObject: true });
  const range = data.reduce(([low, high, sum], value) => [Math.min(low, value), Math.max(high, value), sum + value] as const, [
    255, 0, 0,
  ] as readonly [number, number, number]);
  return { size: `${info.width * 10} × ${info.height * 10}`, contrast: range[1] - range[0], sum: range[2] };
}

describe('garment images', () => {
  it('are the same for the same garment and differ by seed', () => {
    expect(drawGarment(plain)).toBe(drawGarment({ ...plain }));
    expect(drawGarment(plain)).not.toBe(drawGarment({ ...plain, seed: 8 }));
  });

  it.each(silhouettes)('of %s are rendered from every side', async (silhouette) => {
    const pictures = await Promise.all(views.map((view) => developed(drawGarment({ ...plain, silhouette, view }, FAST))));
    for (const { size, contrast } of pictures) {
      expect(size).toBe('1600 × 2000');
      expect(contrast).toBeGreaterThan(60);
    }
  });

  it('support every print', async () => {
    const prints = ['stripe', 'wide-stripe', 'dots', 'check', 'floral', 'melange', 'denim', 'rib', 'cable', 'colour-block', 'leaf'] as const;
    const pictures = await Promise.all(prints.map((print) => developed(drawGarment({ ...plain, print, accent: '#f2c14e', audience: 'kids' }, FAST))));
    expect(new Set(pictures.map(({ sum }) => sum)).size).toBe(prints.length);
  });

  it('show white and black clothes in contrast to the background', async () => {
    for (const colour of ['#ffffff', '#000000']) {
      const { contrast } = await developed(drawGarment({ ...plain, colour }, FAST));
      expect(contrast).toBeGreaterThan(60);
    }
  });

  it.each(['red', '#fff', '#12345g', '"/><script>', '#123456"'])('refuse %s as a colour', (colour) => {
    expect(() => drawGarment({ ...plain, colour })).toThrow(RangeError);
    expect(() => drawGarment({ ...plain, accent: colour })).toThrow(RangeError);
    expect(() => drawScene({ scene: 'category', seed: 1, colours: [colour] })).toThrow(RangeError);
  });
});

describe('scenes', () => {
  it.each<Scene>(['hero-women', 'hero-men', 'hero-kids', 'hero-sale', 'category', 'collection', 'mark'])('of %s fill a banner', async (scene) => {
    const picture = { scene, seed: 2, colours: ['#b98a63', '#2f4a45', '#e9dfd0'] };
    const svg = drawScene(picture);
    const { size } = await developed(svg);
    expect(size).toBe('2400 × 1200');
  });
});
