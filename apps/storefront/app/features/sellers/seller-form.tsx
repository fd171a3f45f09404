import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import type { RegionOption } from '#lib/forms/region-options.ts';
import { useReturnDays } from '#lib/use-return-days.ts';
import { useShop } from '#lib/use-shop.ts';
import { AccountForm } from '#ui/forms/account-form.tsx';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import styles from '#ui/forms/settings-form.module.css';
import { InNameOrder } from '#ui/forms/in-name-order.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { HoneypotField } from '#ui/forms/honeypot-field.tsx';
import type { ApplicationAnswer } from './apply-to-sell.ts';
import pageStyles from './become-a-seller.module.css';

interface SellerFormProps {
  countries: readonly RegionOption[];
  answer: Exclude<ApplicationAnswer, { isTaken: true }> | undefined;
}

/** The application form: company, products and contact person. */
export function SellerForm({ countries, answer }: SellerFormProps) {
  const labels = useLabels();
  return (
    <AccountForm userId={null} intent="sell" answer={answer} labels={labels} submit={<Trans>Send application</Trans>}>
      {(field, typed) => (
        <>
          <CompanyFields field={field} labels={labels} countries={countries} />
          <PersonFields field={field} labels={labels} />
          <StoryField field={field} labels={labels} />
          <HoneypotField name="fax" />
          <Terms field={field} isAccepted={typed !== null && 'hasAcceptedTerms' in typed} />
        </>
      )}
    </AccountForm>
  );
}

function useLabels() {
  const { t } = useLingui();
  return {
    company: t`Company`,
    countryCode: t`Country`,
    vatNumber: t`VAT number`,
    website: t`Website`,
    goods: t`What you sell`,
    firstName: t`First name`,
    lastName: t`Last name`,
    email: t`Email`,
    phone: t`Phone number`,
    story: t`Your story`,
    hasAcceptedTerms: t`Seller terms`,
  };
}

interface GroupProps {
  field: Parameters<ComponentProps<typeof AccountForm>['children']>[0];
  labels: ReturnType<typeof useLabels>;
}

function CompanyFields({ field, labels, countries }: GroupProps & Pick<SellerFormProps, 'countries'>) {
  const { t } = useLingui();
  const { country } = useShop().market;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <Trans>Your company</Trans>
      </legend>
      <TextField {...field('company')} label={labels.company} autoComplete="organization" required maxLength={120} />
      <div className={styles.pair}>
        <SelectField {...field('countryCode', country.code)} label={labels.countryCode} options={countries} autoComplete="country" required />
        <TextField
          {...field('vatNumber')}
          label={labels.vatNumber}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={30}
          hint={t`Leave it empty if you don’t have one yet`}
        />
      </div>
      <TextField
        {...field('website')}
        label={labels.website}
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={300}
        hint={t`If you have one, e.g. www.example.com`}
      />
      <TextField
        {...field('goods')}
        label={labels.goods}
        required
        maxLength={500}
        hint={t`Types of garment, materials, roughly how many, and where they’re made`}
      />
    </fieldset>
  );
}

const PersonFields = ({ field, labels }: GroupProps) => (
  <fieldset className={styles.group}>
    <legend className={styles.legend}>
      <Trans>Who we should contact</Trans>
    </legend>
    <div className={styles.pair}>
      <InNameOrder
        firstName={<TextField {...field('firstName')} label={labels.firstName} autoComplete="given-name" required maxLength={100} />}
        lastName={<TextField {...field('lastName')} label={labels.lastName} autoComplete="family-name" required maxLength={100} />}
      />
    </div>
    <div className={styles.pair}>
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
      <TextField {...field('phone')} label={labels.phone} type="tel" inputMode="tel" autoComplete="tel" maxLength={40} />
    </div>
  </fieldset>
);

function StoryField({ field, labels }: GroupProps) {
  const { t } = useLingui();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <Trans>Your story</Trans>
      </legend>
      <TextField
        {...field('story')}
        label={labels.story}
        isLong
        required
        maxLength={6000}
        hint={t`Who you are, how you work and why. Customers will read it once you’re in; you can change it then, and add languages.`}
      />
    </fieldset>
  );
}

function Terms({ field, isAccepted }: Pick<GroupProps, 'field'> & { isAccepted: boolean }) {
  const { t } = useLingui();
  const { returnDays } = useReturnDays();
  return (
    <div className={pageStyles.terms}>
      <h3 className={pageStyles.title}>
        <Trans>Seller terms</Trans>
      </h3>
      <ul className={pageStyles.termList}>
        <li>
          <Trans>
            We sell in our own name and settle up with you every month. We agree our share in writing before your first product goes on sale.
          </Trans>
        </li>
        <li>
          <Trans>Each product is safe and comes with its materials, its care instructions and its manufacturer’s address, as the law requires.</Trans>
        </li>
        <li>
          <Trans>You deliver what’s ordered as described, and take part in our {returnDays}-day returns.</Trans>
        </li>
        <li>
          <Trans>Either side can end this with 30 days’ notice. Orders already placed will still be delivered and settled.</Trans>
        </li>
      </ul>
      <Checkbox
        id={field('hasAcceptedTerms').id}
        name="hasAcceptedTerms"
        label={t`I accept the seller terms`}
        defaultChecked={isAccepted}
        error={field('hasAcceptedTerms').error}
        required
      />
    </div>
  );
}
