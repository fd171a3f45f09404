import { ShopError } from '#kit/errors';

/** Another order took the last use of the coupon after it was read. */
export class CouponTaken extends ShopError {
  constructor() {
    super('CouponTaken', 409, 'The coupon has just been used up');
  }
}

export class CouponNotFound extends ShopError {
  constructor(code: string) {
    super('CouponNotFound', 404, `There is no coupon ${code}`, { code });
  }
}

/** Orders refer to the coupon, so it can be ended but not deleted. */
export class CouponUsed extends ShopError {
  constructor() {
    super('CouponUsed', 409, 'Orders have used this coupon. Deactivate it instead.');
  }
}

/** Another order took the last use of the discount after it was read. */
export class AffiliateDiscountTaken extends ShopError {
  constructor() {
    super('AffiliateDiscountTaken', 409, 'The discount has just been used up');
  }
}

/** Orders refer to the discount, so it can be ended but not deleted. */
export class AffiliateDiscountUsed extends ShopError {
  constructor() {
    super('AffiliateDiscountUsed', 409, 'Orders have used this discount. Deactivate it instead.');
  }
}
