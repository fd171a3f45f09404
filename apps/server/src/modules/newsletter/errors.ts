import { ShopError } from '#kit/errors';

/** Message of the specification, only for a confirmed address. A pending or ended subscription is answered like a new one. */
export class AlreadySubscribed extends ShopError {
  constructor() {
    super('AlreadySubscribed', 409, 'Your email is already subscribed');
  }
}

/** Message of the specification. It does not reveal whether a link is used, expired, unknown or of another kind. */
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

export class MailingNotFound extends ShopError {
  constructor(id: number) {
    super('MailingNotFound', 404, 'There is no such mailing', { id });
  }
}

/** The state of the mailing does not allow the operation, such as a change after sending began. */
export class MailingLocked extends ShopError {
  constructor(state: string) {
    super('MailingLocked', 409, `This is not possible while the mailing is ${state}`, { state });
  }
}
