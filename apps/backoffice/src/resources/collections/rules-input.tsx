import { useInput } from 'react-admin';
import { get, useFormContext } from 'react-hook-form';
import AddIcon from '@mui/icons-material/Add';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import type { CollectionRule } from '@selvedge/server/admin/catalog';
import { useProductChoices } from '#resources/products/choices.ts';
import { RulePreview } from './rule-preview.tsx';
import { RuleValues } from './rule-values.tsx';
import { createRule, ruleLabels, type RuleField } from './rules.ts';

type Match = 'all' | 'any' | null;

/** Selects whether staff or rules select the products of a collection, and edits the rules. */
export function RulesInput() {
  const match = useInput({ source: 'match', defaultValue: null });
  const rules = useInput({ source: 'rules', defaultValue: [] });
  // React-admin shows null as an empty text.
  const chosen = (match.field.value as Match | '') || null;
  const list = rules.field.value as CollectionRule[];
  const select = (isAutomatic: boolean) => {
    match.field.onChange(isAutomatic ? 'all' : null);
    if (isAutomatic && list.length === 0) rules.field.onChange([createRule('tag', 0)]);
  };
  return (
    <Box sx={{ width: '100%', mb: 2 }}>
      <FormControl>
        <FormLabel id="collection-products">Products</FormLabel>
        <RadioGroup aria-labelledby="collection-products" value={chosen === null ? 'staff' : 'rules'} onChange={(_, by) => select(by === 'rules')}>
          <FormControlLabel value="staff" control={<Radio size="small" />} label="Selected by staff" />
          <FormControlLabel
            value="rules"
            control={<Radio size="small" />}
            label="Selected by rules: products are added and removed automatically. The rules replace products that staff selected."
          />
        </RadioGroup>
      </FormControl>
      {chosen !== null && (
        <Box sx={{ display: 'grid', gap: 2, mt: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <TextField
            select
            size="small"
            label="Products must match"
            value={chosen}
            onChange={({ target }) => match.field.onChange(target.value)}
            sx={{ width: 220 }}
          >
            <MenuItem value="all">all rules</MenuItem>
            <MenuItem value="any">any rule</MenuItem>
          </TextField>
          <RuleRows rules={list} onChange={rules.field.onChange} />
          <RulePreview match={chosen} rules={list} />
        </Box>
      )}
    </Box>
  );
}

function RuleRows({ rules, onChange }: { rules: readonly CollectionRule[]; onChange: (rules: CollectionRule[]) => void }) {
  const { countries } = useProductChoices();
  const firstCountry = countries[0]?.id ?? 0;
  const replace = (index: number, rule: CollectionRule) => onChange(rules.map((known, at) => (at === index ? rule : known)));
  return (
    <>
      {rules.map((rule, index) => (
        <RuleRow
          key={index}
          index={index}
          rule={rule}
          onSelect={(field) => replace(index, createRule(field, firstCountry))}
          onChange={(changed) => replace(index, changed)}
          onRemove={() => onChange(rules.filter((_, at) => at !== index))}
        />
      ))}
      <Box>
        <Button size="small" startIcon={<AddIcon />} onClick={() => onChange([...rules, createRule('tag', firstCountry)])}>
          Add rule
        </Button>
      </Box>
    </>
  );
}

interface RowProps {
  index: number;
  rule: CollectionRule;
  onSelect: (field: RuleField) => void;
  onChange: (rule: CollectionRule) => void;
  onRemove: () => void;
}

function RuleRow({ index, rule, onSelect, onChange, onRemove }: RowProps) {
  const { formState } = useFormContext();
  const found = get(formState.errors, `rules.${index}`) as Record<string, { message?: string } | undefined> | undefined;
  const errors = Object.fromEntries(Object.entries(found ?? {}).map(([field, error]) => [field, error?.message]));
  return (
    <Box
      role="group"
      aria-label={`Rule ${index + 1}`}
      sx={{ display: 'grid', gap: 1, alignItems: 'start', gridTemplateColumns: { xs: '1fr auto', md: '230px minmax(0, 1fr) auto' } }}
    >
      <TextField select size="small" label="Rule" value={rule.field} onChange={({ target }) => onSelect(target.value as RuleField)}>
        {Object.entries(ruleLabels).map(([field, label]) => (
          <MenuItem key={field} value={field}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ gridRow: { xs: 2, md: 1 }, gridColumn: { xs: '1 / -1', md: 2 } }}>
        <RuleValues rule={rule} onChange={onChange} errors={errors} />
      </Box>
      <IconButton aria-label={`Remove rule ${index + 1}`} onClick={onRemove} sx={{ gridColumn: { xs: 2, md: 3 }, gridRow: 1 }}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}
