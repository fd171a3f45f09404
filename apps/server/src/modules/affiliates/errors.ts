import { ShopError } from '#kit/errors';

/** Also what somebody else's is answered with. */
export class AffiliateNotFound extends ShopError {
  constructor() {
    super('AffiliateNotFound', 404, 'There is no such affiliate');
  }
}

export class AlreadyApplied extends ShopError {
  constructor() {
    super('AlreadyApplied', 409, 'You have applied already');
  }
}

export class ProgrammeClosed extends ShopError {
  constructor() {
    super('ProgrammeClosed', 409, 'The programme takes no applications at the moment');
  }
}

/** Links, discounts and earnings are for those whose application was accepted. */
export class AffiliateNotActive extends ShopError {
  constructor(status: string) {
    super('AffiliateNotActive', 403, 'Your account in the programme is not active', { status });
  }
}

export class AffiliateCannotMove extends ShopError {
  constructor(status: string, move: string) {
    super('AffiliateCannotMove', 409, `An affiliate that is ${status} cannot be moved by "${move}"`, { status, move });
  }
}

export class RuleNotFound extends ShopError {
  constructor() {
    super('RuleNotFound', 404, 'There is no such rule');
  }
}

export class TermsNotFound extends ShopError {
  constructor(what: 'tier' | 'group') {
    super('TermsNotFound', 404, `There is no such ${what}`, { what });
  }
}

export class CommissionNotFound extends ShopError {
  constructor() {
    super('CommissionNotFound', 404, 'There is no such commission');
  }
}

/** Somebody has decided already, or nobody has to. */
export class NothingToReview extends ShopError {
  constructor() {
    super('NothingToReview', 409, 'Nobody has to look at this commission any more');
  }
}

/** Also what somebody else's is answered with. */
export class PayoutNotFound extends ShopError {
  constructor() {
    super('PayoutNotFound', 404, 'There is no such payout');
  }
}

export class PayoutCannotMove extends ShopError {
  constructor(number: string, status: string, move: string) {
    super('PayoutCannotMove', 409, `Payout ${number} is ${status}`, { number, status, move });
  }
}

export class LinkNotFound extends ShopError {
  constructor() {
    super('LinkNotFound', 404, 'There is no such link');
  }
}

export class TooManyLinks extends ShopError {
  constructor(most: number) {
    super('TooManyLinks', 409, `You have ${most} links; archive those that you do not need`, { most });
  }
}

/** What somebody has earned depends on what he was in on the day. */
export class TermsInUse extends ShopError {
  constructor(what: 'tier' | 'group') {
    super('TermsInUse', 409, `Affiliates are or were in this ${what}, or a rule names it: it stays`, { what });
  }
}

/** No prepared payout goes into such a file. */
export class NothingToExport extends ShopError {
  constructor(kind: string, currency: string) {
    super('NothingToExport', 409, `No prepared payout in ${currency} goes into a ${kind} file`, { kind, currency });
  }
}

/** A file for the bank says from which account it pays. */
export class NoPayoutBank extends ShopError {
  constructor() {
    super('NoPayoutBank', 409, 'The account that affiliates are paid from is not set: PAYOUT_IBAN');
  }
}

/** Its file is gone, and it cannot be written again as it was. */
export class PayoutFileLost extends ShopError {
  constructor(name: string) {
    super('PayoutFileLost', 409, `${name} is lost, and would not be the same again: mark its payouts as failed and prepare them anew`, { name });
  }
}

/** It is issued when the money has arrived. */
export class NoPayoutInvoice extends ShopError {
  constructor(number: string) {
    super('NoPayoutInvoice', 409, `Payout ${number} has no invoice: it is issued when it is paid`, { number });
  }
}

/** Also what somebody else's is answered with. */
export class PostbackNotFound extends ShopError {
  constructor() {
    super('PostbackNotFound', 404, 'There is no such postback');
  }
}

/** Nothing is sent: there is no address, or the merchant has switched it off. */
export class NoPostbackAddress extends ShopError {
  constructor() {
    super('NoPostbackAddress', 409, 'There is no address that postbacks go to, or it is switched off');
  }
}
