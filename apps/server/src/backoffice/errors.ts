import { ShopError } from '#kit/errors';

/** No token, one that is no staff's, or one that has ended. */
export class StaffUnknown extends ShopError {
  constructor() {
    super('StaffUnknown', 401, 'Please sign in to the back office');
  }
}

/** Signed in, and this is not among what he may work on. */
export class NotForYou extends ShopError {
  constructor() {
    super('NotForYou', 403, 'Your role does not include this');
  }
}

/** Who may do what is for another admin to say. */
export class NotYourself extends ShopError {
  constructor() {
    super('NotYourself', 409, 'Nobody changes his own access: ask another admin');
  }
}

/** Somebody else has saved it since it was opened: nothing of his is overwritten. */
export class ChangedMeanwhile extends ShopError {
  constructor(last: { actor: string; at: Date } | undefined) {
    super('ChangedMeanwhile', 409, `${last?.actor ?? 'Somebody'} has changed this since you opened it. Nothing of yours was saved yet.`, {
      ...(last && { by: last.actor, at: last.at.toISOString() }),
    });
  }
}

/** Not there, or somebody else's. */
export class NotThere extends ShopError {
  constructor(subject: string) {
    super('NotThere', 404, `There is no such ${subject}`, { subject });
  }
}
