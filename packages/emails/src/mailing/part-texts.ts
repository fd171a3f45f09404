/** Sentences and formats of the subscriber's language. */
export interface PartTexts {
  /** BCP 47 tag. */
  tag: string;
  amount: (major: number) => string;
  coupon: string;
  couponNote: string;
  priorPrice: (major: number) => string;
}
