import { ShopError } from '#kit/errors';

/** The email address is unknown, the password is wrong, or the account lacks the user type. The response does not tell which. */
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
  /** @param challenge the token to send together with the code; valid for ten minutes */
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

/** The code is wrong, already used or belongs to another user. The response does not tell which. */
export class SecondFactorFailed extends ShopError {
  constructor() {
    super('SecondFactorFailed', 401, 'This code is wrong or was already used');
  }
}

/** The challenge is unknown, expired or had too many wrong codes. The user must start again with the password. */
export class ChallengeOver extends ShopError {
  constructor() {
    super('ChallengeOver', 401, 'Sign in again with your email and password');
  }
}

/** The user already has a second factor and must use it. */
export class SecondFactorKnown extends ShopError {
  constructor() {
    super('SecondFactorKnown', 409, 'Two-factor authentication is already set up');
  }
}

/** The last admin must stay, because otherwise no user could grant access. */
export class LastAdmin extends ShopError {
  constructor() {
    super('LastAdmin', 409, 'This is the last admin. Make another staff member an admin first.');
  }
}

/** The text is from the specification. Only this response reveals that an email address has an account. */
export class UserExists extends ShopError {
  constructor() {
    super('UserExists', 409, 'User Already exist');
  }
}

/** The session token is missing, unknown or expired, or the session was ended. */
export class Unauthorized extends ShopError {
  constructor() {
    super('Unauthorized', 401, 'Please sign in to continue');
  }
}

/** The id of another user gets the same response, so that it does not reveal the account. */
export class UserNotFound extends ShopError {
  constructor() {
    super('UserNotFound', 404, 'There is no such account');
  }
}

/** The link was used, is expired, unknown or of another kind. The response does not tell which. The text is from the specification. */
export class LinkExpired extends ShopError {
  constructor() {
    super('LinkExpired', 410, 'Link Expired or incorrect Link. Please Try again');
  }
}

/** The account gets no further credentials, because the owner of the email address may be another person. */
export class EmailNotConfirmed extends ShopError {
  constructor() {
    super('EmailNotConfirmed', 409, 'Please confirm your email address first');
  }
}

/** The session has already ended or belongs to another user. */
export class SessionNotFound extends ShopError {
  constructor() {
    super('SessionNotFound', 404, 'There is no such session');
  }
}

/** The address does not exist or belongs to another user. */
export class AddressNotFound extends ShopError {
  constructor() {
    super('AddressNotFound', 404, 'There is no such address');
  }
}

/** The passkey does not exist or belongs to another user. */
export class PasskeyNotFound extends ShopError {
  constructor() {
    super('PasskeyNotFound', 404, 'There is no such passkey');
  }
}

/**
 * The passkey is unknown or copied, its signature or host is wrong, or the challenge is expired or already used. The response does not tell
 * which.
 */
export class PasskeyFailed extends ShopError {
  /** @param status 422 for a user who is signed in and stays signed in */
  constructor(status: 401 | 422 = 401) {
    super('PasskeyFailed', status, 'This passkey could not be used');
  }
}

/** The view does not exist or belongs to another staff member. */
export class ViewNotFound extends ShopError {
  constructor() {
    super('ViewNotFound', 404, 'There is no such view');
  }
}

export class TooManyViews extends ShopError {
  constructor(max: number) {
    super('TooManyViews', 409, `You have ${max} saved views of this list. Delete one first.`);
  }
}
