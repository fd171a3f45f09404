import { ShopError } from '#kit/errors';

/** One answer for an unknown e-mail, a wrong password and a role that is not held: it never tells which. */
export class LoginFailed extends ShopError {
  constructor() {
    super('LoginFailed', 401, 'Email or password is not correct');
  }
}

/** The password is right, and for this user type not enough. */
export class SecondFactorRequired extends ShopError {
  constructor() {
    super('SecondFactorRequired', 403, 'A second factor is required for this account');
  }
}

/** The specification's own words: here alone an answer tells that an e-mail is known. */
export class UserExists extends ShopError {
  constructor() {
    super('UserExists', 409, 'User Already exist');
  }
}

export class TooManyRequests extends ShopError {
  constructor(retryAfterSeconds: number) {
    super('TooManyRequests', 429, 'Too many attempts, please try again later', { retryAfterSeconds });
  }
}
