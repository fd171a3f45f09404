import { ShopError } from '#kit/errors';

/** The specification's own words: of a confirmed mailbox alone. One that was only asked, or has left, answers as a new one does. */
export class AlreadySubscribed extends ShopError {
  constructor() {
    super('AlreadySubscribed', 409, 'Your email is already subscribed');
  }
}

/** The specification's own words. Used, too old, unknown or of another kind: it never tells which. */
export class NewsletterLinkExpired extends ShopError {
  constructor() {
    super('LinkExpired', 410, 'Link Expired or incorrect Link. Please Try again');
  }
}

export class SubscriberNotFound extends ShopError {
  constructor(id: number) {
    super('SubscriberNotFound', 404, 'There is no such subscriber', { id });
  }
}
