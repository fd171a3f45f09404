/**
 * The files into which a language's texts are split: one for browsing, and others that only some pages load. A source file
 * (relative to `apps/storefront/app`) belongs to the first part whose pattern matches, otherwise to `shop`. Texts in `shop` are
 * not repeated in other parts.
 */
const furtherParts = {
  /** Shown in another language than the page's and loaded for that language too, so it is separate. */
  suggestion: /^features\/behaviour\/suggestion\/place-suggestion\./,
  /** Guides, forms for visitors who are not customers, previews, the offline page, and texts of the footer that only the server reads. */
  service:
    /^(features\/layout\/footer-groups\.|features\/(care|contact|sellers)\/|features\/product\/notice\/stock-notice-(link|answer)\.|features\/behaviour\/preview-bar\.|routes\/content\/(become-a-seller|contact|event-check|faq|global-sellers|help-center)\.|routes\/catalogue\/product-cares\.|routes\/visitor\/offline\.)/,
  /** The search page, the suggestions while typing, and the not-found page, which has a search. */
  search:
    /^(features\/search\/(search-header|search-start|suggestion-panel)\.|features\/layout\/screens\/not-found-screen\.|layouts\/missing-page\.|routes\/catalogue\/search\.)/,
  /** The parts below the products of a listing, the listing without products, and the sizes of a card. */
  listing: /^(features\/listing\/(pages\/|empty-listing\.|card\/quick-add\.)|ui\/page-links\.)/,
  /** Messages about refused requests. */
  refusal: /^(lib\/api\/error-texts|features\/cart\/notice\/notice-text)\./,
  purchase:
    /^(features\/(checkout|order|returns|documents)\/|features\/reviews\/confirm-review\.|features\/cart\/(?!drawer\/cart-(?:button|context))|layouts\/checkout|routes\/\w+\/(checkout|confirm-request|linked-return|order-confirmation|order-document|order-return|pay-order|payment-return|guest-return|return|ssl-return|track-order|withdrawal)\.|ui\/(\w+\/)?(stepper|vat-rows|quantity|address-fields|error-summary|phone-field)\.|lib\/forms\/(address-form|coupon-texts)\.|ui\/forms\/coupon-box\.)/,
  consent: /^(features\/consent\/|routes\/visitor\/consent\.)/,
  affiliate: /^(features\/affiliate\/|layouts\/affiliate\.|routes\/affiliate\/affiliate-(?!login)|ui\/figures\/day-chart\.)/,
  account:
    /^(features\/(?!behaviour|cart|checkout|home|layout|listing|order|product|reviews|search|sizes|hearts|written|consent\/consent-slot)|layouts\/(account|auth)|routes\/\w+\/(account|addresses|affiliate-login|change-password|confirm-email|data-export|forgot-password|login|logout|newsletter|orders?|passkey|privacy|register|reset-password|security|settings|spin|unsubscribe|wishlists)\b|lib\/\w+\/(account-notice|refusal-text|handle-form)\.|ui\/(\w+\/)?(account-form|current-password|new-password-field|moment|section|slider-controls)\.)/,
  /** Reviews and other products below a product, and its enlarged pictures. */
  product: /^(features\/product\/gallery\/zoom-|layouts\/product-below\.|features\/reviews\/(reviews|review-item|star-bars|fit-bar|fit-texts)\.)/,
  /** The review form, which is opened by a click. */
  reviews: /^features\/reviews\/(review-form|refusal-text)\./,
  sizes: /^(features\/sizes\/(?!guide\/size-guide-link)|routes\/catalogue\/size-guides\.)/,
};

/** Starts with the part that every page loads. */
export const parts = ['shop', ...Object.keys(furtherParts)];

/**
 * Returns the part of a source file's texts.
 * @param {string} file path relative to `apps/storefront/app`
 * @returns {string}
 */
export const getPart = (file) => Object.entries(furtherParts).find(([, files]) => files.test(file))?.[0] ?? 'shop';
