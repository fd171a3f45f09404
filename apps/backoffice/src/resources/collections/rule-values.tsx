import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { CollectionRule } from '@selvedge/server/admin/catalog';
import { TagsInput } from '#fields/tags-and-notes/tags-input.tsx';
import { useProductChoices } from '#resources/products/choices.ts';

type RuleOf<Field extends CollectionRule['field']> = Extract<CollectionRule, { field: Field }>;

interface Props<Rule extends CollectionRule = CollectionRule> {
  rule: Rule;
  onChange: (rule: Rule) => void;
  /** Messages of the server by field of the rule. */
  errors: Readonly<Record<string, string | undefined>>;
}

/** Renders the values of a rule. */
export function RuleValues({ rule, onChange, errors }: Props) {
  switch (rule.field) {
    case 'category':
    case 'brand':
    case 'attribute':
      return <IdsInput rule={rule} onChange={onChange} errors={errors} />;
    case 'tag':
      return <TagsInput of="products" label="Tags" tags={rule.tags} onChange={(tags) => onChange({ ...rule, tags })} error={errors.tags} />;
    case 'price':
      return <PriceInputs rule={rule} onChange={onChange} errors={errors} />;
    case 'sale':
      return <SaleInput rule={rule} onChange={onChange} errors={errors} />;
    case 'published':
      return (
        <TextField
          size="small"
          type="number"
          label="Days"
          value={rule.days || ''}
          onChange={({ target }) => onChange({ ...rule, days: Number(target.value) })}
          error={errors.days !== undefined}
          helperText={errors.days}
          slotProps={{ htmlInput: { min: 1, step: 1 } }}
        />
      );
    case 'title':
      return (
        <TextField
          size="small"
          fullWidth
          label="Text"
          value={rule.text}
          onChange={({ target }) => onChange({ ...rule, text: target.value })}
          error={errors.text !== undefined}
          helperText={errors.text ?? 'In any language'}
        />
      );
    case 'stock':
      return null;
  }
}

type IdsRule = RuleOf<'category'> | RuleOf<'brand'> | RuleOf<'attribute'>;
const idsLabels = { category: 'Categories', brand: 'Brands', attribute: 'Attribute values' } as const;

function IdsInput({ rule, onChange, errors }: Props<IdsRule>) {
  const { brands, categories, attributeValues, colors, sizes } = useProductChoices();
  const choices = {
    category: categories,
    brand: brands,
    attribute: [
      ...attributeValues.map(({ id, name, attribute }) => ({ id, name: `${attribute}: ${name}` })),
      ...colors.map(({ id, name }) => ({ id, name: `Colour: ${name}` })),
      ...sizes.map(({ id, name }) => ({ id, name: `Size: ${name}` })),
    ],
  }[rule.field];
  const find = (id: number) => choices.find((choice) => choice.id === id) ?? { id, name: 'Deleted' };
  return (
    <Autocomplete
      multiple
      size="small"
      options={choices}
      value={rule.ids.map(find)}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      onChange={(_, chosen) => onChange({ ...rule, ids: chosen.map(({ id }) => id) })}
      renderInput={(params) => <TextField {...params} label={idsLabels[rule.field]} error={errors.ids !== undefined} helperText={errors.ids} />}
    />
  );
}

function PriceInputs({ rule, onChange, errors }: Props<RuleOf<'price'>>) {
  const { countries } = useProductChoices();
  const currency = countries.find(({ id }) => id === rule.countryId)?.currency;
  const renderAmount = (name: 'from' | 'to', label: string) => (
    <TextField
      size="small"
      type="number"
      label={label}
      value={rule[name] ?? ''}
      onChange={({ target }) => onChange({ ...rule, [name]: target.value === '' ? null : Number(target.value) })}
      error={errors[name] !== undefined}
      helperText={errors[name]}
      slotProps={{ htmlInput: { min: 0, step: 'any' }, input: { endAdornment: <InputAdornment position="end">{currency}</InputAdornment> } }}
      sx={{ width: 150 }}
    />
  );
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      {renderAmount('from', 'From')}
      {renderAmount('to', 'To')}
      <CountrySelect value={rule.countryId} onChange={(countryId) => onChange({ ...rule, countryId })} error={errors.countryId} />
    </Box>
  );
}

const anyCountry = 0;

const SaleInput = ({ rule, onChange, errors }: Props<RuleOf<'sale'>>) => (
  <CountrySelect
    value={rule.countryId ?? anyCountry}
    onChange={(id) => onChange({ ...rule, countryId: id === anyCountry ? null : id })}
    error={errors.countryId}
    isOptional
  />
);

interface CountryProps {
  value: number;
  onChange: (id: number) => void;
  error: string | undefined;
  isOptional?: boolean;
}

function CountrySelect({ value, onChange, error, isOptional = false }: CountryProps) {
  const { countries } = useProductChoices();
  return (
    <TextField
      select
      size="small"
      label="Country"
      // The list of countries is loaded after the first rendering.
      value={countries.some(({ id }) => id === value) || isOptional ? value : ''}
      onChange={({ target }) => onChange(Number(target.value))}
      error={error !== undefined}
      helperText={error}
      sx={{ minWidth: 170 }}
    >
      {isOptional && <MenuItem value={anyCountry}>Any country</MenuItem>}
      {countries.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
