import { isUtf8 } from 'node:buffer';
import { ShopError } from '#kit/errors';
import type { Encoding } from '../contract.ts';

/** Number of bytes examined to detect the encoding. */
const SAMPLE_BYTES = 4096;

/**
 * Converts a text file to UTF-8 without a byte order mark.
 * @param wanted the encoding. If absent, it is detected by the byte order mark, zero bytes, or valid UTF-8
 * @throws ShopError NotText
 */
export function decodeText(bytes: Buffer, wanted?: Encoding): { text: Buffer; encoding: Encoding } {
  const encoding = wanted ?? guessEncoding(bytes);
  // A decoder removes the byte order mark of its own encoding.
  if (encoding !== 'utf-8') return { text: Buffer.from(new TextDecoder(encoding).decode(bytes)), encoding };
  if (!isUtf8(bytes)) throw new ShopError('NotText', 422, 'The file is not UTF-8 text. Choose its encoding, or save it as UTF-8 CSV.');
  return { text: bytes.subarray(0, 3).toString('hex') === 'efbbbf' ? bytes.subarray(3) : bytes, encoding };
}

function guessEncoding(bytes: Buffer): Encoding {
  const mark = bytes.subarray(0, 2).toString('hex');
  if (mark === 'fffe') return 'utf-16le';
  if (mark === 'feff') return 'utf-16be';
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const zeros = [0, 0];
  for (const [place, byte] of sample.entries()) if (byte === 0) zeros[place % 2] = (zeros[place % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  // In UTF-16, every second byte of plain letters is zero. Text in other encodings has no zero bytes.
  if (odd > sample.length / 4 && even < odd / 4) return 'utf-16le';
  if (even > sample.length / 4 && odd < even / 4) return 'utf-16be';
  if (even + odd > 0) throw new ShopError('NotText', 422, 'The file is neither a CSV file nor an Excel workbook (.xlsx).');
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}
