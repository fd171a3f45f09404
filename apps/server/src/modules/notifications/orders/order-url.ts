import { makeOrderLink, type PlacedOrderRow } from '#modules/orders';
import type { Letterhead } from '../letterhead.ts';

/** Builds the order link for emails, in its buyer's language and with the lifetime of order links. */
export const orderUrl = ({ shopUrl }: Pick<Letterhead, 'shopUrl'>, order: PlacedOrderRow): string => `${shopUrl}/orders/view/${makeOrderLink(order)}`;
