import { Trans, useLingui } from '@lingui/react/macro';
import type { CartLine } from '@selvedge/server/contract';
import { useCallback } from 'react';
import { Link } from '#lib/paths/link.tsx';
import { buildProductAddress } from '#lib/paths/product-address.ts';
import { SealNote } from '#lib/product/seal-note.tsx';
import { Amount } from '#ui/figures/amount.tsx';
import { classes } from '#ui/styles/classes.ts';
import { FieldMessage } from '#ui/forms/field-message.tsx';
import { Picture } from '#ui/media/picture.tsx';
import { Price } from '#ui/figures/price.tsx';
import styles from './cart-line.module.css';
import type { CartNotice } from '../notice/cart-notice.ts';
import type { CartAnswer } from './apply-cart-change.ts';
import { LineControls } from './line-controls.tsx';
import { LineProblem } from './line-problem.tsx';
import { getNoticeText } from '../notice/notice-text.ts';
import { useLineFetcher } from '../drawer/use-line-fetcher.ts';

interface CartLineRowProps {
  line: CartLine;
  /** The notice of a form without JavaScript about this line. */
  notice: CartNotice | null;
  /** The page to return to without JavaScript. */
  returnTo: string;
  /** Called after a change, with the line if the change removed it. */
  onAnswer: (answer: CartAnswer, gone: CartLine | null) => void;
}

/** Renders a cart line: product, quantity, total and problem. */
export function CartLineRow({ line, notice, returnTo, onAnswer }: CartLineRowProps) {
  const { i18n } = useLingui();
  const onFetcherAnswer = useCallback((answer: CartAnswer) => onAnswer(answer, isLineRemoved(answer, line) ? line : null), [line, onAnswer]);
  const fetcher = useLineFetcher(line.id, onFetcherAnswer);
  const shownNotice = fetcher.answer ? fetcher.answer.notice : notice;
  const path = buildProductAddress(line.slug, line.color?.code ?? null);
  const quantity = fetcher.wanted ?? line.quantity;

  return (
    <li className={classes(styles.line, fetcher.isGoing && styles.going)} aria-busy={fetcher.isBusy}>
      <Link to={path} className={styles.picture} tabIndex={-1} aria-hidden="true">
        <Picture image={line.image} alt="" sizes="(width < 600px) 88px, 112px" widths={[320]} />
      </Link>
      <div className={styles.words}>
        <p className={styles.brand}>{line.brand}</p>
        <p className={styles.name}>
          <Link to={path}>{line.name}</Link>
        </p>
        <p className={styles.choice}>
          {line.color ? (
            <span>
              <Trans>Colour: {line.color.name}</Trans>
            </span>
          ) : null}
          <span>
            <Trans>Size: {line.size.name}</Trans>
          </span>
        </p>
        {line.isHygiene ? (
          <p className={styles.seal}>
            <SealNote />
          </p>
        ) : null}
        <p className={styles.prices}>
          {quantity > 1 || line.priorPrice !== null ? (
            <Price discountPrice={line.discountPrice} unitPrice={line.unitPrice} priorPrice={line.priorPrice} currency={line.currency} />
          ) : null}
          <span className={styles.total}>
            <span className="visually-hidden">
              <Trans>Item total</Trans>{' '}
            </span>
            <Amount value={quantity === line.quantity ? line.total : line.discountPrice * quantity} currency={line.currency} />
          </span>
        </p>
      </div>
      <LineControls line={line} quantity={quantity} fetcher={fetcher} returnTo={returnTo} />
      <div className={styles.notice} role="status">
        {shownNotice && !line.problem ? <FieldMessage id={`line-${line.id}-notice`} error={getNoticeText(i18n, shownNotice)} /> : null}
        {line.problem ? <LineProblem line={line} fetcher={fetcher} returnTo={returnTo} /> : null}
      </div>
    </li>
  );
}

const isLineRemoved = ({ isDone, cart }: CartAnswer, line: CartLine): boolean =>
  isDone && cart !== null && cart.lines.every(({ id }) => id !== line.id);
