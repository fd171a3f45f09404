import { Trans, useLingui } from '@lingui/react/macro';
import type { AffiliateProfile } from '@selvedge/server/contract';
import { Day } from '../analytics/day.tsx';

type VatIdCheck = AffiliateProfile['vatIdCheck'];

/** The text at the field of a VAT number that VIES does not know; null: it knows the number, or was not asked. */
export function useVatIdError(check: VatIdCheck | undefined): string | null {
  const { t } = useLingui();
  return check?.status === 'invalid'
    ? t`VIES, the register of the European Union, doesn’t know this VAT number. Please correct it. Until then we can’t pay you.`
    : null;
}

/** Says whether VIES confirmed the VAT number. */
export function VatIdState({ check }: { check: VatIdCheck | undefined }) {
  if (check?.status === 'valid')
    return (
      <p>
        <Trans>
          VAT number confirmed by VIES: <Day at={check.checkedAt} />
        </Trans>
      </p>
    );
  return check?.status === 'unreachable' ? (
    <p>
      <Trans>VIES isn’t responding at the moment. We’ll check your VAT number again before the next payout.</Trans>
    </p>
  ) : null;
}
