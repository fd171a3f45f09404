/** The kinds of requests that must be confirmed by the email of the order. */
export const confirmationKinds = ['return', 'withdrawal', 'review'] as const;
export type ConfirmationKind = (typeof confirmationKinds)[number];
