import { setPriority } from 'node:os';
import sharp from 'sharp';
import type { RenderAnswer, RenderRequest, Subject } from './web/images/image-renderer-process.ts';
import { drawGarment, drawScene } from '@selvedge/demo/pictures';

/** A separate process that renders images, so that long computations do not block the shop. This is its niceness. */
const NICENESS = 5;
const QUALITY = 84;

setPriority(NICENESS);
sharp.concurrency(1);
sharp.cache(false);

process.on('message', (request: RenderRequest) => {
  void render(request).then((answer) => process.send?.(answer));
});
// Exits when the shop has exited. Ctrl-C reaches this process too, but the shop handles it.
process.on('disconnect', () => process.exit(0));
process.on('SIGINT', () => undefined);

async function render({ id, subject }: RenderRequest): Promise<RenderAnswer> {
  try {
    const bytes = await sharp(Buffer.from(drawSubject(subject)))
      .webp({ quality: QUALITY, effort: 3 })
      .toBuffer();
    return { id, bytes };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

/** Renders a subject. @returns an SVG */
const drawSubject = (subject: Subject): string => ('scene' in subject ? drawScene(subject.scene) : drawGarment(subject.garment));
