/** What the signals of a hold are read from. Prints are those of {@link addressPrint} and {@link mailboxPrint}. */
export interface HoldFacts {
  order: {
    customerId: number | null;
    mailbox: string;
    phone: string;
    /** Of where it goes and who pays for it. */
    addresses: readonly string[];
    placedAt: Date;
  };
  affiliate: {
    /** Null: he was forgotten. */
    userId: number | null;
    mailbox: string;
    phones: readonly string[];
    addresses: readonly string[];
    /** Telephone numbers that his wallet is paid to. */
    wallets: readonly string[];
  };
  /** When the shopper came by his link; null: he brought the code along. */
  touchedAt: Date | null;
  quickOrderSeconds: number;
  /** Orders credited to him before this one: of the same mailbox or address within a day, and of another mailbox at the same address. */
  before: { alikeInADay: number; othersAtAddress: number };
}
