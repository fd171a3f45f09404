import { ShopError } from '#kit/errors';

/** Somebody else had the last use of a coupon between its being read and its being used. */
export class CouponTaken extends ShopError {
  constructor() {
    super('CouponTaken', 409, 'The coupon has just been used up');
  }
}

export class CouponExists extends ShopError {
  constructor(code: string) {
    super('CouponExists', 409, `There is a coupon ${code} already`, { code });
  }
}

export class CouponNotFound extends ShopError {
  constructor(code: string) {
    super('CouponNotFound', 404, `There is no coupon ${code}`, { code });
  }
}

/** Orders name it: it can be ended, not deleted. */
export class CouponUsed extends ShopError {
  constructor() {
    super('CouponUsed', 409, 'Orders have used this coupon: end it instead');
  }
}

/** Somebody else had the last use of an affiliate's discount between its being read and its being used. */
export class AffiliateDiscountTaken extends ShopError {
  constructor() {
    super('AffiliateDiscountTaken', 409, 'The discount has just been used up');
  }
}

/** Orders name it: it can be ended, not deleted. */
export class AffiliateDiscountUsed extends ShopError {
  constructor() {
    super('AffiliateDiscountUsed', 409, 'Orders have used this discount: end it instead');
  }
}
