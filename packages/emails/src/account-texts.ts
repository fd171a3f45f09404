/** Each mail about an account. */
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

/** What its sentences name. */
interface AccountMailValues {
  shop: string;
  /** Another e-mail of the account: '' where none is meant. */
  newEmail: string;
  /** The shop's own mailbox. */
  writeTo: string;
}

/** What one mail says. */
interface Letter {
  subject: string;
  heading: string;
  /** Paragraphs. The first follows the greeting. */
  lines: readonly string[];
  /** On the link; null: it has none. */
  button: string | null;
  /** Below it, in small letters: how long it holds, and what to do if it was somebody else. */
  note: string;
}

/** The sentences of all mails about an account in one language. */
export interface AccountTexts {
  /** @param firstName '' for a mailbox whose owner we do not know */
  greeting: (firstName: string) => string;
  letters: Record<AccountMailKind, (values: AccountMailValues) => Letter>;
  signIn: { when: string; browser: string; network: string; unknown: string };
  footer: (shop: string) => string;
}
