import { createAccountCalls } from './account-calls.ts';
import { createAffiliateCalls, createPortalCalls } from './affiliate-calls.ts';
import { createCartCalls } from './cart-calls.ts';
import { createCatalogueCalls } from './catalogue-calls.ts';
import { createClient, type ApiOptions } from './client.ts';
import { createContentCalls } from './content-calls.ts';
import { createMailingCalls } from './mailing-calls.ts';
import { createOrderCalls } from './order-calls.ts';
import { createWheelCalls } from './wheel-calls.ts';
import { createWishCalls } from './wish-calls.ts';

export type Api = ReturnType<typeof createApi>;

/**
 * Creates a client of the shop's API for one country and language, with one method per call.
 * @throws ApiError with the API's code, or `NetworkError` if the API cannot be reached
 */
export function createApi(options: ApiOptions) {
  const client = createClient(options);
  return {
    ...createCatalogueCalls(client),
    ...createContentCalls(client),
    ...createAccountCalls(client),
    ...createWishCalls(client),
    ...createCartCalls(client),
    ...createOrderCalls(client),
    ...createMailingCalls(client),
    ...createWheelCalls(client),
    ...createAffiliateCalls(client),
    portal: createPortalCalls(client),
  };
}
