/** First path segments that the shop uses itself, including legal pages: a merchant's page cannot have them. */
const reserved = new Set(
  `about-affiliates accessibility account-deleted admin affiliate api assets auth become-a-seller blog brands cart categories category
  checkout collection consent country dev docs event event-check faq fonts global-sellers guest health help helpcenter
  home images imprint language legal-guarantee media metrics newsletter not-found orderconfirmation orders product privacy product-cares product-reviews
  product-stock return right-of-withdrawal search sellers size-advice size-guides spin sslreturn static stock-notice str terms track unsubscribe
  user visitor wheel wishlist wishlists withdrawal`.split(/\s+/),
);

/** Tells whether a page can use `/{slug}`: lower-case words and hyphens, not reserved, no language code. */
export const isPageSlug = (slug: string): boolean => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug) && slug.length > 2 && !reserved.has(slug);
