import { Trans, useLingui } from '@lingui/react/macro';
import { formatPersonName } from '@selvedge/addresses/names';
import type { AffiliateProfile, PayoutChoice } from '@selvedge/server/contract';
import { AccountForm } from '#ui/forms/account-form.tsx';
import { CurrentPassword } from '#ui/forms/current-password.tsx';
import { Section } from '#ui/section.tsx';
import type { FormAnswer } from '#lib/forms/handle-form.ts';
import { Link } from '#lib/paths/link.tsx';
import type { RegionOption } from '#lib/forms/region-options.ts';
import { IntroductionFields, TaxFields, useApplicationLabels, type SoldCountry } from '../join/application-fields.tsx';
import { PayoutFields, usePayoutLabels } from '../payouts/payout-fields.tsx';
import { PayoutCurrencyForm } from '../payouts/payout-currency-form.tsx';
import { PayoutHold } from '../payouts/payout-hold.tsx';
import { AnnouncementMailsForm } from './announcement-mails-form.tsx';
import { TimeZoneForm } from './time-zone-form.tsx';
import styles from './profile-forms.module.css';

interface ProfileFormsProps {
  affiliate: AffiliateProfile;
  sold: readonly SoldCountry[];
  regions: readonly RegionOption[];
  answer: FormAnswer | undefined;
  isPasskeyFresh: boolean;
  timeZones: readonly string[];
  /** Null: it could not be loaded. */
  payoutChoice: PayoutChoice | null;
}

/** The affiliate's profile in forms that are saved one by one. */
export function ProfileForms({ affiliate, sold, regions, answer, isPasskeyFresh, timeZones, payoutChoice }: ProfileFormsProps) {
  const { t } = useLingui();
  const { introduction, tax } = useApplicationLabels();
  const shared = { userId: affiliate.userId, answer, submit: <Trans>Save changes</Trans>, failure: t`Failed to update profile` };
  return (
    <>
      <Section
        title={<Trans>About you</Trans>}
        action={
          <Link to="/user/settings">
            <Trans>Change</Trans>
          </Link>
        }
      >
        <Facts affiliate={affiliate} />
      </Section>
      <Section
        title={<Trans>Payout</Trans>}
        words={<Trans>Where we send your commission. We only ever show the last four characters of a saved number.</Trans>}
      >
        <PayoutHold until={affiliate.payoutHeldUntil} />
        <AccountForm {...shared} key={JSON.stringify(affiliate.payoutAccount)} intent="payout" labels={usePayoutLabels()}>
          {(field, typed) => (
            <>
              <PayoutFields field={field} typed={typed} saved={affiliate.payoutAccount} taxCountry={affiliate.tax.countryCode} countries={regions} />
              <CurrentPassword isPasskeyFresh={isPasskeyFresh} error={field('currentPassword').error} />
            </>
          )}
        </AccountForm>
      </Section>
      {payoutChoice ? <PayoutCurrencyForm userId={affiliate.userId} choice={payoutChoice} answer={answer} /> : null}
      <Section title={<Trans>Invoices</Trans>} words={<Trans>We write your invoices for you, with these details.</Trans>}>
        <AccountForm {...shared} intent="tax" labels={tax}>
          {(field) => (
            <TaxFields
              field={field}
              saved={affiliate.tax}
              vatIdCheck={affiliate.vatIdCheck}
              ownCountry={affiliate.tax.countryCode}
              countries={regions}
            />
          )}
        </AccountForm>
      </Section>
      <AnnouncementMailsForm affiliate={affiliate} answer={answer} />
      <TimeZoneForm affiliate={affiliate} timeZones={timeZones} answer={answer} />
      <Section title={<Trans>Your application</Trans>} words={<Trans>Please tell us if any of this changes.</Trans>}>
        <AccountForm {...shared} intent="introduction" labels={introduction}>
          {(field, typed) => <IntroductionFields field={field} typed={typed} saved={affiliate} countries={sold} />}
        </AccountForm>
      </Section>
    </>
  );
}

function Facts({ affiliate }: { affiliate: AffiliateProfile }) {
  const { t, i18n } = useLingui();
  const { email, code, group, tier } = affiliate;
  const facts = [
    [t`Name`, formatPersonName(affiliate, i18n.locale)],
    [t`Email`, email],
    [t`Your code`, code],
    [t`Group`, group],
    [t`Level`, tier],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) =>
        value ? (
          <div key={name}>
            <dt>{name}</dt>
            <dd translate="no">{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
