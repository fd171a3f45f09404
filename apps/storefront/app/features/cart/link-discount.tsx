import { useLingui } from '@lingui/react/macro';
import type { Cart } from '@selvedge/server/contract';
import { affiliateProblemText } from '#lib/coupon-texts.ts';

/** Why the discount of the link that somebody came by is not in the sum. */
export function LinkDiscount({ affiliate }: Pick<Cart, 'affiliate'>) {
  const { i18n } = useLingui();
  const problem = affiliateProblemText(i18n, affiliate);
  return problem ? <p role="status">{problem}</p> : null;
}
