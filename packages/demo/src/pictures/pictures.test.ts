import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawGarment, drawScene, type GarmentPicture, type Scene, type View } from './index.ts';
import { silhouettes } from './silhouettes/index.ts';

const plain: GarmentPicture = { silhouette: 't-shirt', colour: '#2f4a45', print: 'plain', view: 'front', audience: 'women', seed: 7 };
/** What is proved here does not depend on how finely cloth is lit. */
const FAST = 0.2;
const views: View[] = ['front', 'back', 'detail'];

/** Rasterising is the proof: librsvg refuses a picture that is not well-formed. */
async function developed(svg: string): Promise<{ full: sharp.Metadata; spread: number }> {
  const full = await sharp(Buffer.from(svg)).metadata();
  const { channels } = await sharp(Buffer.from(svg), { density: 6 }).stats();
  return { full, spread: Math.max(...channels.map((channel) => channel.stdev)) };
}

describe('garment pictures', () => {
  it('are the same for the same garment and differ by seed', () => {
    expect(drawGarment(plain)).toBe(drawGarment({ ...plain }));
    expect(drawGarment(plain)).not.toBe(drawGarment({ ...plain, seed: 8 }));
  });

  it.each(silhouettes)('of %s come out from every side', async (silhouette) => {
    const pictures = await Promise.all(views.map((view) => developed(drawGarment({ ...plain, silhouette, view }, FAST))));
    for (const { full, spread } of pictures) {
      expect([full.width, full.height]).toEqual([1600, 2000]);
      expect(spread).toBeGreaterThan(5);
    }
  });

  it('take every print', async () => {
    const prints = ['stripe', 'wide-stripe', 'dots', 'check', 'floral', 'melange', 'denim', 'rib', 'cable', 'colour-block', 'leaf'] as const;
    const pictures = await Promise.all(prints.map((print) => developed(drawGarment({ ...plain, print, accent: '#f2c14e', audience: 'kids' }, FAST))));
    expect(new Set(pictures.map(({ spread }) => spread)).size).toBe(prints.length);
  });

  it('keep white and black clothes apart from the backdrop', async () => {
    for (const colour of ['#ffffff', '#000000']) {
      const { spread } = await developed(drawGarment({ ...plain, colour }, FAST));
      expect(spread).toBeGreaterThan(5);
    }
  });

  it.each(['red', '#fff', '#12345g', '"/><script>', '#123456"'])('refuse %s as a colour', (colour) => {
    expect(() => drawGarment({ ...plain, colour })).toThrow(RangeError);
    expect(() => drawGarment({ ...plain, accent: colour })).toThrow(RangeError);
    expect(() => drawScene({ scene: 'category', seed: 1, colours: [colour] })).toThrow(RangeError);
  });
});

describe('scenes', () => {
  it.each<Scene>(['hero-women', 'hero-men', 'hero-kids', 'hero-sale', 'category', 'collection'])('of %s fill a banner', async (scene) => {
    const picture = { scene, seed: 2, colours: ['#b98a63', '#2f4a45', '#e9dfd0'] };
    const svg = drawScene(picture);
    const { full } = await developed(svg);
    expect([full.width, full.height]).toEqual([2400, 1200]);
  });
});
