import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import { RefusedTextField } from '#fields/refused-text-field.tsx';
import { useProductChoices } from '../choices.ts';
import { getAmountCurrency, kindLabels, type Draft, type Kind } from './draft.ts';

interface Props {
  draft: Draft;
  onChange: (change: Partial<Draft>) => void;
}

/** Renders the fields of a price change: what changes, by how much, where and when. */
export function RuleFields({ draft, onChange }: Props) {
  const { kind } = draft;
  return (
    <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
      <RefusedTextField
        source="rule.kind"
        select
        fullWidth
        label="Change"
        value={kind}
        onChange={({ target }) => onChange({ kind: target.value as Kind })}
      >
        {Object.entries(kindLabels).map(([id, label]) => (
          <MenuItem key={id} value={id}>
            {label}
          </MenuItem>
        ))}
      </RefusedTextField>
      {kind !== 'end-sale' && <DifferenceFields draft={draft} onChange={onChange} />}
      <CountriesField draft={draft} onChange={onChange} />
      {kind === 'sale' && <DateFields draft={draft} onChange={onChange} />}
    </Box>
  );
}

/** Focuses the number when the dialog opens, so that the person types at once. */
const focusField = (field: HTMLInputElement | null) => field?.focus();

function DifferenceFields({ draft, onChange }: Props) {
  const { countries } = useProductChoices();
  const { kind, unit, value, isRounded } = draft;
  const currency = getAmountCurrency(draft, countries);
  const isConverted = unit === 'amount' && new Set(countries.map((country) => country.currency)).size > 1 && currency === 'EUR';
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <RefusedTextField
          source="rule.by.value"
          inputRef={focusField}
          required
          type="number"
          label={kind === 'sale' ? 'Below the regular price by' : 'By'}
          value={value}
          onChange={({ target }) => onChange({ value: target.value })}
          slotProps={{ htmlInput: { min: 0, step: 'any' } }}
          helperText={isConverted ? 'Converted to the currency of each country' : undefined}
          sx={{ flexGrow: 1 }}
        />
        <RefusedTextField
          source="rule.by.currency"
          select
          label="Unit"
          value={unit}
          onChange={({ target }) => onChange({ unit: target.value as Draft['unit'] })}
          sx={{ width: 130 }}
        >
          <MenuItem value="percent">Percent</MenuItem>
          <MenuItem value="amount">{currency}</MenuItem>
        </RefusedTextField>
      </Box>
      <FormControlLabel
        control={<Checkbox checked={isRounded} onChange={({ target }) => onChange({ isRounded: target.checked })} />}
        label="Round to the usual price endings of each country"
      />
    </>
  );
}

function CountriesField({ draft, onChange }: Props) {
  const { countries } = useProductChoices();
  return (
    <RefusedTextField
      source="rule.countryIds"
      select
      fullWidth
      label="Countries"
      value={draft.countryIds}
      onChange={({ target }) => onChange({ countryIds: target.value as unknown as number[] })}
      slotProps={{
        inputLabel: { shrink: true },
        select: {
          multiple: true,
          displayEmpty: true,
          renderValue: (ids) => formatCountries(ids as number[], countries),
        },
      }}
    >
      {countries.map(({ id, name, currency }) => (
        <MenuItem key={id} value={id}>
          {`${name}, ${currency}`}
        </MenuItem>
      ))}
    </RefusedTextField>
  );
}

const formatCountries = (ids: readonly number[], countries: readonly { id: number; name: string }[]): string =>
  ids.length === 0
    ? 'All countries'
    : countries
        .filter(({ id }) => ids.includes(id))
        .map(({ name }) => name)
        .join(', ');

const DateFields = ({ draft, onChange }: Props) => (
  <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
    {(['saleFrom', 'saleUntil'] as const).map((field) => (
      <RefusedTextField
        key={field}
        source={`rule.${field}`}
        type="datetime-local"
        label={field === 'saleFrom' ? 'Starts' : 'Ends'}
        value={draft[field]}
        onChange={({ target }) => onChange({ [field]: target.value })}
        helperText={field === 'saleFrom' ? 'Empty: at once. In the time zone of each country' : 'Empty: no end'}
        slotProps={{ inputLabel: { shrink: true } }}
        sx={{ flexGrow: 1 }}
      />
    ))}
  </Box>
);
