import { defineRule } from './discount-rule.ts';

/** Makes delivery free if it has a charge that can be waived. */
export const freeDelivery = defineRule({
  kind: 'free-delivery',
  name: 'Free delivery',
  uses: ['coupon', 'goal'],
  fields: {},
  compute: ({ lines, delivery }) => ({ off: lines.map(() => 0), isDeliveryFree: delivery > 0 }),
  findIdleReason: ({ price, canBeFree }) => (price > 0 && !canBeFree ? 'other-delivery' : 'free-already'),
  getReward: (_, { t }) => t('reward.freeDelivery'),
});
