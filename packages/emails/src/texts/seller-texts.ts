/** Kinds of mails to sellers and applicants. */
export type SellerMailKind = 'received' | 'again' | 'approved' | 'rejected' | 'suspended' | 'resumed';

interface SellerLetter {
  subject: string;
  heading: string;
  lines: readonly string[];
  /** Label of the link to the page of all sellers. */
  button: string;
}

/** The sentences of all mails to sellers in one language. */
export interface SellerTexts {
  letters: Record<SellerMailKind, (values: { shop: string; company: string }) => SellerLetter>;
  /** Heading of the reason of a decision. */
  reason: string;
  footer: (shop: string) => string;
}
