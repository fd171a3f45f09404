import sharp from 'sharp';
import type { MediaHosts } from '#modules/media';
import { RefusedAddress, requestSafely } from '#platform/requests/safe-request';
import type { DiskCache } from './media-cache.ts';

/** Limits in bytes and ms for an image of another host. */
const MAX_BYTES = 15 * 1024 * 1024;
const TIMEOUT_MS = 10_000;
/** Cache time of refusals in ms, and the maximum number of cached addresses. A page with broken images must not cause new requests on each view. */
const REFUSAL_LIFETIME_MS = 60_000;
const MAX_REFUSALS = 1000;
/** The accepted formats. SVG is excluded, because its rendering processes untrusted content. */
const pictures = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);

/** Returns a function that fetches images of allowed hosts once and caches them. It rejects files that are not images. */
export function openForeignPictures({ publicUrl }: MediaHosts, cache: DiskCache): (url: URL) => Promise<Buffer | undefined> {
  const refused = new Map<string, number>();
  const refuse = (url: string): void => {
    if (refused.size >= MAX_REFUSALS) refused.delete(refused.keys().next().value ?? '');
    refused.set(url, performance.now() + REFUSAL_LIFETIME_MS);
  };
  const policy = { allowedOrigins: publicUrl ? [publicUrl] : [], maxBytes: MAX_BYTES, timeoutMs: TIMEOUT_MS };

  return async ({ href }) => {
    if ((refused.get(href) ?? 0) > performance.now()) return undefined;
    const stored = await cache.get(`original ${href}`);
    if (stored) return stored;
    try {
      const bytes = await requestSafely(href, policy, AbortSignal.timeout(TIMEOUT_MS));
      const { format } = await sharp(bytes).metadata();
      if (pictures.has(format)) {
        await cache.put(`original ${href}`, bytes);
        return bytes;
      }
    } catch (error) {
      // The file is missing, not allowed or not an image, so an immediate retry would fail again.
      const isFinal = error instanceof RefusedAddress || /unsupported image format/.test(String(error));
      if (!isFinal) throw error;
    }
    refuse(href);
    return undefined;
  };
}
