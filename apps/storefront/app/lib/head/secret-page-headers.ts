/**
 * Headers of a page with a secret address: it is not cached, not indexed, and not sent to other pages as referrer.
 */
export const buildSecretPageHeaders = () => ({
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
});
