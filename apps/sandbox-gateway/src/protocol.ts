import type { Hono } from 'hono';
import type { Control } from './control.ts';
import type { MessageSender } from './message-sender.ts';
import type { Verdicts } from './verdicts.ts';

/** What a protocol gets when the sandbox starts. */
export interface ProtocolParts {
  /** Address of the sandbox. */
  origin: string;
  control: Control;
  mail: MessageSender;
  verdicts: Verdicts;
  /** The shop's account: keys, and where it receives messages. */
  account: Readonly<Record<string, string>>;
}

/** The wire protocol of a payment provider. */
export interface Protocol {
  /** Name of its account and of its totals. */
  code: string;
  open: (parts: ProtocolParts) => OpenProtocol;
}

export interface OpenProtocol {
  /** The hosted pages, at a path of their own. */
  pages: { path: string; routes: Hono };
  /** The API, at the provider's paths. */
  api: Hono;
  /** Does what happens at the provider without the shop, such as a refund in its dashboard. @throws Error if it is not possible */
  act?: (action: never) => Promise<void>;
  /** Returns what was taken and refunded, minor units by currency in lower case. */
  sums: () => Record<string, { paid: number; refunded: number }>;
}
