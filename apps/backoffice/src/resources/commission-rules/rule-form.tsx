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
import { AmountsInput } from '#fields/amounts-input.tsx';
import { formatTime } from '#fields/formats.ts';
import { GuardedEdit } from '#fields/guarded-edit.tsx';
import { MarketInput } from '#fields/market-input.tsx';
import { SaveToolbar } from '#fields/save-toolbar.tsx';
import { toIsoTime } from '#fields/benefit-inputs.tsx';
import { customers, useRuleChoices } from './choices.ts';
import { formatReward } from './format-reward.ts';
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
  fixedAmounts: [],
  caps: [],
  minimumBaskets: [],
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
          Saving creates a new version of the rule for new orders. Existing orders keep their rate.
        </Alert>
      )}
      <TextInput source="name" validate={required()} helperText="Shown to affiliates next to each commission" />
      <NumberInput source="percent" label="Rate (%)" min={0} max={100} step={0.25} validate={required()} helperText="Of the price excluding VAT" />
      <AmountsInput source="fixedAmounts" label="Fixed amount for each order, in addition to the rate" />
      <AmountsInput source="caps" label="Most that this rule pays for an order" />
      <NumberInput
        source="priority"
        validate={required()}
        helperText="If several rules apply, the highest priority wins, then the more specific rule (affiliate first, then product), then the higher rate"
      />
      <Typography component="h2" variant="subtitle2" sx={{ mt: 1 }}>
        Conditions (leave empty for any)
      </Typography>
      <ReferenceInput source="productId" reference="commission-products">
        <AutocompleteInput label="Product" optionText="name" filterToQuery={search} />
      </ReferenceInput>
      <AutocompleteInput source="categoryId" label="Category" choices={categories} helperText="Includes subcategories" />
      <AutocompleteInput source="brandId" label="Brand" choices={brands} />
      <MarketInput emptyText="All countries" />
      <SelectInput source="customer" label="Customer type" choices={customers} emptyText="All customers" />
      <AmountsInput source="minimumBaskets" label="Minimum order value excluding VAT" />
      <ReferenceInput source="affiliateId" reference="affiliates">
        <AutocompleteInput label="Affiliate" optionText="code" filterToQuery={search} />
      </ReferenceInput>
      <ReferenceInput source="groupId" reference="affiliate-groups">
        <SelectInput label="Group" optionText="name" emptyText="All groups" />
      </ReferenceInput>
      <ReferenceInput source="tierId" reference="affiliate-tiers">
        <SelectInput label="Tier" optionText="name" emptyText="All tiers" />
      </ReferenceInput>
      <DateTimeInput source="validFrom" label="Starts" parse={toIsoTime} helperText="In your time zone. Leave empty to start immediately." />
      <DateTimeInput source="validUntil" label="Ends" parse={toIsoTime} helperText="Leave empty for no end date." />
    </SimpleForm>
  );
}

/** Lists earlier versions of the rule. */
function Versions() {
  const rule = useRecordContext<RuleRecord>();
  if (!rule?.versions) return null;
  return (
    <Versioned>
      {rule.versions.map(({ version, percent, fixedAmounts, caps, priority, validFrom, validUntil, createdBy, isInForce }) => (
        <Typography key={version} variant="body2" color={isInForce ? 'text.primary' : 'text.secondary'} sx={{ mb: 1 }}>
          {formatReward({ percent, fixedAmounts, caps })}, priority {priority}: {formatTime(validFrom)}
          {validUntil ? ` to ${formatTime(validUntil)}` : ' until now'}, by {createdBy}
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
