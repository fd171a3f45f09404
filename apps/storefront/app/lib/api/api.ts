import { accountCalls } from './account-calls.ts';
import { affiliateCalls, portalCalls } from './affiliate-calls.ts';
import { cartCalls } from './cart-calls.ts';
import { catalogueCalls } from './catalogue-calls.ts';
import { createClient, type ApiOptions } from './client.ts';
import { contentCalls } from './content-calls.ts';
import { mailingCalls } from './mailing-calls.ts';
import { orderCalls } from './order-calls.ts';
import { wheelCalls } from './wheel-calls.ts';
import { wishCalls } from './wish-calls.ts';

export type Api = ReturnType<typeof createApi>;

/**
 * Creates a client of the shop's API for one country and language, with one method per call.
 * @throws ApiError with the API's code, or `NetworkError` if the API cannot be reached
 */
export function createApi(options: ApiOptions) {
  const client = createClient(options);
  return {
    ...catalogueCalls(client),
    ...contentCalls(client),
    ...accountCalls(client),
    ...wishCalls(client),
    ...cartCalls(client),
    ...orderCalls(client),
    ...mailingCalls(client),
    ...wheelCalls(client),
    ...affiliateCalls(client),
    portal: portalCalls(client),
  };
}
