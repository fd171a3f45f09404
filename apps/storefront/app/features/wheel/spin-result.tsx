import { Trans, useLingui } from '@lingui/react/macro';
import type { SpinResult as Result } from '@selvedge/server/contract';
import { formatLongDay } from '#lib/locale/format.ts';
import { Form } from '#lib/paths/link.tsx';
import { Button, LinkButton } from '#ui/button.tsx';
import { getMinimumText, getPrizeText } from './prize-text.ts';
import { spinPath } from './add-prize-to-cart.ts';
import styles from './spin-page.module.css';

/** The result: a coupon with a button to use it, or a blank. */
export function SpinResult({ result }: { result: Result }) {
  const { i18n } = useLingui();
  const { prize, currency, coupon } = result;
  if (!prize) {
    return (
      <>
        <p className={styles.outcome}>{getPrizeText(i18n, { kind: 'none', value: 0, minimum: null }, currency)}</p>
        <p>
          <Trans>Tomorrow the wheel turns for you again.</Trans>
        </p>
        <LinkButton to="/" variant="secondary">
          <Trans>Keep shopping</Trans>
        </LinkButton>
      </>
    );
  }
  const won = getPrizeText(i18n, prize, currency);
  return (
    <>
      <p className={styles.outcome}>
        <Trans>You have won: {won}</Trans>
      </p>
      {coupon ? <Coupon coupon={coupon} minimum={getMinimumText(i18n, prize, currency)} /> : null}
    </>
  );
}

function Coupon({ coupon, minimum }: { coupon: NonNullable<Result['coupon']>; minimum: string | null }) {
  const { t, i18n } = useLingui();
  const { code, email, isUsed } = coupon;
  const day = formatLongDay(coupon.lastDay, i18n.locale);
  return (
    <>
      <p className={styles.code} aria-label={t`Coupon code ${code}`}>
        {code}
      </p>
      <ul className={styles.terms}>
        {minimum === null ? null : <li>{minimum}</li>}
        <li>
          <Trans>Valid once, until {day}</Trans>
        </li>
        <li>
          <Trans>With {email} alone; we have sent it there too</Trans>
        </li>
      </ul>
      {isUsed ? (
        <p>
          <Trans>You have used this coupon already.</Trans>
        </p>
      ) : (
        <Form method="post" action={spinPath}>
          <input type="hidden" name="intent" value="use" />
          <input type="hidden" name="code" value={code} />
          <input type="hidden" name="email" value={email} />
          <Button isWide>
            <Trans>Use it in my cart</Trans>
          </Button>
        </Form>
      )}
    </>
  );
}
