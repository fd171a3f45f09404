import { Trans, useLingui } from '@lingui/react/macro';
import type { AffiliateProfile } from '@selvedge/server/contract';
import { AccountForm } from '#ui/forms/account-form.tsx';
import type { FormAnswer } from '#lib/forms/handle-form.ts';
import type { RegionOption } from '#lib/forms/region-options.ts';
import { useShop } from '#lib/use-shop.ts';
import { IntroductionFields, TaxFields, useApplicationLabels, type SoldCountry } from './application-fields.tsx';
import { EntryFields, useEntryLabels } from '../profile/entry-fields.tsx';

interface ApplicationFormProps {
  userId: number;
  /** The previous application; null for the first one. */
  saved: AffiliateProfile | null;
  sold: readonly SoldCountry[];
  regions: readonly RegionOption[];
  answer: FormAnswer | undefined;
}

/** The application form for a customer who has an account. */
export function ApplicationForm({ userId, saved, sold, regions, answer }: ApplicationFormProps) {
  const { t } = useLingui();
  const { country } = useShop().market;
  const { introduction, tax } = useApplicationLabels();
  const kept = saved ?? undefined;
  return (
    <AccountForm
      userId={userId}
      intent="application"
      answer={answer}
      labels={{ ...introduction, ...tax, ...useEntryLabels() }}
      submit={<Trans>Send application</Trans>}
      failure={t`An error occurred`}
    >
      {(field, typed) => (
        <>
          <IntroductionFields field={field} typed={typed} countries={sold} {...(kept && { saved: kept })} />
          <TaxFields field={field} ownCountry={country.code} countries={regions} {...(kept && { saved: kept.tax })} />
          <EntryFields field={field} typed={typed} {...(kept && { savedCode: kept.code })} />
        </>
      )}
    </AccountForm>
  );
}
