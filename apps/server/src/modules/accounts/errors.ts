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

/** Wrong, used before, or none of his: it never tells which. */
export class SecondFactorFailed extends ShopError {
  constructor() {
    super('SecondFactorFailed', 401, 'This code is not right, or was used before');
  }
}

/** Unknown, too late, or after too many wrong codes: the password comes first again. */
export class ChallengeOver extends ShopError {
  constructor() {
    super('ChallengeOver', 401, 'Please start again with your e-mail and password');
  }
}

/** Whoever has a second factor shows it: only an admin takes it away. */
export class SecondFactorKnown extends ShopError {
  constructor() {
    super('SecondFactorKnown', 409, 'A second factor is set up already');
  }
}

/** Nobody could let others in any more. */
export class LastAdmin extends ShopError {
  constructor() {
    super('LastAdmin', 409, 'This is the last admin: make another one first');
  }
}

/** The specification's own words: here alone an answer tells that an e-mail is known. */
export class UserExists extends ShopError {
  constructor() {
    super('UserExists', 409, 'User Already exist');
  }
}

/** No token, or one that is unknown, expired or was ended. */
export class Unauthorized extends ShopError {
  constructor() {
    super('Unauthorized', 401, 'Please sign in to continue');
  }
}

/** Also what somebody else's id is answered with: nobody learns that there is one. */
export class UserNotFound extends ShopError {
  constructor() {
    super('UserNotFound', 404, 'There is no such account');
  }
}

/** The specification's own words. Used, expired, unknown or of another kind: it never tells which. */
export class LinkExpired extends ShopError {
  constructor() {
    super('LinkExpired', 410, 'Link Expired or incorrect Link. Please Try again');
  }
}

/** Ended already, or somebody else's. */
export class SessionNotFound extends ShopError {
  constructor() {
    super('SessionNotFound', 404, 'There is no such session');
  }
}

/** Somebody else's address too. */
export class AddressNotFound extends ShopError {
  constructor() {
    super('AddressNotFound', 404, 'There is no such address');
  }
}

/** Somebody else's passkey too. */
export class PasskeyNotFound extends ShopError {
  constructor() {
    super('PasskeyNotFound', 404, 'There is no such passkey');
  }
}

/** Unknown, signed wrongly, for another host, too late, the second time, or a copy: it never tells which. */
export class PasskeyFailed extends ShopError {
  /** @param status 422 for somebody who is signed in and stays it */
  constructor(status: 401 | 422 = 401) {
    super('PasskeyFailed', status, 'This passkey could not be used');
  }
}
