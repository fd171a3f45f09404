/** Kinds of mails about an account. */
export type AccountMailKind =
  | 'welcome'
  | 'confirmEmail'
  | 'resetPassword'
  | 'passwordChanged'
  | 'newDevice'
  | 'passkeyAdded'
  | 'leaveEmail'
  | 'takeEmail'
  | 'takenEmail'
  | 'emailChanged'
  | 'dataReady'
  | 'accountDeleted'
  | 'invited';

/** Values in the sentences. */
interface AccountMailValues {
  shop: string;
  /** Another email address of the account; '' if there is none. */
  newEmail: string;
  /** The shop's email address. */
  writeTo: string;
}

/** The texts of one mail. */
interface Letter {
  subject: string;
  heading: string;
  /** Paragraphs. The first follows the greeting. */
  lines: readonly string[];
  /** Label of the link; null: there is no link. */
  button: string | null;
  /** Small print below it: how long the link is valid, and what to do if the request came from another person. */
  note: string;
}

/** The sentences of all mails about an account in one language. */
export interface AccountTexts {
  /** @param firstName '' for an email address of an unknown person */
  greeting: (firstName: string) => string;
  letters: Record<AccountMailKind, (values: AccountMailValues) => Letter>;
  signIn: { when: string; browser: string; network: string; unknown: string };
  footer: (shop: string) => string;
}
