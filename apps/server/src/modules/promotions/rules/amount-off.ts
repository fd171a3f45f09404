import { formatPrice } from '#kit/format-price';
import { takeOff } from './benefit.ts';
import { defineRule } from './discount-rule.ts';
import { nameReward } from './rule-texts.ts';

/** Takes off a fixed amount, at most the price of the goods. */
export const amountOff = defineRule({
  kind: 'amount',
  name: 'Fixed amount',
  uses: ['coupon', 'goal', 'affiliate'],
  fields: { amounts: { type: 'amounts', label: 'Amount' } },
  compute: (order, { amounts }) => takeOff(amounts[order.currency] ?? 0, order),
  getReward: ({ amounts }, setting) => nameReward(formatPrice(amounts[setting.currency] ?? 0, setting), setting),
});
