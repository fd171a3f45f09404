/** What somebody is told who sells here, or has applied to. */
export type SellerMailKind = 'received' | 'again' | 'approved' | 'rejected' | 'suspended' | 'resumed';

interface SellerLetter {
  subject: string;
  heading: string;
  lines: readonly string[];
  /** On the link to the page of all sellers. */
  button: string;
}

/** The sentences of all mails to sellers in one language. */
export interface SellerTexts {
  letters: Record<SellerMailKind, (values: { shop: string; company: string }) => SellerLetter>;
  /** Above why it was decided so. */
  reason: string;
  footer: (shop: string) => string;
}
