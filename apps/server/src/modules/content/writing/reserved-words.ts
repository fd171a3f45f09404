/** First words of addresses that are the shop's own: no page that somebody writes may be called so. */
const reserved = new Set(
  `about-affiliates account-deleted admin affiliate api assets auth become-a-seller blog brands cart categories category
  checkout collection consent country dev docs event event-check faq fonts global-sellers guest health help helpcenter
  home images media metrics newsletter not-found orderconfirmation orders product product-cares product-reviews
  product-stock return search sellers size-advice size-guides spin sslreturn static stock-notice str track unsubscribe
  user visitor wheel wishlist wishlists withdrawal`.split(/\s+/),
);

/** Whether a page may stand at `/{slug}`: lower-case words and hyphens, no word of the shop's own, no language. */
export const isPageSlug = (slug: string): boolean => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug) && slug.length > 2 && !reserved.has(slug);
