/** Kinds of mails about a return. */
export type ReturnMailKind = 'requested' | 'approved' | 'rejected' | 'received' | 'withdrawal';

interface ReturnMailValues {
  shop: string;
  orderNumber: string;
  returnNumber: string;
  /** Date and time in the shop's time zone. */
  at: string;
}

interface ReturnLetter {
  subject: string;
  heading: string;
  lines: readonly string[];
  /** Label of the link to the return. */
  button: string;
}

/** The sentences of all mails about returns in one language. */
export interface ReturnTexts {
  letters: Record<ReturnMailKind, (values: ReturnMailValues) => ReturnLetter>;
  returnNumber: string;
  /** Heading of the pieces concerned. */
  pieces: string;
  /** For a withdrawal: pieces that had not been packed. */
  notSent: string;
  /** Heading of the return address. */
  sendTo: string;
  /** Heading of the reason of a refusal. */
  reason: string;
  footer: (shop: string) => string;
}
