import { Trans, useLingui } from '@lingui/react/macro';
import type { Profile } from '@selvedge/server/contract';
import type { ComponentProps } from 'react';
import { CurrentPassword } from '#ui/forms/current-password.tsx';
import type { RegionOption } from '#lib/forms/region-options.ts';
import { useShop } from '#lib/use-shop.ts';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { PhoneField } from '#ui/forms/phone-field.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { InNameOrder } from '#ui/forms/in-name-order.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { AccountForm } from '#ui/forms/account-form.tsx';
import styles from '#ui/forms/settings-form.module.css';
import type { FormAnswer } from '#lib/forms/handle-form.ts';

interface SettingsFormProps {
  profile: Profile;
  phoneCodes: readonly RegionOption[];
  answer: FormAnswer | undefined;
  isPasskeyFresh: boolean;
}

/** Name, contact details, language and notification settings. */
export function SettingsForm({ profile, phoneCodes, answer, isPasskeyFresh }: SettingsFormProps) {
  const labels = useLabels();
  return (
    <AccountForm userId={profile.id} intent="profile" answer={answer} labels={labels} submit={<Trans>Save changes</Trans>}>
      {(field, typed) => (
        <>
          <PersonFields profile={profile} field={field} labels={labels} />
          <ContactFields profile={profile} field={field} labels={labels} phoneCodes={phoneCodes} isPasskeyFresh={isPasskeyFresh} />
          <MailFields profile={profile} field={field} labels={labels} isSubscribed={typed ? 'newsletter' in typed : profile.newsletter} />
        </>
      )}
    </AccountForm>
  );
}

function useLabels() {
  const { t } = useLingui();
  return {
    firstName: t`First name`,
    lastName: t`Last name`,
    dateOfBirth: t`Date of birth`,
    gender: t`Gender`,
    email: t`Email`,
    currentPassword: t`Current password`,
    countryCode: t`Country code`,
    phone: t`Phone number`,
    languageId: t`Language`,
    newsletter: t`Newsletter`,
  };
}

interface GroupProps {
  profile: Profile;
  field: Parameters<ComponentProps<typeof AccountForm>['children']>[0];
  labels: ReturnType<typeof useLabels>;
}

function PersonFields({ profile, field, labels }: GroupProps) {
  const { t } = useLingui();
  const genders = [
    { value: '', label: t`Prefer not to say` },
    { value: 'female', label: t`Female` },
    { value: 'male', label: t`Male` },
    { value: 'other', label: t`Other` },
  ];
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <Trans>About you</Trans>
      </legend>
      <div className={styles.pair}>
        <InNameOrder
          firstName={
            <TextField {...field('firstName', profile.firstName)} label={labels.firstName} autoComplete="given-name" required maxLength={60} />
          }
          lastName={<TextField {...field('lastName', profile.lastName)} label={labels.lastName} autoComplete="family-name" required maxLength={60} />}
        />
        <TextField {...field('dateOfBirth', profile.dateOfBirth)} type="date" label={labels.dateOfBirth} autoComplete="bday" />
        <SelectField {...field('gender', profile.gender)} label={labels.gender} options={genders} autoComplete="sex" />
      </div>
    </fieldset>
  );
}

function ContactFields({
  profile,
  field,
  labels,
  phoneCodes,
  isPasskeyFresh,
}: GroupProps & Pick<SettingsFormProps, 'phoneCodes' | 'isPasskeyFresh'>) {
  const { t } = useLingui();
  const [code, phone] = [field('countryCode', profile.countryCode), field('phone', profile.phone)];
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <Trans>Contact details</Trans>
      </legend>
      <TextField
        {...field('email', profile.email)}
        type="email"
        inputMode="email"
        label={labels.email}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={254}
        hint={t`To change your email, you’ll need to confirm it from both your old and your new address.`}
      />
      <CurrentPassword isPasskeyFresh={isPasskeyFresh} error={field('currentPassword').error} required={false}>
        <Trans>Only needed to change your email.</Trans>
      </CurrentPassword>
      <PhoneField
        codes={phoneCodes}
        defaultCode={code.defaultValue}
        defaultNumber={phone.defaultValue}
        codeError={code.error}
        numberError={phone.error}
        required
      />
    </fieldset>
  );
}

function MailFields({ profile, field, labels, isSubscribed }: GroupProps & { isSubscribed: boolean }) {
  const { t } = useLingui();
  const { languages } = useShop().market;
  const newsletterWords = t`Send me news and offers by email. I can unsubscribe at any time.`;
  const languageOptions = [
    { value: '', label: t`Each shop’s own language` },
    ...languages.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <Trans>Emails from us</Trans>
      </legend>
      <SelectField
        {...field('languageId', profile.languageId === null ? '' : String(profile.languageId))}
        label={labels.languageId}
        options={languageOptions}
        hint={t`We’ll email you in this language.`}
      />
      <input type="hidden" name="newsletterText" value={newsletterWords} />
      <Checkbox id="field-newsletter" name="newsletter" label={newsletterWords} defaultChecked={isSubscribed} />
    </fieldset>
  );
}
