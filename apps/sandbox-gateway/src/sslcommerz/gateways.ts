import type { Transaction } from './ledger.ts';

/** The values of `multi_card_name` that the sandbox knows, with the names on its page. */
const gateways: Readonly<Record<string, string>> = { bkash: 'bKash', nagad: 'Nagad', dbblmobilebanking: 'DBBL Mobile Banking (Rocket)' };

/** Returns whether the page can be limited to a gateway. Without one it offers all. */
export const isKnownGateway = (name: string | undefined): boolean => name === undefined || name in gateways;

/** Returns the name of the gateway to which a payment is limited. */
export const getGatewayName = ({ fields }: Pick<Transaction, 'fields'>): string | undefined => gateways[fields.multi_card_name ?? ''];
