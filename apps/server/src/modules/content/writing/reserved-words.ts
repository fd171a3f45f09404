/** First words of addresses that are the shop's own, legal pages among them: no page that somebody writes may be called so. */
const reserved = new Set(
  `about-affiliates accessibility account-deleted admin affiliate api assets auth become-a-seller blog brands cart categories category
  checkout collection consent country dev docs event event-check faq fonts global-sellers guest health help helpcenter
  home images imprint language legal-guarantee media metrics newsletter not-found orderconfirmation orders product privacy product-cares product-reviews
  product-stock return right-of-withdrawal search sellers size-advice size-guides spin sslreturn static stock-notice str terms track unsubscribe
  user visitor wheel wishlist wishlists withdrawal`.split(/\s+/),
);

/** Whether a page may stand at `/{slug}`: lower-case words and hyphens, no word of the shop's own, no language. */
export const isPageSlug = (slug: string): boolean => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug) && slug.length > 2 && !reserved.has(slug);
