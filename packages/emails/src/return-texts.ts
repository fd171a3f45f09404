/** What a customer is told of something that he sends back. */
export type ReturnMailKind = 'requested' | 'approved' | 'rejected' | 'received' | 'withdrawal';

interface ReturnMailValues {
  shop: string;
  orderNumber: string;
  returnNumber: string;
  /** Date and time, as the shop's clocks show it. */
  at: string;
}

interface ReturnLetter {
  subject: string;
  heading: string;
  lines: readonly string[];
  /** On the link to the page of the return. */
  button: string;
}

/** The sentences of all mails about returns in one language. */
export interface ReturnTexts {
  letters: Record<ReturnMailKind, (values: ReturnMailValues) => ReturnLetter>;
  returnNumber: string;
  /** Above the pieces that a mail is about. */
  pieces: string;
  /** Of a withdrawal: pieces that had not been packed. */
  notSent: string;
  /** Above an address. */
  sendTo: string;
  /** Above why a return was refused. */
  reason: string;
  footer: (shop: string) => string;
}
