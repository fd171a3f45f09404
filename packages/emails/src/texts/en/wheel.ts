import type { WheelTexts } from '../wheel-texts.ts';

export const wheelEn: WheelTexts = {
  subject: (shop) => `Your coupon from the ${shop} wheel`,
  heading: 'You have won',
  percent: (rate) => `${rate} off your order`,
  amount: (amount) => `${amount} off your order`,
  freeDelivery: 'Free delivery for your order',
  intro: 'Enter the code in your cart. It works once, and only with this email address.',
  code: 'Your code',
  minimum: (amount) => `For purchases from ${amount}`,
  until: (day) => `Valid until ${day}`,
  button: 'To the shop',
  note: 'If it was not you who spun the wheel, you can ignore this message. Nobody else can use the coupon without your address.',
  footer: (shop) => `You receive this one message because this address was entered at the ${shop} wheel. It is not a newsletter.`,
};
