import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSED_EXTENSIONS = new Set(['.js', '.css', '.html', '.svg', '.json', '.txt', '.xml', '.ttf', '.wasm', '.webmanifest']);
const MIN_BYTES = 1024;

/**
 * Writes `.br` (highest level) and `.gz` files next to every static text file over 1 KB, so that no request needs compression.
 * @param {string} folder
 * @param {(done: number) => void} show
 */
export async function precompress(folder, show = () => {}) {
  const files = (await readdir(folder, { recursive: true })).filter((file) => COMPRESSED_EXTENSIONS.has(extname(file)));
  let done = 0;
  await Promise.all(
    files.map(async (file) => {
      await compress(join(folder, file));
      show(++done / files.length);
    }),
  );
}

async function compress(file) {
  const bytes = await readFile(file);
  if (bytes.length <= MIN_BYTES) return;
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const [brotli, gzipped] = await Promise.all([promisify(brotliCompress)(bytes, { params: quality }), promisify(gzip)(bytes, { level: 9 })]);
  if (brotli.length < bytes.length) await writeFile(`${file}.br`, brotli);
  if (gzipped.length < bytes.length) await writeFile(`${file}.gz`, gzipped);
}
