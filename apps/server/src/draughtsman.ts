import { setPriority } from 'node:os';
import sharp from 'sharp';
import type { DrawAnswer, DrawRequest } from './web/media-drawing.ts';
import { drawSubject } from './web/draw-subject.ts';

/** A process of its own that draws pictures: minutes of computing beside a shop that goes on answering. */
const POLITE = 5;
const QUALITY = 84;

setPriority(POLITE);
sharp.concurrency(1);
sharp.cache(false);

process.on('message', (request: DrawRequest) => {
  void draw(request).then((answer) => process.send?.(answer));
});
// The shop has gone: nobody waits any more. Its Ctrl-C reaches this process too, and is the shop's to answer.
process.on('disconnect', () => process.exit(0));
process.on('SIGINT', () => undefined);

async function draw({ id, subject }: DrawRequest): Promise<DrawAnswer> {
  try {
    const bytes = await sharp(Buffer.from(drawSubject(subject)))
      .webp({ quality: QUALITY, effort: 3 })
      .toBuffer();
    return { id, bytes };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}
