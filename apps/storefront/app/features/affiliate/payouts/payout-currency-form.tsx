import { Trans, useLingui } from '@lingui/react/macro';
import type { PayoutChoice } from '@selvedge/server/contract';
import { AccountForm } from '#ui/forms/account-form.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { Notice } from '#ui/overlays/notice.tsx';
import { Section } from '#ui/section.tsx';
import type { FormAnswer } from '#lib/forms/handle-form.ts';
import { Sums } from '../analytics/sums.tsx';
import { UsedRates } from './used-rates.tsx';

interface PayoutCurrencyFormProps {
  userId: number;
  choice: PayoutChoice;
  answer: FormAnswer | undefined;
}

/** The currency in which all balances are paid, with an example from the present rates. */
export function PayoutCurrencyForm({ userId, choice: { currency, options, example, waits }, answer }: PayoutCurrencyFormProps) {
  const { t } = useLingui();
  const currencies = waits.filter(({ wait }) => wait === 'no-rate').map((balance) => balance.currency);
  const waiting = currencies.join(', ');
  return (
    <Section
      title={<Trans>Payout currency</Trans>}
      words={<Trans>We can pay all your balances in one currency. We convert them at the euro reference rates of the European Central Bank.</Trans>}
    >
      {waiting === '' ? null : (
        <Notice tone="warning" title={<Trans>Waiting for an exchange rate: {waiting}</Trans>}>
          <p>
            <Trans>We’ll pay as soon as there is a current rate.</Trans>
          </p>
        </Notice>
      )}
      <AccountForm
        key={currency}
        userId={userId}
        intent="payout-currency"
        answer={answer}
        labels={{ payoutCurrency: t`Payout currency` }}
        submit={<Trans>Save changes</Trans>}
      >
        {(field) => (
          <SelectField
            {...field('payoutCurrency', currency ?? '')}
            label={t`Payout currency`}
            options={[{ value: '', label: t`Each balance in its own currency` }, ...options.map((code) => ({ value: code, label: code }))]}
          />
        )}
      </AccountForm>
      {example ? (
        <p>
          <Trans>
            Example: <Sums of={[{ currency: example.currency, amount: example.amount }]} /> ={' '}
            <Sums of={[{ currency: example.targetCurrency, amount: example.converted }]} />
          </Trans>{' '}
          <UsedRates rates={example.rates} />
        </p>
      ) : null}
    </Section>
  );
}
