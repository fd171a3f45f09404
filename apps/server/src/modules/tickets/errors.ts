import { ShopError } from '#kit/errors';

export class TicketNotFound extends ShopError {
  constructor(id: number) {
    super('TicketNotFound', 404, 'There is no such ticket', { id });
  }
}

export class TicketCannotMove extends ShopError {
  constructor(status: string, move: string) {
    super('TicketCannotMove', 409, `A ticket that is ${status} cannot ${move}`, { status, move });
  }
}
