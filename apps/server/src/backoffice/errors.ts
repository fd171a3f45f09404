import { ShopError } from '#kit/errors';

/** No token, a token that is not for staff, or an expired one. */
export class StaffSignInRequired extends ShopError {
  constructor() {
    super('StaffSignInRequired', 401, 'Please sign in to the back office');
  }
}

/** Signed in, but without access to this area. */
export class NotPermitted extends ShopError {
  constructor() {
    super('NotPermitted', 403, 'You do not have permission to do this');
  }
}

/** People must not change their own access; another admin has to. */
export class OwnAccessUnchangeable extends ShopError {
  constructor() {
    super('OwnAccessUnchangeable', 409, 'You cannot change your own access. Ask another admin.');
  }
}

/** Another user saved the record since it was opened; their change is not overwritten. */
export class EditConflict extends ShopError {
  constructor(last: { actor: string; at: Date } | undefined) {
    super(
      'EditConflict',
      409,
      `${last?.actor ?? 'Another user'} has changed this since you opened it. Load the current version before you make changes.`,
      {
        ...(last && { by: last.actor, at: last.at.toISOString() }),
      },
    );
  }
}

/** The record does not exist or belongs to another vendor. */
export class RecordNotFound extends ShopError {
  constructor(subject: string) {
    super('RecordNotFound', 404, `There is no such ${subject.replaceAll('-', ' ')}`, { subject });
  }
}

/** The products differ from the preview, because someone changed them in the meantime. */
export class ProductsChanged extends ShopError {
  constructor() {
    super('ProductsChanged', 409, 'Products have changed since the preview. Check the new preview before you apply it.');
  }
}

/** The prices differ from those of the preview, because someone changed them in the meantime. */
export class PricesChanged extends ShopError {
  constructor() {
    super('PricesChanged', 409, 'Prices have changed since the preview. Check the new preview before you apply it.');
  }
}
