import { ShopError } from '#kit/errors';
import { toWords } from '#kit/transitions';

export class TicketNotFound extends ShopError {
  constructor(id: number) {
    super('TicketNotFound', 404, 'There is no such ticket', { id });
  }
}

export class TicketCannotMove extends ShopError {
  constructor(status: string, move: string) {
    super('TicketCannotMove', 409, `The status of the ticket is "${toWords(status)}", which does not allow "${toWords(move)}"`, { status, move });
  }
}

/** A colleague or the customer has written since the reply was begun. */
export class TicketHasNewMessage extends ShopError {
  constructor() {
    super('TicketHasNewMessage', 409, 'A new message has arrived in this ticket. Read it, then send again.');
  }
}

/** The request was already handled with another text. */
export class TicketMessageStored extends ShopError {
  constructor() {
    super('TicketMessageStored', 409, 'This message was already stored with another text. Check the conversation, then send again.');
  }
}

export class AssigneeNotFound extends ShopError {
  constructor(id: number) {
    super('AssigneeNotFound', 422, 'This staff member cannot answer messages', { id });
  }
}

export class InboundMailOff extends ShopError {
  constructor() {
    super('InboundMailOff', 404, 'This shop does not receive emails');
  }
}

export class InboundMailRefused extends ShopError {
  constructor() {
    super('InboundMailRefused', 401, 'The secret is wrong');
  }
}

export class InboundMailTooLarge extends ShopError {
  constructor(maxBytes: number) {
    super('BodyTooLarge', 413, 'The email is too large', { maxBytes });
  }
}

/** The body is not an email with a sender. */
export class NotAnEmail extends ShopError {
  constructor() {
    super('NotAnEmail', 422, 'The body is not an email with a sender');
  }
}
