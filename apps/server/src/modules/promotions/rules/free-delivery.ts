import { defineRule } from './discount-rule.ts';

/** "Free delivery" after an amount that is missing for it. */
const rewards = {
  en: 'free delivery',
  bn: 'বিনামূল্যে ডেলিভারি',
  de: 'kostenlose Lieferung',
  bg: 'безплатна доставка',
  cz: 'doprava zdarma',
  el: 'δωρεάν αποστολή',
  es: 'envío gratis',
  hr: 'besplatnu dostavu',
  hu: 'ingyenes szállítás',
  it: 'la spedizione gratuita',
  lt: 'nemokamas pristatymas',
  pl: 'darmowa dostawa',
  pt: 'portes grátis',
  ro: 'livrare gratuită',
  sk: 'doprava zadarmo',
  sl: 'brezplačno dostavo',
  at: 'Gratisversand',
};

/** Makes delivery free if it has a charge that can be waived. */
export const freeDelivery = defineRule({
  kind: 'free-delivery',
  name: 'Free delivery',
  uses: ['coupon', 'goal'],
  fields: {},
  compute: ({ lines, delivery }) => ({ off: lines.map(() => 0), isDeliveryFree: delivery > 0 }),
  findIdleReason: ({ price, canBeFree }) => (price > 0 && !canBeFree ? 'other-delivery' : 'free-already'),
  getReward: (_, { language }) => rewards[language],
});
