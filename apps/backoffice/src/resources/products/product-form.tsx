import {
  ArrayInput,
  AutocompleteArrayInput,
  AutocompleteInput,
  BooleanInput,
  CheckboxGroupInput,
  Create,
  NumberInput,
  required,
  SelectInput,
  SimpleFormIterator,
  TabbedForm,
  TextInput,
  useRecordContext,
} from 'react-admin';
import type { ProductRecord } from '@selvedge/server/admin/catalog';
import { formatCountry } from '#fields/formats.ts';
import { guarded } from '#fields/form-guard.tsx';
import { GuardedEdit } from '#fields/guarded-edit.tsx';
import { MomentInput } from '#fields/moment-input.tsx';
import { TextsInput } from '#fields/texts-input.tsx';
import { toChoices, audiences, badges, useProductChoices } from './choices.ts';
import { MissingFacts } from './missing-facts.tsx';
import { PicturesInput } from './pictures-input.tsx';
import { PricesInput } from './prices-input.tsx';
import { ProductTagsInput } from './product-tags-input.tsx';
import { ProductActions, ProductToolbar } from './product-toolbar.tsx';
import { VariantsInput } from './variants-input.tsx';

export function ProductEdit() {
  return (
    <GuardedEdit actions={<ProductActions />}>
      <ProductTabs />
    </GuardedEdit>
  );
}

export function ProductCreate() {
  return (
    <Create redirect="edit">
      <ProductTabs />
    </Create>
  );
}

const empty = {
  status: 'draft',
  audience: 'women',
  vatCategory: 'standard',
  publishAt: null,
  isHygiene: false,
  makerId: null,
  vendorId: null,
  sizeChartId: null,
  collectionIds: [],
  attributeValueIds: [],
  badges: [],
  tags: [],
  care: [],
  composition: [],
  texts: [],
  variants: [],
  prices: [],
  pictures: [],
};

const texts = [
  { source: 'name', label: 'Name' },
  { source: 'slug', label: 'URL slug', isOptional: true, helperText: 'Created from the name if empty. Old URLs are redirected.' },
  { source: 'description', label: 'Description', isLong: true },
];

function ProductTabs() {
  return (
    <TabbedForm toolbar={<ProductToolbar />} defaultValues={empty} syncWithLocation={false} {...guarded}>
      <TabbedForm.Tab label="Basics">
        <Basics />
      </TabbedForm.Tab>
      <TabbedForm.Tab label="Texts">
        <MissingFacts />
        <TextsInput fields={texts} />
      </TabbedForm.Tab>
      <TabbedForm.Tab label="Variants">
        <MissingFacts />
        <VariantsInput />
      </TabbedForm.Tab>
      <TabbedForm.Tab label="Prices">
        <MissingFacts />
        <PricesInput />
      </TabbedForm.Tab>
      <TabbedForm.Tab label="Pictures">
        <MissingFacts />
        <PicturesInput />
      </TabbedForm.Tab>
      <TabbedForm.Tab label="Compliance">
        <LegalFacts />
      </TabbedForm.Tab>
    </TabbedForm>
  );
}

function Basics() {
  const { brands, categories, collections, attributeValues, sizeCharts, vatCategories, vendors } = useProductChoices();
  const product = useRecordContext<ProductRecord>();
  const values = attributeValues.map(({ id, name, attribute }) => ({ id, name: `${attribute}: ${name}` }));
  return (
    <>
      <MissingFacts />
      <TextInput
        source="handle"
        validate={required()}
        readOnly={product !== undefined}
        helperText="Identifies the product in imports. Cannot be changed later. Letters, digits and hyphens."
      />
      <AutocompleteInput source="brandId" label="Brand" choices={brands} validate={required()} fullWidth />
      <AutocompleteInput source="categoryId" label="Category" choices={categories} validate={required()} fullWidth />
      <ProductTagsInput />
      <AutocompleteArrayInput source="collectionIds" label="Collections" choices={collections} fullWidth />
      <SelectInput source="audience" choices={audiences} validate={required()} />
      <AutocompleteArrayInput source="attributeValueIds" label="Attributes" choices={values} fullWidth />
      <AutocompleteInput source="sizeChartId" label="Size chart" choices={sizeCharts} fullWidth />
      <CheckboxGroupInput source="badges" choices={badges} />
      {(product?.status ?? 'draft') === 'draft' && (
        <MomentInput source="publishAt" label="Publish at" helperText="Only for drafts. In the time zone of your computer." />
      )}
      <BooleanInput
        source="isHygiene"
        label="Sealed for hygiene"
        helperText="The right of withdrawal ends when the customer breaks the seal. The shop states this before the order."
      />
      <SelectInput source="vatCategory" label="VAT" choices={toChoices(vatCategories)} validate={required()} />
      {vendors.length > 0 && <AutocompleteInput source="vendorId" label="Vendor (empty: sold by the shop)" choices={vendors} fullWidth />}
    </>
  );
}

function LegalFacts() {
  const { makers, careCodes, fibreCodes, partCodes } = useProductChoices();
  const named = makers.map(({ id, name, countryCode, hasResponsible }) => ({
    id,
    name: `${name} (${formatCountry(countryCode)}${hasResponsible ? ', with a responsible person' : ''})`,
  }));
  return (
    <>
      <MissingFacts />
      <AutocompleteInput source="makerId" label="Maker and responsible person" choices={named} fullWidth />
      <ArrayInput source="composition" helperText="The fibres of each part must add up to 100 %">
        <SimpleFormIterator disableReordering>
          <SelectInput source="part" choices={toChoices(partCodes)} validate={required()} />
          <ArrayInput source="fibres">
            <SimpleFormIterator inline disableReordering>
              <SelectInput source="fibre" choices={toChoices(fibreCodes)} validate={required()} />
              <NumberInput source="percent" label="%" min={0} max={100} step={0.1} validate={required()} />
            </SimpleFormIterator>
          </ArrayInput>
        </SimpleFormIterator>
      </ArrayInput>
      <CheckboxGroupInput source="care" choices={toChoices(careCodes)} />
    </>
  );
}
