/** Kinds of mails to affiliates. */
export type AffiliateMailKind =
  | 'applied'
  | 'approved'
  | 'rejected'
  | 'suspended'
  | 'resumed'
  | 'commissionRefused'
  | 'payoutSent'
  | 'payoutFailed'
  | 'payoutAccountChanged'
  | 'leaving';

interface AffiliateMailValues {
  shop: string;
  /** The affiliate's code. */
  code: string;
  /** Number of the order of a commission. */
  orderNumber: string;
  /** Number of a payout's statement. */
  payoutNumber: string;
  /** With its currency. */
  amount: string;
  /** The last day on which payouts wait. */
  day: string;
}

interface AffiliateLetter {
  subject: string;
  heading: string;
  lines: readonly string[];
  /** Label of the link to the portal. */
  button: string;
}

/** The sentences of all mails about the affiliate programme in one language. */
export interface AffiliateTexts {
  letters: Record<AffiliateMailKind, (values: AffiliateMailValues) => AffiliateLetter>;
  /** Heading of the reason of a decision. */
  reason: string;
  footer: (shop: string) => string;
}
