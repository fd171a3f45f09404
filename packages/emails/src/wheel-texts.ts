/** The sentences of the mail with a coupon that was won on the wheel, in one language. */
export interface WheelTexts {
  subject: (shop: string) => string;
  heading: string;
  /** What the coupon gives; amounts and rates are already formatted. */
  percent: (rate: string) => string;
  amount: (amount: string) => string;
  freeDelivery: string;
  intro: string;
  code: string;
  minimum: (amount: string) => string;
  /** The last day on which it holds. */
  until: (day: string) => string;
  button: string;
  /** Of somebody who has not spun himself. */
  note: string;
  footer: (shop: string) => string;
}
