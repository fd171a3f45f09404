/** What somebody who sells for the shop is told. */
export type AffiliateMailKind =
  'applied' | 'approved' | 'rejected' | 'suspended' | 'resumed' | 'commissionRefused' | 'payoutSent' | 'payoutFailed' | 'leaving';

interface AffiliateMailValues {
  shop: string;
  /** The code that he is known by. */
  code: string;
  /** Of the order that a commission is for. */
  orderNumber: string;
  /** Of a payout's statement. */
  payoutNumber: string;
  /** With its currency. */
  amount: string;
}

interface AffiliateLetter {
  subject: string;
  heading: string;
  lines: readonly string[];
  /** On the link into the portal. */
  button: string;
}

/** The sentences of all mails about the affiliate programme in one language. */
export interface AffiliateTexts {
  letters: Record<AffiliateMailKind, (values: AffiliateMailValues) => AffiliateLetter>;
  /** Above why it was decided so. */
  reason: string;
  footer: (shop: string) => string;
}
