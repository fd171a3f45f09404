import { share } from '#kit/money';
import { sumGoods, takeOff } from './benefit.ts';
import { defineRule } from './discount-rule.ts';
import { formatRate, nameReward } from './rule-texts.ts';

/** Takes off a percentage of the current price, rounded half away from zero. */
export const percentOff = defineRule({
  kind: 'percent',
  name: 'Percentage',
  uses: ['coupon', 'goal', 'affiliate'],
  fields: { rate: { type: 'percent', label: 'Percentage' } },
  compute: (order, { rate }) => takeOff(share(sumGoods(order.lines), rate), order),
  getReward: ({ rate }, setting) => nameReward(formatRate(rate, setting), setting),
});
