/**
 * The files that a language's texts come in: what one browses with, and further ones that only some pages bring. A source
 * file (from `apps/storefront/app`) belongs to the first part that has it in its table, else to `shop`. What is said in
 * `shop` stands there alone.
 */
const furtherParts = {
  /** What is offered in another language than the page's: brought in that one too, so it stands alone. */
  suggestion: /^features\/behaviour\/place-suggestion\./,
  /** Guides, and forms of people who are no customers yet. */
  service: /^(features\/(care|contact|sellers)\/|routes\/(become-a-seller|contact|global-sellers|product-cares)\.)/,
  /** Why something was refused. */
  refusal: /^(lib\/error-texts|features\/cart\/notice-text)\./,
  purchase:
    /^(features\/(checkout|order|returns|papers)\/|features\/cart\/(?!cart-button|cart-context)|layouts\/checkout|routes\/(checkout|order-confirmation|order-paper|order-return|payment-return|guest-return|return|ssl-return|track-order|withdrawal)\.|ui\/(stepper|vat-rows|quantity|address-fields|error-summary|phone-field)\.|lib\/address-form\.)/,
  consent: /^(features\/consent\/|routes\/consent\.)/,
  affiliate: /^(features\/affiliate\/|layouts\/affiliate\.|routes\/affiliate(?!-login)[a-z-]*\.|ui\/day-chart\.)/,
  account:
    /^(features\/(?!behaviour|cart|checkout|home|layout|listing|order|product|reviews|search|sizes|hearts|written|consent\/consent-slot)|layouts\/(account|auth)|routes\/(account|addresses|affiliate-login|change-password|confirm-email|data-export|forgot-password|login|logout|newsletter|orders?|passkey|privacy|register|reset-password|security|settings|spin|unsubscribe|wishlists)\b|lib\/(account-notice|refusal-text|take-form)\.|ui\/(account-form|moment|section|slider-controls)\.)/,
  /** What whoever has bought something writes of it: opened by a click. */
  reviews: /^features\/reviews\/(review-form|refusal-text)\./,
  sizes: /^(features\/sizes\/(?!size-guide-link)|routes\/size-guides\.)/,
};

/** Ahead of all others what every page loads. */
export const parts = ['shop', ...Object.keys(furtherParts)];

/** Which part the texts of a source file come in. @param {string} file from `apps/storefront/app` @returns {string} */
export const partOf = (file) => Object.entries(furtherParts).find(([, files]) => files.test(file))?.[0] ?? 'shop';
