import sharp from 'sharp';
import type { MediaHosts } from '#modules/media';
import { RefusedAddress, safeRequest } from '#platform/safe-request';
import type { DiskCache } from './media-cache.ts';

/** Bytes and ms that a picture of another host may take. */
const MAX_BYTES = 15 * 1024 * 1024;
const TIMEOUT = 10_000;
/** How long a refusal is remembered, ms, and of how many addresses: a page full of dead pictures must not ask each time. */
const REFUSED_FOR = 60_000;
const MOST_REFUSALS = 1000;
/** No SVG: drawing one runs what a stranger wrote. */
const pictures = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);

/** The pictures of allowed hosts elsewhere: fetched once, kept, and refused where they are none. */
export function openForeignPictures({ publicUrl }: MediaHosts, cache: DiskCache): (url: URL) => Promise<Buffer | undefined> {
  const refused = new Map<string, number>();
  const refuse = (url: string): void => {
    if (refused.size >= MOST_REFUSALS) refused.delete(refused.keys().next().value ?? '');
    refused.set(url, performance.now() + REFUSED_FOR);
  };
  const policy = { allowedOrigins: publicUrl ? [publicUrl] : [], maxBytes: MAX_BYTES, timeoutMs: TIMEOUT };

  return async ({ href }) => {
    if ((refused.get(href) ?? 0) > performance.now()) return undefined;
    const kept = await cache.get(`original ${href}`);
    if (kept) return kept;
    try {
      const bytes = await safeRequest(href, policy, AbortSignal.timeout(TIMEOUT));
      const { format } = await sharp(bytes).metadata();
      if (pictures.has(format)) {
        await cache.put(`original ${href}`, bytes);
        return bytes;
      }
    } catch (error) {
      // Not there, not allowed, or no picture: asking at once again would not change it.
      const isFinal = error instanceof RefusedAddress || /unsupported image format/.test(String(error));
      if (!isFinal) throw error;
    }
    refuse(href);
    return undefined;
  };
}
