import type { ExampleFacts } from './order/example-order.ts';
import type { OrderMailData } from './order/order-mail-data.ts';
import type { RenderedMail } from './rendered-mail.ts';

/** A kind of email in the back office. */
export interface MailKind {
  code: string;
  /** Its purpose, in English. */
  name: string;
  /** Prefixes of the keys of its own sentences. */
  own: readonly string[];
  /** Prefixes of keys that it shares with other emails. */
  shared: readonly string[];
  /** Returns the email with example data. */
  example: (facts: ExampleFacts) => RenderedMail;
  /** Returns the email for an existing order; absent: it concerns no order. */
  forOrder?: (order: OrderFacts) => RenderedMail;
}

/** An order and its shop, for a preview. */
export interface OrderFacts extends OrderMailData {
  firstName: string;
  /** Days after delivery. */
  returnDays: number;
}
