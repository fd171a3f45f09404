import { useLingui } from '@lingui/react/macro';
import type { UtmAnalytics } from '@selvedge/server/contract';
import { SelectField } from '#ui/forms/select-field.tsx';
import { devices, type AnalyticsFilter } from './analytics-filter.ts';
import { formatDeviceName, formatName, formatSourceName } from './click-texts.ts';
import type { NamedCountry } from '../profile/country-names.ts';
import { PeriodForm } from './period-form.tsx';
import type { Period } from './period.ts';

interface AnalyticsFormProps {
  period: Period;
  filter: AnalyticsFilter;
  countries: readonly NamedCountry[];
  /** The values to choose from; null if they could not be loaded. */
  analytics: UtmAnalytics | null;
}

/** The filter form of the click analysis. */
export function AnalyticsForm({ period, filter, countries, analytics }: AnalyticsFormProps) {
  const { t, i18n } = useLingui();
  const any = { value: '', label: t`All` };
  const listChoices = (found: readonly { name: string }[] | undefined, chosen: string | undefined, getName: (name: string) => string) => {
    // The selected value stays in the list even if nothing matches it.
    const names = new Set([...(found ?? []).map(({ name }) => name), ...(chosen ? [chosen] : [])]);
    names.delete('');
    return [any, ...[...names].map((name) => ({ value: name, label: getName(name) }))];
  };
  return (
    <PeriodForm page="/affiliate/analytics" period={period} kept={{ ...filter }}>
      <SelectField
        name="countryId"
        label={t`Country`}
        defaultValue={filter.countryId ?? ''}
        options={[any, ...countries.map(({ id, name }) => ({ value: String(id), label: name }))]}
      />
      <SelectField
        name="source"
        label={t`Source`}
        defaultValue={filter.source ?? ''}
        options={listChoices(analytics?.sources, filter.source, (name) => formatSourceName(i18n, name))}
      />
      <SelectField
        name="device"
        label={t`Device`}
        defaultValue={filter.device ?? ''}
        options={[any, ...devices.map((device) => ({ value: device, label: formatDeviceName(i18n, device) }))]}
      />
      <SelectField
        name="browser"
        label={t`Browser`}
        defaultValue={filter.browser ?? ''}
        options={listChoices(analytics?.browsers, filter.browser, (name) => formatName(i18n, name))}
      />
    </PeriodForm>
  );
}
