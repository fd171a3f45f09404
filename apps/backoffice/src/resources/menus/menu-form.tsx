import { AutocompleteInput, BooleanInput, Create, FormDataConsumer, ReferenceInput, required, SelectInput, SimpleForm, TextInput } from 'react-admin';
import { GuardedEdit } from '#fields/guarded-edit.tsx';
import { MarketInput } from '#fields/market-input.tsx';
import { SaveToolbar } from '#fields/save-toolbar.tsx';
import { TextsInput } from '#fields/texts-input.tsx';

export function MenuEdit() {
  return (
    <GuardedEdit>
      <MenuFields isNew={false} />
    </GuardedEdit>
  );
}

export function MenuCreate() {
  return (
    <Create redirect="list">
      <MenuFields isNew />
    </Create>
  );
}

const menus = [
  { id: 'header', name: 'Header' },
  { id: 'footer', name: 'Footer' },
];
const kinds = [
  { id: 'category', name: 'A category' },
  { id: 'collection', name: 'A collection' },
  { id: 'brand', name: 'A brand' },
  { id: 'address', name: 'An address' },
];
const blank = { menu: 'header', parentId: null, countryId: null, kind: 'address', targetId: null, address: '', isActive: true, texts: [] };
const targets = {
  category: { reference: 'categories', name: 'path' },
  collection: { reference: 'collections', name: 'name' },
  brand: { reference: 'brands', name: 'name' },
} as const;

interface Item {
  menu?: 'header' | 'footer';
  kind?: keyof typeof targets | 'address';
}

function MenuFields({ isNew }: { isNew: boolean }) {
  return (
    <SimpleForm toolbar={<SaveToolbar canDelete={!isNew} />} defaultValues={isNew ? blank : {}}>
      <SelectInput source="menu" choices={menus} validate={required()} />
      <FormDataConsumer<Item>>
        {({ formData: { menu } }) => (
          <ReferenceInput source="parentId" reference="menus" filter={{ menu, parentId: null }} perPage={100}>
            <SelectInput optionText="label" label="Below" emptyText="At the top" />
          </ReferenceInput>
        )}
      </FormDataConsumer>
      <MarketInput emptyText="Everywhere" />
      <SelectInput source="kind" label="Leads to" choices={kinds} validate={required()} />
      <FormDataConsumer<Item>>
        {({ formData: { kind } }) => {
          if (kind === undefined || kind === 'address')
            return (
              <TextInput
                source="address"
                label="Address"
                helperText="A path of the shop without language, such as /size-guides, or https:// elsewhere"
              />
            );
          const { reference, name } = targets[kind];
          return (
            <ReferenceInput key={kind} source="targetId" reference={reference} perPage={50}>
              <AutocompleteInput optionText={name} label="Which" filterToQuery={(q: string) => ({ q })} validate={required()} />
            </ReferenceInput>
          );
        }}
      </FormDataConsumer>
      <BooleanInput source="isActive" label="Shown in the shop" />
      <TextsInput fields={[{ source: 'label', label: 'Label (empty: as what it leads to is called)' }]} />
    </SimpleForm>
  );
}
