import type { Cart, CartLine } from '@selvedge/server/contract';
import { cartLinesPath } from '#lib/cart-fetcher.ts';
import { getCurrentVisitor } from '#lib/session/visitor.tsx';
import { wishItemsPath } from '../paths/page-paths.ts';
import { listAddedLines, type RequestedLine } from './added-lines.ts';

/** The router's data of a form submission. */
interface Sending {
  state: 'idle' | 'loading' | 'submitting';
  formAction?: string | undefined;
  formData?: FormData | undefined;
  data?: unknown;
}

export interface CartRouter {
  fetchers: ReadonlyMap<string, Sending>;
  navigation: Sending;
}

type Known = Pick<Cart, 'lines'> | null | undefined;

const changesCart = ({ formAction = '' }: Sending): boolean =>
  [cartLinesPath, wishItemsPath].some((path) => new URL(formAction, location.href).pathname.endsWith(path));

const readKnownCart = (): Known => {
  const { cart, count } = getCurrentVisitor();
  return count === null ? undefined : cart;
};

function readRequestedLine(form: FormData | undefined): RequestedLine | null {
  const productId = Number(form?.get('productId'));
  return productId > 0 ? { productId, quantity: Number(form?.get('quantity')) || 1 } : null;
}

/** Watches the forms that change the cart. @param tell called once per change with the added lines */
export function createCartWatch(tell: (added: { line: CartLine; quantity: number }[]) => void): {
  see: (router: CartRouter) => void;
  /** Called when the cart page is shown. */
  arrive: (cart: Cart | null) => void;
} {
  const underWay = new Map<string, { data: unknown; line: RequestedLine | null }>();
  let known: Known;
  let isBuyingAgain = false;

  const take = (cart: Cart, requestedLine: RequestedLine | null) => {
    const added = listAddedLines(known, cart, requestedLine);
    known = cart;
    if (added.length > 0) tell(added);
  };
  const checkForm = (key: string, sending: Sending) => {
    const pending = underWay.get(key);
    if (sending.state === 'submitting') {
      if (pending || !changesCart(sending)) return;
      // If two submissions run in parallel, the later one is compared with the result of the earlier one.
      if (underWay.size === 0) known = readKnownCart();
      underWay.set(key, { data: sending.data, line: readRequestedLine(sending.formData) });
    } else if (pending) {
      underWay.delete(key);
      const answer = sending.data as { cart?: Cart | null; isDone?: boolean } | undefined;
      if (answer !== pending.data && answer?.isDone && answer.cart) take(answer.cart, pending.line);
    }
  };
  return {
    see: ({ fetchers, navigation }) => {
      for (const key of underWay.keys()) if (!fetchers.has(key)) underWay.delete(key);
      for (const [key, sending] of fetchers) checkForm(key, sending);
      if (navigation.state === 'submitting' && navigation.formData?.get('intent') === 'buy-again') {
        known = readKnownCart();
        isBuyingAgain = true;
      }
    },
    arrive: (cart) => {
      if (isBuyingAgain && cart && known !== undefined) take(cart, null);
      isBuyingAgain = false;
    },
  };
}
