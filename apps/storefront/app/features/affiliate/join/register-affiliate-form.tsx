import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { AccountForm } from '#ui/forms/account-form.tsx';
import styles from '#ui/forms/settings-form.module.css';
import type { RegionOptions } from '#lib/forms/region-options.ts';
import { useShop } from '#lib/use-shop.ts';
import { Link } from '#lib/paths/link.tsx';
import { NewPasswordField } from '#ui/forms/new-password-field.tsx';
import { Notice } from '#ui/overlays/notice.tsx';
import { PasswordField } from '#ui/forms/password-field.tsx';
import { PhoneField } from '#ui/forms/phone-field.tsx';
import { InNameOrder } from '#ui/forms/in-name-order.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { IntroductionFields, TaxFields, useApplicationLabels, type SoldCountry } from './application-fields.tsx';
import { EntryFields, useEntryLabels } from '../profile/entry-fields.tsx';
import type { RegistrationAnswer } from './register-affiliate.ts';

interface RegisterAffiliateFormProps {
  sold: readonly SoldCountry[];
  regions: RegionOptions;
  answer: RegistrationAnswer | undefined;
}

/** Registers an account and sends an application in one form. */
export function RegisterAffiliateForm({ sold, regions, answer }: RegisterAffiliateFormProps) {
  const { t } = useLingui();
  const { country } = useShop().market;
  const { introduction, tax } = useApplicationLabels();
  const account = useAccountLabels();
  const isKnown = answer?.issues.some(({ code }) => code === 'known') ?? false;
  return (
    <>
      {answer?.isRegistered ? (
        <Notice tone="info">
          <Trans>
            We’ve created your account, but your application isn’t complete yet. Please correct the highlighted fields and send it with the same email
            and password.
          </Trans>
        </Notice>
      ) : null}
      <AccountForm
        userId={null}
        intent="register"
        answer={answer}
        labels={{ ...account, ...introduction, ...tax, ...useEntryLabels() }}
        submit={<Trans>Send application</Trans>}
        failure={t`An error occurred`}
      >
        {(field, typed) => (
          <>
            <AccountFields field={field} labels={account} isKnown={isKnown} isTyped={typed !== null} phoneCodes={regions.phoneCodes} />
            <IntroductionFields field={field} typed={typed} countries={sold} />
            <TaxFields field={field} ownCountry={country.code} countries={regions.countries} />
            <EntryFields field={field} typed={typed} />
          </>
        )}
      </AccountForm>
    </>
  );
}

function useAccountLabels() {
  const { t } = useLingui();
  return {
    firstName: t`First name`,
    lastName: t`Last name`,
    email: t`Email`,
    countryCode: t`Country code`,
    phone: t`Phone number`,
    password: t`Password`,
    repeatPassword: t`Repeat password`,
  };
}

interface AccountFieldsProps {
  field: Parameters<ComponentProps<typeof AccountForm>['children']>[0];
  labels: ReturnType<typeof useAccountLabels>;
  /** Whether the email address already has an account. */
  isKnown: boolean;
  /** Whether the form was sent before; otherwise the phone field starts with the shop's country code. */
  isTyped: boolean;
  phoneCodes: RegionOptions['phoneCodes'];
}

function AccountFields({ field, labels, isKnown, isTyped, phoneCodes }: AccountFieldsProps) {
  const [code, phone] = [field('countryCode'), field('phone')];
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <Trans>Your account</Trans>
      </legend>
      <div className={styles.pair}>
        <InNameOrder
          firstName={<TextField {...field('firstName')} label={labels.firstName} autoComplete="given-name" required maxLength={100} />}
          lastName={<TextField {...field('lastName')} label={labels.lastName} autoComplete="family-name" required maxLength={100} />}
        />
      </div>
      <TextField
        {...field('email')}
        label={labels.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={254}
      />
      {isKnown ? (
        <p>
          <Trans>
            You can apply here with your existing password, or <Link to="/auth/Login?returnTo=%2Faffiliate">sign in</Link> and apply from your
            account.
          </Trans>
        </p>
      ) : null}
      <PhoneField
        codes={phoneCodes}
        {...(isTyped && { defaultCode: code.defaultValue, defaultNumber: phone.defaultValue })}
        codeError={code.error}
        numberError={phone.error}
        required
      />
      <NewPasswordField id={field('password').id} label={labels.password} error={field('password').error} />
      <PasswordField
        id={field('repeatPassword').id}
        name="repeatPassword"
        label={labels.repeatPassword}
        autoComplete="new-password"
        error={field('repeatPassword').error}
      />
    </fieldset>
  );
}
