import { ShopError } from '#kit/errors';

/** The same response for an unknown email, a wrong password and a missing user type. */
export class LoginFailed extends ShopError {
  constructor() {
    super('LoginFailed', 401, 'Email or password is not correct');
  }
}

/** The password is correct, but this user type needs a second factor. */
export class SecondFactorRequired extends ShopError {
  constructor() {
    super('SecondFactorRequired', 403, 'A second factor is required for this account');
  }
}

/** The password is correct, and the next step is a code of the user's authenticator app. */
export class CodeRequired extends ShopError {
  /** @param challenge is sent together with the code; valid for ten minutes */
  constructor(challenge: string) {
    super('CodeRequired', 403, 'Please enter the code from your authenticator app', { challenge });
  }
}

/** Staff set up and reset their second factor in the back office. */
export class TwoStepManagedByStaff extends ShopError {
  constructor() {
    super('TwoStepManagedByStaff', 409, 'Staff manage their second factor in the back office');
  }
}

/** Wrong, used before or of another user: the response does not tell which. */
export class SecondFactorFailed extends ShopError {
  constructor() {
    super('SecondFactorFailed', 401, 'This code is wrong or was already used');
  }
}

/** Unknown, expired or with too many wrong codes: the user starts again with the password. */
export class ChallengeOver extends ShopError {
  constructor() {
    super('ChallengeOver', 401, 'Sign in again with your email and password');
  }
}

/** A user with a second factor must show it: only an admin can reset it. */
export class SecondFactorKnown extends ShopError {
  constructor() {
    super('SecondFactorKnown', 409, 'Two-factor authentication is already set up');
  }
}

/** Without this admin no one could grant access. */
export class LastAdmin extends ShopError {
  constructor() {
    super('LastAdmin', 409, 'This is the last admin. Make another staff member an admin first.');
  }
}

/** The specification's text: the only response that reveals that an email address has an account. */
export class UserExists extends ShopError {
  constructor() {
    super('UserExists', 409, 'User Already exist');
  }
}

/** The token is missing, unknown, expired or ended. */
export class Unauthorized extends ShopError {
  constructor() {
    super('Unauthorized', 401, 'Please sign in to continue');
  }
}

/** Also the response for the id of another user, so that its existence is not revealed. */
export class UserNotFound extends ShopError {
  constructor() {
    super('UserNotFound', 404, 'There is no such account');
  }
}

/** The specification's text. Used, expired, unknown or of another kind: the response does not tell which. */
export class LinkExpired extends ShopError {
  constructor() {
    super('LinkExpired', 410, 'Link Expired or incorrect Link. Please Try again');
  }
}

/** The owner of the email address might be another person, so the account gets no further credentials. */
export class EmailNotConfirmed extends ShopError {
  constructor() {
    super('EmailNotConfirmed', 409, 'Please confirm your email address first');
  }
}

/** Already ended, or of another user. */
export class SessionNotFound extends ShopError {
  constructor() {
    super('SessionNotFound', 404, 'There is no such session');
  }
}

/** Also for an address of another user. */
export class AddressNotFound extends ShopError {
  constructor() {
    super('AddressNotFound', 404, 'There is no such address');
  }
}

/** Also for a passkey of another user. */
export class PasskeyNotFound extends ShopError {
  constructor() {
    super('PasskeyNotFound', 404, 'There is no such passkey');
  }
}

/** Unknown, invalid signature, other host, expired, reused or copied: the response does not tell which. */
export class PasskeyFailed extends ShopError {
  /** @param status 422 for a user who stays signed in */
  constructor(status: 401 | 422 = 401) {
    super('PasskeyFailed', status, 'This passkey could not be used');
  }
}

/** Also for a view of another staff member. */
export class ViewNotFound extends ShopError {
  constructor() {
    super('ViewNotFound', 404, 'There is no such view');
  }
}

export class TooManyViews extends ShopError {
  constructor(most: number) {
    super('TooManyViews', 409, `You have ${most} saved views of this list. Delete one first.`);
  }
}
