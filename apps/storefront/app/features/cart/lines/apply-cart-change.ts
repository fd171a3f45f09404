import type { Cart } from '@selvedge/server/contract';
import { isApiError, type ApiError } from '#lib/api/api-error.ts';
import type { Shop } from '#lib/shop-context.ts';
import { carryReferral, openVisitorCart } from '../session/cart-session.ts';
import type { CartChange } from './read-cart-change.ts';
import { noticeCodes, type CartNotice } from '../notice/cart-notice.ts';

/** The result of a change: the cart as it is now, and a notice to show. */
export interface CartAnswer {
  cart: Cart | null;
  notice: CartNotice | null;
  /** Whether the change was made. */
  isDone: boolean;
}

/** The changes that can be applied to a cart. */
type ValidCartChange = Exclude<CartChange, { intent: 'none' }>;

const buildQuantityNotice = ({ lineId, issue: { code, params } }: Extract<CartChange, { intent: 'none' }>): CartNotice => ({
  code: `wrong-${code}`,
  lineId,
  ...(params.max !== undefined && { available: params.max }),
});

type CartApi = Pick<Shop, 'api' | 'countryId'>;

/** Applies a change to the cart. If the cart is missing, broken or of another country, a new cart is created and the shopper gets a message. */
export async function applyCartChange(request: Request, shop: CartApi, change: CartChange | null): Promise<CartAnswer> {
  const { found: cart, loss } = await openVisitorCart(request, shop);
  const lossNotice: CartNotice | null = loss && { code: loss };
  if (!change) return { cart, notice: lossNotice ?? { code: 'choose-size' }, isDone: false };
  if (change.intent === 'none') return { cart, notice: lossNotice ?? buildQuantityNotice(change), isDone: false };
  if (!cart && change.intent !== 'add') return { cart: null, notice: lossNotice ?? { code: 'LineNotFound' }, isDone: false };
  try {
    return { cart: await applyChange(request, shop, cart, change), notice: lossNotice, isDone: true };
  } catch (error) {
    if (!isApiError(error) || error.status >= 500) throw error;
    return { cart: await loadUnchangedCart(request, shop), notice: buildRefusalNotice(error, change), isDone: false };
  }
}

async function applyChange(request: Request, { api }: CartApi, cart: Cart | null, change: ValidCartChange): Promise<Cart> {
  switch (change.intent) {
    case 'add': {
      const { id } = cart ?? (await api.createCart());
      await carryReferral(request, { api }, id);
      const { productId, color, size, quantity } = change;
      return api.addLine(id, { productId, color, size, quantity });
    }
    case 'change':
      return api.changeLine(cart?.id ?? '', change.lineId, change.quantity);
    case 'remove':
      return api.removeLine(cart?.id ?? '', change.lineId);
  }
}

const loadUnchangedCart = async (request: Request, shop: CartApi): Promise<Cart | null> => (await openVisitorCart(request, shop)).found;

function buildRefusalNotice({ code, params }: ApiError, change: ValidCartChange): CartNotice {
  const known = noticeCodes.find((one) => one === code) ?? 'failed';
  return {
    code: known,
    ...(change.intent !== 'add' && { lineId: change.lineId }),
    ...(typeof params.available === 'number' && { available: params.available }),
  };
}
