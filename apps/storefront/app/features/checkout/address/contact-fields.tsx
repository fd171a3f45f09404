import { Trans, useLingui } from '@lingui/react/macro';
import type { RegionOption } from '#lib/forms/region-options.ts';
import { Link } from '#lib/paths/link.tsx';
import { addReturnTo } from '#lib/session/return-to.ts';
import { useShop } from '#lib/use-shop.ts';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { CheckoutTextField, type FormState } from './checkout-text-field.tsx';
import { buildFieldId, fieldLabels } from '../form/field-labels.ts';
import { paymentPath } from '../form/steps.ts';
import styles from '../form/fields.module.css';

interface ContactFieldsProps extends FormState {
  phoneCodes: readonly RegionOption[];
  isGuest: boolean;
}

/** Renders email address, telephone number and the newsletter checkbox, and for guests the sign-in. */
export function ContactFields({ draft, errors, phoneCodes, isGuest }: ContactFieldsProps) {
  const { t, i18n } = useLingui();
  const { language } = useShop();
  const newsletterWords = t`Email me about new arrivals and offers. I can unsubscribe at any time.`;
  return (
    <section aria-labelledby="contact" className={styles.section}>
      <div className={styles.head}>
        <h2 id="contact" className={styles.title}>
          <Trans>Contact</Trans>
        </h2>
        {isGuest ? (
          <p>
            <Trans>Already have an account?</Trans>{' '}
            <Link to={addReturnTo('/auth/Login', paymentPath)}>
              <Trans>Sign in</Trans>
            </Link>
          </p>
        ) : null}
      </div>
      <div className={styles.grid}>
        <div>
          <CheckoutTextField
            draft={draft}
            errors={errors}
            field="email"
            type="email"
            autoComplete="email"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            required
            maxLength={254}
            hint={t`We’ll send your order confirmation here.`}
          />
        </div>
        <div>
          {/* The value is the language of the reminder. */}
          <Checkbox
            id={buildFieldId('reminder')}
            name="reminder"
            value={language.id}
            label={i18n._(fieldLabels.reminder)}
            defaultChecked={Boolean(draft.reminder)}
          />
        </div>
        <div>
          {/* Stored with the consent: the wording of the checkbox. */}
          <input type="hidden" name="newsletterText" value={newsletterWords} />
          <Checkbox name="newsletter" label={newsletterWords} />
        </div>
        <PhoneFields draft={draft} errors={errors} phoneCodes={phoneCodes} />
      </div>
    </section>
  );
}

/** Renders country code and telephone number. */
function PhoneFields({ draft, errors, phoneCodes }: FormState & { phoneCodes: readonly RegionOption[] }) {
  const { t, i18n } = useLingui();
  return (
    <>
      <div className={styles.third}>
        <SelectField
          id={buildFieldId('phoneCode')}
          name="phoneCode"
          label={i18n._(fieldLabels.phoneCode)}
          options={phoneCodes}
          defaultValue={draft.phoneCode || phoneCodes[0]?.value}
          autoComplete="tel-country-code"
          error={errors.findError('phoneCode')}
        />
      </div>
      <div className={styles.twoThirds}>
        <CheckoutTextField
          draft={draft}
          errors={errors}
          field="phone"
          // The type "tel" is for a whole number with its country code.
          autoComplete="tel-national"
          inputMode="tel"
          required
          maxLength={30}
          hint={t`We’ll only use it if there’s a question about your delivery.`}
        />
      </div>
    </>
  );
}
