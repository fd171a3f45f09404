import type { OrderSignal } from '#modules/tracking';

/** The facts that hold signals read. Fingerprints are those of {@link fingerprintPostalAddress} and {@link fingerprintEmail}. */
export interface HoldFacts {
  order: {
    customerId: number | null;
    email: string;
    phone: string;
    /** Of the delivery and the billing address. */
    addresses: readonly string[];
    placedAt: Date;
  };
  affiliate: {
    /** Null: the affiliate was deleted. */
    userId: number | null;
    email: string;
    phones: readonly string[];
    addresses: readonly string[];
    /** Telephone numbers of the wallet that payouts go to. */
    wallets: readonly string[];
  };
  /** When the shopper followed the affiliate's link; null: they entered the code. */
  touchedAt: Date | null;
  quickOrderSeconds: number;
  /** Warning signs of the attribution. */
  signals: readonly OrderSignal[];
  /** Earlier orders of the affiliate: same email or address within a day, another email at the same address, code over another's link in 30 days. */
  before: { similarInLastDay: number; othersAtAddress: number; codesEnteredLast: number };
}
