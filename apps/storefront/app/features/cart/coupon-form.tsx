import { useLingui } from '@lingui/react/macro';
import type { Cart } from '@selvedge/server/contract';
import { useFetcher } from 'react-router';
import { getCouponNoteText, getCouponProblemText } from '#lib/forms/coupon-texts.ts';
import { useLocalPath } from '#lib/paths/link.tsx';
import { CouponBox } from '#ui/forms/coupon-box.tsx';
import { TextField } from '#ui/forms/text-field.tsx';

/** Renders the coupon on the cart page, in a separate form. Guests can enter the email address here if the coupon needs one. */
export function CouponForm({ coupon, affiliate }: Pick<Cart, 'coupon' | 'affiliate'>) {
  const { t, i18n } = useLingui();
  const local = useLocalPath();
  const fetcher = useFetcher({ key: 'cart-coupon' });
  return (
    <fetcher.Form method="post" action={local('/Checkout')}>
      <input type="hidden" name="page" value="cart" />
      {/* Enter in the field presses the form's first button. */}
      <button type="submit" name="intent" value="coupon" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
      {coupon?.problem === 'email-needed' ? (
        <TextField name="email" type="email" inputMode="email" label={t`Email`} maxLength={254} autoComplete="email" autoCapitalize="none" />
      ) : null}
      <CouponBox
        code={coupon?.code ?? ''}
        isApplied={coupon?.isApplied ?? false}
        error={coupon && getCouponProblemText(i18n, coupon)}
        note={getCouponNoteText(i18n, { coupon, affiliate })}
        isBusy={fetcher.state !== 'idle'}
      />
    </fetcher.Form>
  );
}
