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
