import { ShopError } from '#kit/errors';

/** The saved report does not exist, or the staff member may not see it. */
export class SavedReportNotFound extends ShopError {
  constructor() {
    super('SavedReportNotFound', 404, 'There is no such saved report');
  }
}

/** Only the owner and admins change a saved report. */
export class SavedReportNotEditable extends ShopError {
  constructor() {
    super('SavedReportNotEditable', 403, 'Only the person who saved this report and admins can change it. Duplicate it to make your own.');
  }
}

export class TooManySavedReports extends ShopError {
  constructor(max: number) {
    super('TooManySavedReports', 409, `You have ${max} saved reports. Delete one first.`);
  }
}

/** A recipient is not staff, has left, or may not read reports. */
export class UnknownRecipient extends ShopError {
  constructor() {
    super('UnknownRecipient', 422, 'A selected person cannot receive reports, because they have no access to reports. Select other people.');
  }
}
