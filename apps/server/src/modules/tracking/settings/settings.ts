/** A kind of visit by a campaign. `*` stands for any text, upper and lower case are the same. */
export interface OwnChannel {
  /** Pattern of `utm_source`. */
  source: string;
  /** Pattern of `utm_medium`. */
  medium: string;
}

/**
 * `code-first`: a code in the coupon field is credited before all links. `link-first`: it is credited only if no other affiliate's link or
 * touch can be.
 */
export type CodeRule = 'code-first' | 'link-first';
