import type { ReactNode } from 'react';
import {
  AutocompleteInput,
  Create,
  DateTimeInput,
  NumberInput,
  ReferenceInput,
  required,
  SelectInput,
  SimpleForm,
  TextInput,
  useRecordContext,
} from 'react-admin';
import Alert from '@mui/material/Alert';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { RuleRecord } from '@selvedge/server/admin/affiliates';
import { GuardedEdit } from '#fields/guarded-edit.tsx';
import { MarketInput } from '#fields/market-input.tsx';
import { SaveToolbar } from '#fields/save-toolbar.tsx';
import { asInstant } from '#fields/benefit-inputs.tsx';
import { timeOf } from '../orders/words.ts';
import { customers, useRuleChoices } from './choices.ts';
import { EndRule } from './end-rule.tsx';

export function RuleEdit() {
  return (
    <GuardedEdit aside={<Versions />}>
      <RuleFields isNew={false} />
    </GuardedEdit>
  );
}

export function RuleCreate() {
  return (
    <Create redirect="list">
      <RuleFields isNew />
    </Create>
  );
}

const blank = {
  name: '',
  priority: 0,
  affiliateId: null,
  groupId: null,
  tierId: null,
  productId: null,
  categoryId: null,
  brandId: null,
  countryId: null,
  customer: null,
  validFrom: null,
  validUntil: null,
};

const search = (q: string) => ({ q });

function RuleFields({ isNew }: { isNew: boolean }) {
  const { brands, categories } = useRuleChoices();
  return (
    <SimpleForm toolbar={<SaveToolbar />} defaultValues={isNew ? blank : {}}>
      {!isNew && (
        <Alert severity="info" sx={{ width: '100%' }}>
          What you save is another version of the rule, in force from now on. Orders that were placed before keep the rate they were placed with.
        </Alert>
      )}
      <TextInput source="name" validate={required()} helperText="Affiliates read it beside each commission" />
      <NumberInput
        source="percent"
        label="Rate in percent"
        min={0}
        max={100}
        step={0.25}
        validate={required()}
        helperText="Of the price without VAT"
      />
      <NumberInput
        source="priority"
        validate={required()}
        helperText="Of several that hold the highest counts; of equals the one that says more about who is paid, then about what is sold; then the higher rate"
      />
      <Typography component="h2" variant="subtitle2" sx={{ mt: 1 }}>
        It holds for; left empty: whatever
      </Typography>
      <ReferenceInput source="productId" reference="commission-products">
        <AutocompleteInput label="Product" optionText="name" filterToQuery={search} />
      </ReferenceInput>
      <AutocompleteInput source="categoryId" label="Category" choices={categories} helperText="And those below it" />
      <AutocompleteInput source="brandId" label="Brand" choices={brands} />
      <MarketInput emptyText="Every country" />
      <SelectInput source="customer" label="Who buys" choices={customers} emptyText="Anybody" />
      <ReferenceInput source="affiliateId" reference="affiliates">
        <AutocompleteInput label="Affiliate" optionText="code" filterToQuery={search} />
      </ReferenceInput>
      <ReferenceInput source="groupId" reference="affiliate-groups">
        <SelectInput label="Group" optionText="name" emptyText="Every group" />
      </ReferenceInput>
      <ReferenceInput source="tierId" reference="affiliate-tiers">
        <SelectInput label="Tier" optionText="name" emptyText="Every tier" />
      </ReferenceInput>
      <DateTimeInput source="validFrom" label="From" parse={asInstant} helperText="Your own clock; empty or past: from now on" />
      <DateTimeInput source="validUntil" label="Until" parse={asInstant} helperText="Empty: until it is ended" />
    </SimpleForm>
  );
}

/** What the rule said before. */
function Versions() {
  const rule = useRecordContext<RuleRecord>();
  if (!rule?.versions) return null;
  return (
    <Versioned>
      {rule.versions.map(({ version, percent, priority, validFrom, validUntil, createdBy, isInForce }) => (
        <Typography key={version} variant="body2" color={isInForce ? 'text.primary' : 'text.secondary'} sx={{ mb: 1 }}>
          {percent} %, priority {priority}: {timeOf(validFrom)}
          {validUntil ? ` to ${timeOf(validUntil)}` : ' until now'}, by {createdBy}
        </Typography>
      ))}
      <EndRule id={rule.id} isEnded={rule.validUntil !== null && !rule.isInForce} />
    </Versioned>
  );
}

const Versioned = ({ children }: { children: ReactNode }) => (
  <Paper sx={{ p: 2, width: { xs: 'auto', md: 300 }, ml: { md: 2 }, mt: { xs: 2, md: 0 }, alignSelf: 'flex-start' }}>
    <Typography component="h2" variant="subtitle1" gutterBottom>
      Versions
    </Typography>
    {children}
  </Paper>
);
