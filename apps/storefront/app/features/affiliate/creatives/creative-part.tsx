import { Trans, useLingui } from '@lingui/react/macro';
import type { AffiliateCreative } from '@selvedge/server/contract';
import { Form } from '#lib/paths/link.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import filter from '../analytics/period-form.module.css';
import type { Attempt } from '../links/attempt.ts';
import type { NamedCountry } from '../profile/country-names.ts';
import { PortalRefusal } from '../profile/refusal.tsx';
import { CreativeList } from './creative-list.tsx';

interface CreativePartProps {
  creatives: Attempt<readonly AffiliateCreative[]>;
  countries: readonly NamedCountry[];
  countryId: number;
  languages: readonly { id: number; name: string }[];
}

/** The banners and texts for a country. */
export function CreativePart({ creatives: { answer, refusal }, countries, countryId, languages }: CreativePartProps) {
  const { t } = useLingui();
  return (
    <>
      <Form key={countryId} method="get" action="/affiliate/links" className={filter.choice} preventScrollReset>
        <input type="hidden" name="view" value="creatives" />
        <div className={filter.form}>
          <SelectField
            name="countryId"
            label={t`Country`}
            defaultValue={String(countryId)}
            options={countries.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        </div>
        <div>
          <Button variant="secondary">
            <Trans>Show</Trans>
          </Button>
        </div>
      </Form>
      {refusal ? <PortalRefusal refusal={refusal} fallback="other" /> : null}
      {answer?.length === 0 ? (
        <EmptyState title={<Trans>No banners or texts yet</Trans>}>
          <Trans>When we have some for this country, you’ll find them here.</Trans>
        </EmptyState>
      ) : null}
      {answer && answer.length > 0 ? <CreativeList creatives={answer} languages={languages} /> : null}
    </>
  );
}
