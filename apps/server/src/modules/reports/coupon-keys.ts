/** The key of all coupons of the prize wheel, each of which has its own code. It is not a valid coupon code. */
export const PRIZE_KEY = 'SPIN-*';
