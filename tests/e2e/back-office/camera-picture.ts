import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';

const require = createRequire(import.meta.url);

/**
 * Writes a video that shows a code, for Chromium's simulated camera: JPEG pictures one after the other.
 * @returns the path of the file
 */
export async function writeCameraVideo(path: string, { code, format }: { code: string; format: 'EAN13' | 'QRCode' }): Promise<string> {
  // By default the library loads its WebAssembly from a CDN.
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(require.resolve('zxing-wasm/writer/zxing_writer.wasm'))).buffer } });
  const { svg, error } = await writeBarcode(code, { format, scale: 4, addHRT: format === 'EAN13' });
  if (!svg) throw new Error(error);
  const drawn = await sharp(Buffer.from(svg)).resize({ width: 420 }).flatten({ background: '#fff' }).toBuffer();
  const picture = await sharp({ create: { width: 1280, height: 720, channels: 3, background: '#c9c2b8' } })
    .composite([{ input: drawn }])
    .jpeg()
    .toBuffer();
  writeFileSync(path, Buffer.concat(Array.from({ length: 10 }, () => picture)));
  return path;
}
