import { Trans, useLingui } from '@lingui/react/macro';
import type { AffiliateDiscountRow } from '@selvedge/server/contract';
import { useNavigation } from 'react-router';
import { fieldText } from '#lib/api/error-texts.ts';
import { Form } from '#lib/paths/link.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import type { NamedCountry } from '../profile/country-names.ts';
import styles from './link-form.module.css';
import type { LinkAnswer } from './create-link.ts';
import portal from '../portal/portal.module.css';
import { PortalRefusal } from '../profile/refusal.tsx';

interface LinkFormProps {
  answer: LinkAnswer | undefined;
  /** The target address if a product was chosen. */
  chosenUrl: string;
  countries: readonly NamedCountry[];
  countryId: number;
  discounts: readonly AffiliateDiscountRow[];
}

/** The form for a tracking link: target, name and campaign parameters. */
export function LinkForm({ answer, chosenUrl, countries, countryId, discounts }: LinkFormProps) {
  const { t } = useLingui();
  const isSending = useNavigation().formData?.get('intent') === 'make';
  const { getField, errors, refusal, hasCampaign } = useLinkFields(answer, chosenUrl);
  return (
    <Form key={chosenUrl} method="post" action="/affiliate/links" className={styles.form} noValidate>
      <input type="hidden" name="intent" value="make" />
      {errors.length > 0 ? <ErrorSummary errors={errors} answer={answer} /> : null}
      {refusal ? <PortalRefusal refusal={refusal} fallback="trackingUrl" /> : null}
      <TextField
        {...getField('url')}
        required
        maxLength={2000}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        hint={t`Copy it from your browser’s address bar, or find a product above.`}
      />
      <div className={styles.pair}>
        <SelectField {...getField('countryId', String(countryId))} options={countries.map(({ id, name }) => ({ value: String(id), label: name }))} />
        <TextField {...getField('name')} maxLength={100} />
        {discounts.length > 0 ? (
          <SelectField
            {...getField('affiliateDiscountId')}
            options={[{ value: '', label: t`None` }, ...discounts.map(({ id, name }) => ({ value: String(id), label: name }))]}
          />
        ) : null}
      </div>
      <CampaignFields getField={getField} isOpen={hasCampaign} />
      <div>
        <Button aria-disabled={isSending || undefined} onClick={(event) => isSending && event.preventDefault()}>
          <Trans>Create a link</Trans>
        </Button>
      </div>
    </Form>
  );
}

const campaignFields = ['source', 'utmSource', 'utmMedium', 'utmCampaign', 'utmContent', 'utmTerm', 'subId'];

/** Returns the state of the fields after the last response, and its errors. */
function useLinkFields(answer: LinkAnswer | undefined, chosenUrl: string) {
  const { t, i18n } = useLingui();
  const labels: Readonly<Record<string, string>> = {
    url: t`Page or product link`,
    countryId: t`Country`,
    affiliateDiscountId: t`Discount to include`,
    name: t`Name (only you see it)`,
    source: t`Source`,
    utmSource: 'utm_source',
    utmMedium: 'utm_medium',
    utmCampaign: 'utm_campaign',
    utmContent: 'utm_content',
    utmTerm: 'utm_term',
    subId: t`Sub-ID`,
  };
  const findIssueText = (name: string): string | null => {
    const issue = answer?.issues.find(({ field }) => field === name);
    return issue ? fieldText(i18n, issue) : null;
  };
  // A product that is chosen after a link was created is for the next link.
  const typed = answer && !(chosenUrl && answer.link) ? answer.typed : {};
  const errors = Object.entries(labels).flatMap(([name, label]) => {
    const text = findIssueText(name);
    return text === null ? [] : [{ id: `link-${name}`, label, text }];
  });
  const hasOtherIssue = answer !== undefined && answer.issues.length > 0 && errors.length === 0;
  return {
    errors,
    refusal: answer?.refusal ?? (hasOtherIssue ? { code: 'InvalidInput', params: {} } : null),
    hasCampaign: campaignFields.some((name) => typed[name] || findIssueText(name)),
    getField: (name: string, usual = '') => ({
      id: `link-${name}`,
      name,
      label: labels[name] ?? name,
      defaultValue: (name === 'url' && chosenUrl) || (typed[name] ?? usual),
      error: findIssueText(name),
    }),
  };
}

type GetField = ReturnType<typeof useLinkFields>['getField'];

function CampaignFields({ getField, isOpen }: { getField: GetField; isOpen: boolean }) {
  const { t } = useLingui();
  return (
    <details className={styles.more} open={isOpen || undefined}>
      <summary className={portal.download}>
        <Trans>Campaign and sub-ID</Trans>
      </summary>
      <p className={portal.quiet}>
        <Trans>All of this is optional. What you enter here appears in your analytics, so that you can tell your posts and channels apart.</Trans>
      </p>
      <div className={styles.pair}>
        <TextField {...getField('source')} maxLength={64} hint={t`Where you’ll share it, e.g. newsletter or instagram.`} />
        <TextField {...getField('subId')} maxLength={100} hint={t`Your own reference, e.g. the number of a post.`} />
        <TextField {...getField('utmSource')} maxLength={100} />
        <TextField {...getField('utmMedium')} maxLength={100} />
        <TextField {...getField('utmCampaign')} maxLength={100} />
        <TextField {...getField('utmContent')} maxLength={100} />
        <TextField {...getField('utmTerm')} maxLength={100} />
      </div>
    </details>
  );
}
