import { ShopError } from '#kit/errors';
import { toWords } from '#kit/transitions';

/** Also thrown for another user's affiliate. */
export class AffiliateNotFound extends ShopError {
  constructor() {
    super('AffiliateNotFound', 404, 'There is no such affiliate');
  }
}

export class AlreadyApplied extends ShopError {
  constructor() {
    super('AlreadyApplied', 409, 'You have already applied');
  }
}

export class ProgrammeClosed extends ShopError {
  constructor() {
    super('ProgrammeClosed', 409, 'The programme does not accept applications at the moment');
  }
}

/** Links, discounts and earnings require an approved application. */
export class AffiliateNotActive extends ShopError {
  constructor(status: string) {
    super('AffiliateNotActive', 403, 'Your account in the programme is not active', { status });
  }
}

export class AffiliateCannotMove extends ShopError {
  constructor(status: string, move: string) {
    super('AffiliateCannotMove', 409, `The status of the affiliate is "${toWords(status)}", which does not allow "${toWords(move)}"`, {
      status,
      move,
    });
  }
}

export class RuleNotFound extends ShopError {
  constructor() {
    super('RuleNotFound', 404, 'There is no such rule');
  }
}

export class TermsNotFound extends ShopError {
  constructor(kind: 'tier' | 'group') {
    super('TermsNotFound', 404, `There is no such ${kind}`, { what: kind });
  }
}

export class CommissionNotFound extends ShopError {
  constructor() {
    super('CommissionNotFound', 404, 'There is no such commission');
  }
}

/** The commission was reviewed already, or needs no review. */
export class NothingToReview extends ShopError {
  constructor() {
    super('NothingToReview', 409, 'This commission no longer needs a review');
  }
}

/** Also thrown for another affiliate's payout. */
export class PayoutNotFound extends ShopError {
  constructor() {
    super('PayoutNotFound', 404, 'There is no such payout');
  }
}

export class PayoutCannotMove extends ShopError {
  constructor(number: string, status: string, move: string) {
    super('PayoutCannotMove', 409, `The status of payout ${number} is "${toWords(status)}", which does not allow "${toWords(move)}"`, {
      number,
      status,
      move,
    });
  }
}

export class LinkNotFound extends ShopError {
  constructor() {
    super('LinkNotFound', 404, 'There is no such link');
  }
}

export class TooManyLinks extends ShopError {
  constructor(most: number) {
    super('TooManyLinks', 409, `You have ${most} links. Archive links that you do not need.`, { most });
  }
}

/** Past commissions depend on the tier and group of the day, so both must remain. */
export class TermsInUse extends ShopError {
  constructor(kind: 'tier' | 'group') {
    super('TermsInUse', 409, `This ${kind} cannot be deleted, because affiliates, commission rules or announcements use it`, { what: kind });
  }
}

/** No prepared payout matches the file's kind and currency. */
export class NothingToExport extends ShopError {
  constructor(kind: string, currency: string) {
    super('NothingToExport', 409, `There are no prepared payouts in ${currency} for a ${kind} file`, { kind, currency });
  }
}

/** A bank file names the account that it pays from. */
export class NoPayoutBank extends ShopError {
  constructor() {
    super('NoPayoutBank', 409, 'The payout account of the shop is not configured (PAYOUT_IBAN)');
  }
}

/** The file is lost and cannot be written again with the same bytes. */
export class PayoutFileLost extends ShopError {
  constructor(name: string) {
    super('PayoutFileLost', 409, `The file ${name} is missing. Mark its payouts as failed and prepare them again.`, { name });
  }
}

/** An invoice is issued when the payout is paid. */
export class NoPayoutInvoice extends ShopError {
  constructor(number: string) {
    super('NoPayoutInvoice', 409, `Payout ${number} has no invoice yet. The invoice is issued when the payout is paid.`, { number });
  }
}

/** Also thrown for another affiliate's postback. */
export class PostbackNotFound extends ShopError {
  constructor() {
    super('PostbackNotFound', 404, 'There is no such postback');
  }
}

/** Nothing is sent: there is no address, or the merchant has switched it off. */
export class NoPostbackAddress extends ShopError {
  constructor() {
    super('NoPostbackAddress', 409, 'There is no postback URL, or postbacks are deactivated');
  }
}

/** A row was changed outside of the shop, so no money may move by it. */
export class PayoutsDoNotMatch extends ShopError {
  constructor(problems: readonly string[]) {
    super('PayoutsDoNotMatch', 409, `The payouts do not match the ledger: ${problems.join('; ')}`, { problems: problems.join('; ') });
  }
}

/** Nothing is paid from a ledger that was changed. */
export class LedgerBroken extends ShopError {
  constructor(breaks: readonly string[]) {
    const first = breaks.slice(0, 10).join('; ');
    super('LedgerBroken', 409, `The ledger was changed outside of the shop, so payouts are blocked: ${first}`, { breaks: first });
  }
}

/** A report needs a token that is not expired or revoked. */
export class ApiTokenRequired extends ShopError {
  constructor() {
    super('ApiTokenRequired', 401, 'Send a valid API token');
  }
}

export class ScopeMissing extends ShopError {
  constructor(scope: string) {
    super('ScopeMissing', 403, `The API token does not have the scope "${scope}"`, { scope });
  }
}

/** Also thrown for another affiliate's token. */
export class ApiTokenNotFound extends ShopError {
  constructor() {
    super('ApiTokenNotFound', 404, 'There is no such API token');
  }
}

export class TooManyApiTokens extends ShopError {
  constructor(most: number) {
    super('TooManyApiTokens', 409, `You have ${most} API tokens. Revoke a token first.`, { most });
  }
}

/** Message of the specification. It does not reveal whether the affiliate was deleted or the link is wrong. */
export class AnnouncementLinkExpired extends ShopError {
  constructor() {
    super('LinkExpired', 410, 'Link Expired or incorrect Link. Please Try again');
  }
}
