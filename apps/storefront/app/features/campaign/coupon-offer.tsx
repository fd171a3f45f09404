import { Trans } from '@lingui/react/macro';
import { Form } from '#lib/paths/link.tsx';
import { Button } from '#ui/button.tsx';
import styles from './coupon-offer.module.css';

/** A coupon code with a button that adds it to the cart like the coupon field there. */
export function CouponOffer({ code }: { code: string }) {
  return (
    <Form method="post" action="/Checkout" className={styles.offer}>
      <input type="hidden" name="page" value="cart" />
      <input type="hidden" name="newCouponCode" value={code} />
      <p>
        <Trans>
          Your code: <strong className={styles.code}>{code}</strong>
        </Trans>
      </p>
      <Button name="intent" value="coupon">
        <Trans>Add it to my cart</Trans>
      </Button>
    </Form>
  );
}
