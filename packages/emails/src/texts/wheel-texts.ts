/** The sentences of the mail with a coupon from the prize wheel, in one language. */
export interface WheelTexts {
  subject: (shop: string) => string;
  heading: string;
  /** The coupon's value; amounts and rates are already formatted. */
  percent: (rate: string) => string;
  amount: (amount: string) => string;
  freeDelivery: string;
  intro: string;
  code: string;
  minimum: (amount: string) => string;
  /** Takes the last day of validity. */
  until: (day: string) => string;
  button: string;
  /** For a recipient who has not spun the wheel. */
  note: string;
  footer: (shop: string) => string;
}
