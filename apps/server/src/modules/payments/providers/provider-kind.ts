import type { TextKey, Translate } from '@selvedge/i18n/texts';
import type { Config } from '#platform/config';
import type { PaymentAccess, ProviderAccess } from '#platform/payment-settings';
import type { MethodMark } from '../contract.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** A way to pay that a provider offers. */
export interface MethodKind {
  /** Stored with orders and country settings; unique among all providers. */
  code: string;
  /** The name that shoppers read: a brand, which is not translated, or a text. */
  name: { brand: string } | { text: Extract<TextKey<'payments'>, `${string}.name`> };
  /** Explains how shoppers pay with it. @param tag BCP 47 tag of the language, for formats */
  describe: (texts: { t: Translate<'payments'>; tag: string }) => string;
  mark: MethodMark;
  /** The method's name in the provider's protocol; null: the provider's page offers all its methods. */
  protocolName: string | null;
  /** Wallets that the provider's page also offers, if the shopper's device has them. */
  wallets?: readonly string[];
  /** ISO 4217 codes of the currencies in which it can be used; null: all of the provider. */
  currencies: readonly string[] | null;
  /** ISO 3166-1 alpha-2 codes of the countries in which shoppers use it; null: all of the provider. */
  countries: readonly string[] | null;
  /** Whether the shopper pays after leaving the provider's page, so that the result comes days later. */
  isPaidLater: boolean;
  /** Refunds that the provider can send. Others are sent by hand. */
  refunds: 'partial' | 'whole' | 'none';
}

/** Amounts in minor units; null: no limit. */
export interface AmountLimits {
  min: number;
  max: number | null;
}

/** A payment provider as the shop lists it. Everything that is specific to a provider is in its folder. */
export interface ProviderKind {
  /** Stored with payments and country settings. */
  code: string;
  /** The name for staff and for the privacy policy. */
  name: string;
  methods: readonly MethodKind[];
  /** ISO 4217 codes that it accepts; null: all. */
  currencies: readonly string[] | null;
  /** ISO 3166-1 alpha-2 codes of the countries in which it can be used; null: all. */
  countries: readonly string[] | null;
  /** The amounts that it accepts, by ISO 4217 code. A currency that is not named has no limits. */
  limits: Readonly<Record<string, AmountLimits>>;
  /** Null: the carrier collects the money on delivery. */
  online: OnlineProvider | null;
}

/** The properties of a provider that collects money before the order is packed. */
export interface OnlineProvider {
  getAccess: (access: PaymentAccess) => ProviderAccess;
  /** Opens the provider for a process, with its credentials. Not called if it is off. */
  open: (config: Config) => PaymentProvider;
  /** Origins of its payment page. The order form may lead there. */
  pageOrigins: readonly string[];
  /** Whether a request needs the payer's name, address and telephone number. */
  needsPayer: boolean;
  /** Whether it returns the browser with a signed form instead of an address: `readReturn` reads it. */
  returnsByForm: boolean;
  webhook: WebhookCall;
  /** The shop's account at the sandbox on this machine: the settings of the protocol with the same code. */
  buildSandboxAccount: (shopUrl: string) => Record<string, string>;
}

/** The call that receives a provider's signed messages. */
interface WebhookCall {
  /** Below `/api`. */
  path: string;
  summary: string;
  description: string;
  /** Header of the signature, in lower case; absent: the body is signed. */
  signatureHeader?: string;
  /** Whether the body is a form. Other calls accept JSON only. */
  isForm: boolean;
}
