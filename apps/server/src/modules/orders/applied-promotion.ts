export type { AppliedPromotion } from '#modules/promotions';
