import type { Cart } from '@selvedge/server/contract';
import { isApiError, type ApiError } from '#lib/api-error.ts';
import type { Shop } from '#lib/shop-context.ts';
import { bringAlong } from './bring-along.ts';
import type { CartChange } from './cart-change.ts';
import { noticeCodes, type CartNotice } from './cart-notice.ts';
import { openOwnCart } from './cart-session.ts';

/** What became of a change: the cart as it is now, and what has to be told. */
export interface CartAnswer {
  cart: Cart | null;
  notice: CartNotice | null;
  /** Whether what was asked for was done. */
  isDone: boolean;
}

/** What changes a cart, if it can be changed so. */
type Meant = Exclude<CartChange, { intent: 'none' }>;

const quantityNotice = ({ lineId, issue: { code, params } }: Extract<CartChange, { intent: 'none' }>): CartNotice => ({
  code: `wrong-${code}`,
  lineId,
  ...(params.max !== undefined && { available: params.max }),
});

type CartApi = Pick<Shop, 'api' | 'countryId'>;

/** Does what a form asks of the cart. A cart that is missing, broken or another country's is begun anew, and that is told. */
export async function changeCart(request: Request, shop: CartApi, change: CartChange | null): Promise<CartAnswer> {
  const { found: cart, loss } = await openOwnCart(request, shop);
  const lossNotice: CartNotice | null = loss && { code: loss };
  if (!change) return { cart, notice: lossNotice ?? { code: 'choose-size' }, isDone: false };
  if (change.intent === 'none') return { cart, notice: lossNotice ?? quantityNotice(change), isDone: false };
  if (!cart && change.intent !== 'add') return { cart: null, notice: lossNotice ?? { code: 'LineNotFound' }, isDone: false };
  try {
    return { cart: await changed(request, shop, cart, change), notice: lossNotice, isDone: true };
  } catch (error) {
    if (!isApiError(error) || error.status >= 500) throw error;
    return { cart: await asItIs(request, shop), notice: refusalNotice(error, change), isDone: false };
  }
}

async function changed(request: Request, { api }: CartApi, cart: Cart | null, change: Meant): Promise<Cart> {
  switch (change.intent) {
    case 'add': {
      const { id } = cart ?? (await api.createCart());
      await bringAlong(request, { api }, id);
      const { productId, color, size, quantity } = change;
      return api.addLine(id, { productId, color, size, quantity });
    }
    case 'change':
      return api.changeLine(cart?.id ?? '', change.lineId, change.quantity);
    case 'remove':
      return api.removeLine(cart?.id ?? '', change.lineId);
  }
}

const asItIs = async (request: Request, shop: CartApi): Promise<Cart | null> => (await openOwnCart(request, shop)).found;

function refusalNotice({ code, params }: ApiError, change: Meant): CartNotice {
  const known = noticeCodes.find((one) => one === code) ?? 'failed';
  return {
    code: known,
    ...(change.intent !== 'add' && { lineId: change.lineId }),
    ...(typeof params.available === 'number' && { available: params.available }),
  };
}
