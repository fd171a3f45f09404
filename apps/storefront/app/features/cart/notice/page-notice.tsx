import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Cart } from '@selvedge/server/contract';
import { Link } from 'react-router';
import { useLocalPath } from '#lib/paths/link.tsx';
import { Notice } from '#ui/overlays/notice.tsx';
import type { CartNotice } from './cart-notice.ts';
import { getNoticeText } from './notice-text.ts';

interface PageNoticeProps {
  cart: Cart | null;
  notice: CartNotice | null;
  isReady: boolean;
}

const calm: ReadonlySet<CartNotice['code']> = new Set([
  'cart-lost',
  'cart-of-other-country',
  'cart-transfer-void',
  'cart-back',
  'already-ordered',
  'reminders-stopped',
  'CartIsEmpty',
]);

const getTone = ({ code, merged }: CartNotice): 'info' | 'warning' | 'error' => {
  if (code === 'cart-merged' || code === 'cart-transferred') return merged && merged.fewer + merged.lost > 0 ? 'warning' : 'info';
  return calm.has(code) ? 'info' : 'error';
};

/** Shows notices above the cart: the failure of a form, and the number of lines with a problem. */
export function PageNotice({ cart, notice, isReady }: PageNoticeProps) {
  const marked = cart?.lines.filter(({ problem }) => problem !== null && problem !== 'price-changed').length ?? 0;
  return (
    <>
      {notice && !isShownAtLine(notice, cart) && !(marked > 0 && isAboutLines(notice)) ? <CartMessage notice={notice} /> : null}
      {isReady || marked === 0 ? null : (
        <Notice tone="error">
          <Plural
            value={marked}
            one="# item in your cart has changed. See the note next to it."
            other="# items in your cart have changed. See the notes next to them."
          />
        </Notice>
      )}
    </>
  );
}

const isShownAtLine = ({ lineId }: CartNotice, cart: Cart | null): boolean =>
  lineId !== undefined && (cart?.lines.some(({ id }) => id === lineId) ?? false);

/** Returns whether a refused order is the cause. The lines then show the changes. */
const isAboutLines = ({ code, returnTo }: CartNotice): boolean => returnTo === undefined && (code === 'cart-changed' || code === 'SoldOut');

function CartMessage({ notice }: { notice: CartNotice }) {
  const { i18n } = useLingui();
  const local = useLocalPath();
  return (
    <Notice tone={getTone(notice)}>
      {getNoticeText(i18n, notice)}{' '}
      {notice.returnTo ? (
        // The path already contains the language.
        <Link to={notice.returnTo}>
          <Trans>Back to the item</Trans>
        </Link>
      ) : null}
      {notice.code === 'already-ordered' ? (
        <Link to={local('/OrderConfirmation')}>
          <Trans>View my order</Trans>
        </Link>
      ) : null}
    </Notice>
  );
}
