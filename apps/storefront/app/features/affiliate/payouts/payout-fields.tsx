import { Trans, useLingui } from '@lingui/react/macro';
import type { PayoutAccount } from '@selvedge/server/contract';
import settings from '#ui/forms/settings-form.module.css';
import type { FormAnswer } from '#lib/forms/handle-form.ts';
import type { RegionOption } from '#lib/forms/region-options.ts';
import { ChoiceCards } from '#ui/forms/choice-cards.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import type { GetField } from '../join/application-fields.tsx';
import styles from './payout-fields.module.css';

/** The country of mobile wallets in the API. */
const walletCountry = 'BD';

export function usePayoutLabels() {
  const { t } = useLingui();
  return {
    'payoutAccount.kind': t`Paid to`,
    'payoutAccount.holder': t`Account holder`,
    'payoutAccount.iban': t`IBAN`,
    'payoutAccount.bic': t`BIC`,
    'payoutAccount.countryCode': t`Country of your bank`,
    'payoutAccount.bankName': t`Bank`,
    'payoutAccount.branch': t`Branch`,
    'payoutAccount.routingNumber': t`Routing number`,
    'payoutAccount.accountNumber': t`Account number`,
    'payoutAccount.bkash': t`bKash number`,
    'payoutAccount.email': t`Email of your account`,
    currentPassword: t`Current password`,
  };
}

interface PayoutFieldsProps {
  field: GetField;
  typed: FormAnswer['typed'] | null;
  saved: PayoutAccount | null;
  /** The tax country of the affiliate: wallets are offered only in their own country. */
  taxCountry: string;
  countries: readonly RegionOption[];
}

/** Wallets exist only in their country, where neither service opens accounts. The saved kind is always offered. */
const findOfferedKinds = (taxCountry: string, saved: PayoutAccount | null) => ({
  isWalletThere: taxCountry === walletCountry || saved?.kind === 'bkash',
  isServiceThere: taxCountry !== walletCountry || saved?.kind === 'paypal' || saved?.kind === 'wise',
});

const bankOptions = [
  { value: 'iban', title: <Trans>Bank account with an IBAN</Trans>, detail: <Trans>In Europe and everywhere else that uses IBANs</Trans> },
  { value: 'bank', title: <Trans>Bank account without an IBAN</Trans>, detail: <Trans>With the bank details used in your country</Trans> },
];
const serviceOptions = [
  { value: 'paypal', title: 'PayPal', detail: <Trans>To the email address of your PayPal account</Trans> },
  { value: 'wise', title: 'Wise', detail: <Trans>To the email address of your Wise account</Trans> },
];
const walletOption = { value: 'bkash', title: 'bKash', detail: <Trans>Your mobile wallet in Bangladesh</Trans> };

/** Payout details. Only the fields of the chosen method are visible, without scripts too. */
export function PayoutFields({ field, typed, saved, taxCountry, countries }: PayoutFieldsProps) {
  const { t } = useLingui();
  const labels = usePayoutLabels();
  const { isWalletThere, isServiceThere } = findOfferedKinds(taxCountry, saved);
  const kind = typed?.['payoutAccount.kind'] ?? saved?.kind ?? (taxCountry === walletCountry ? 'bkash' : 'iban');
  const kept: Readonly<Record<string, string>> = saved ?? {};
  const text = (name: keyof typeof labels) => ({
    ...field(name, kept[name.slice('payoutAccount.'.length)]),
    label: labels[name],
    spellCheck: false,
    maxLength: 140,
  });
  return (
    <div className={styles.payout}>
      <ChoiceCards
        id="field-payoutAccount.kind"
        legend={labels['payoutAccount.kind']}
        name="payoutAccount.kind"
        defaultValue={kind}
        error={field('payoutAccount.kind').error}
        options={[...bankOptions, ...(isServiceThere ? serviceOptions : []), ...(isWalletThere ? [walletOption] : [])]}
      />
      <TextField {...text('payoutAccount.holder')} autoComplete="name" required hint={t`As it appears on your account`} />
      <div className={styles.iban}>
        <TextField {...text('payoutAccount.iban')} autoCapitalize="characters" required maxLength={42} />
        <TextField {...text('payoutAccount.bic')} autoCapitalize="characters" maxLength={11} hint={t`Only if your bank asks for it`} />
      </div>
      <div className={styles.bank}>
        <SelectField
          {...field('payoutAccount.countryCode', kept.countryCode ?? taxCountry)}
          label={labels['payoutAccount.countryCode']}
          options={countries}
          required
        />
        <div className={settings.pair}>
          <TextField {...text('payoutAccount.bankName')} required />
          <TextField {...text('payoutAccount.branch')} />
          <TextField {...text('payoutAccount.accountNumber')} required maxLength={40} />
          <TextField {...text('payoutAccount.routingNumber')} maxLength={40} />
        </div>
      </div>
      {isServiceThere ? (
        <div className={styles.service}>
          <TextField {...text('payoutAccount.email')} type="email" inputMode="email" autoCapitalize="none" required maxLength={254} />
        </div>
      ) : null}
      <div className={styles.bkash}>
        <TextField {...text('payoutAccount.bkash')} type="tel" inputMode="tel" required maxLength={20} hint={t`e.g. 01712 345678`} />
      </div>
    </div>
  );
}
