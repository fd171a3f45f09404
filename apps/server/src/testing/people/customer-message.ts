import type { TakenTicket } from '../../contract.ts';
import { shopIds, type TestShop } from '../test-shop.ts';

let visitors = 0;

/** Sends a message with the contact form of the German shop, each from another network address. */
export const writeMessage = (shop: TestShop, changes: object = {}) =>
  shop.call<TakenTicket>(
    'POST',
    'tickets',
    {
      topic: 'delivery',
      name: 'Jürgen Groß',
      email: 'juergen@example.de',
      message: 'Wo ist mein Paket?',
      countryId: shopIds.DE,
      languageId: 3,
      ...changes,
    },
    { 'x-forwarded-for': `198.51.100.${(visitors += 1)}` },
  );
