import { Trans, useLingui } from '@lingui/react/macro';
import type { AffiliateProfile, TaxData } from '@selvedge/server/contract';
import styles from '#ui/forms/settings-form.module.css';
import type { FormAnswer } from '#lib/forms/handle-form.ts';
import type { RegionOption } from '#lib/forms/region-options.ts';
import { SelectField } from '#ui/forms/select-field.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { buildChannelField, channels, buildCountryField, isTicked, taxStatuses, type Introduction } from './read-application.ts';
import { ChoiceGroup } from '../profile/choice-group.tsx';
import { useVatIdError, VatIdState } from '../profile/vat-id-state.tsx';

/** Returns the attributes of a field of the surrounding form. */
export type GetField = (name: string, saved?: string) => { id: string; name: string; defaultValue: string; error: string | null };

/** A country that the shop sells in. */
export interface SoldCountry {
  id: number;
  name: string;
}

/** Returns the field labels by their names in the API. */
export function useApplicationLabels() {
  const { t } = useLingui();
  return {
    introduction: {
      website: t`Website or profile link`,
      channels: t`Where you’ll promote us`,
      audience: t`Your audience`,
      countryIds: t`Countries you reach`,
      promotion: t`How you’ll promote us`,
    },
    tax: {
      'tax.status': t`You’re applying as`,
      'tax.name': t`Name on the invoice`,
      'tax.taxNumber': t`Tax number`,
      'tax.vatNumber': t`VAT number`,
      'tax.address': t`Street and number`,
      'tax.postalCode': t`Postal code`,
      'tax.city': t`City`,
      'tax.countryCode': t`Country of tax residence`,
    },
  };
}

interface IntroductionFieldsProps {
  field: GetField;
  typed: FormAnswer['typed'] | null;
  saved?: Introduction;
  countries: readonly SoldCountry[];
}

/** Fields about the affiliate and their channels. */
export function IntroductionFields({ field, typed, saved, countries }: IntroductionFieldsProps) {
  const { t } = useLingui();
  const { introduction: labels } = useApplicationLabels();
  const names = useChannelNames();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <Trans>What you do</Trans>
      </legend>
      <TextField
        {...field('website', saved?.website)}
        label={labels.website}
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={300}
        hint={t`Where people find you, e.g. www.example.com`}
      />
      <ChoiceGroup
        id="field-channels"
        legend={labels.channels}
        error={field('channels').error}
        options={channels.map((channel) => ({
          name: buildChannelField(channel),
          label: names[channel],
          isTicked: isTicked(typed, buildChannelField(channel), saved?.channels.includes(channel) ?? false),
        }))}
      />
      <TextField
        {...field('audience', saved?.audience)}
        label={labels.audience}
        hint={t`Who follows you, and roughly how many`}
        isLong
        required
        maxLength={2000}
      />
      <ChoiceGroup
        id="field-countryIds"
        legend={labels.countryIds}
        error={field('countryIds').error}
        options={countries.map(({ id, name }) => ({
          name: buildCountryField(id),
          label: name,
          isTicked: isTicked(typed, buildCountryField(id), saved?.countryIds.includes(id) ?? false),
        }))}
      />
      <TextField
        {...field('promotion', saved?.promotion)}
        label={labels.promotion}
        hint={t`Posts, videos, a newsletter, your own discount code: whatever suits your audience`}
        isLong
        required
        maxLength={2000}
      />
    </fieldset>
  );
}

interface TaxFieldsProps {
  field: GetField;
  saved?: TaxData;
  /** The answer of VIES about the saved VAT number. */
  vatIdCheck?: AffiliateProfile['vatIdCheck'];
  /** The preselected country of a new application. */
  ownCountry: string;
  countries: readonly RegionOption[];
}

/** Tax fields, which appear on self-billed invoices. */
export function TaxFields({ field, saved, vatIdCheck, ownCountry, countries }: TaxFieldsProps) {
  const { t } = useLingui();
  const vatIdError = useVatIdError(vatIdCheck);
  const vatField = field('tax.vatNumber', saved?.vatNumber);
  const { tax: labels } = useApplicationLabels();
  const names = { private: t`Private person`, 'sole-trader': t`Sole trader`, company: t`Company` };
  const text = (name: keyof typeof labels, kept: string | undefined) => ({ ...field(name, kept), label: labels[name] });
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <Trans>Tax details</Trans>
      </legend>
      <div className={styles.pair}>
        <SelectField
          {...text('tax.status', saved?.status ?? 'private')}
          options={taxStatuses.map((status) => ({ value: status, label: names[status] }))}
          required
        />
        <SelectField {...text('tax.countryCode', saved?.countryCode ?? ownCountry)} options={countries} autoComplete="country" required />
      </div>
      <TextField {...text('tax.name', saved?.name)} autoComplete="organization" required maxLength={200} hint={t`Your own name or your company’s`} />
      <TextField {...text('tax.address', saved?.address)} autoComplete="address-line1" required maxLength={300} />
      <div className={styles.pair}>
        <TextField {...text('tax.postalCode', saved?.postalCode)} autoComplete="postal-code" required maxLength={20} />
        <TextField {...text('tax.city', saved?.city)} autoComplete="address-level2" required maxLength={100} />
        <TextField {...text('tax.taxNumber', saved?.taxNumber)} spellCheck={false} maxLength={40} hint={t`If you have one`} />
        <TextField
          {...vatField}
          label={labels['tax.vatNumber']}
          error={vatField.error ?? vatIdError}
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          hint={t`Only if you charge VAT`}
        />
      </div>
      <VatIdState check={vatIdCheck} />
    </fieldset>
  );
}

function useChannelNames(): Record<(typeof channels)[number], string> {
  const { t } = useLingui();
  return {
    website: t`Website`,
    blog: t`Blog`,
    instagram: 'Instagram',
    tiktok: 'TikTok',
    youtube: 'YouTube',
    facebook: 'Facebook',
    newsletter: t`Newsletter`,
    podcast: t`Podcast`,
    other: t`Something else`,
  };
}
