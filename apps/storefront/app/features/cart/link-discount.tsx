import { useLingui } from '@lingui/react/macro';
import type { Cart } from '@selvedge/server/contract';
import { affiliateProblemText } from '#lib/forms/coupon-texts.ts';

/** Explains why the discount of an affiliate link is not applied. */
export function LinkDiscount({ affiliate }: Pick<Cart, 'affiliate'>) {
  const { i18n } = useLingui();
  const problem = affiliateProblemText(i18n, affiliate);
  return problem ? <p role="status">{problem}</p> : null;
}
