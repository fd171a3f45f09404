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
  { id: 'category', name: 'Category' },
  { id: 'collection', name: 'Collection' },
  { id: 'brand', name: 'Brand' },
  { id: 'address', name: 'Custom URL' },
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
            <SelectInput optionText="label" label="Parent item" emptyText="None (top level)" />
          </ReferenceInput>
        )}
      </FormDataConsumer>
      <MarketInput emptyText="All countries" />
      <SelectInput source="kind" label="Link type" choices={kinds} validate={required()} />
      <FormDataConsumer<Item>>
        {({ formData: { kind } }) => {
          if (kind === undefined || kind === 'address')
            return <TextInput source="address" label="URL" helperText="A path without language, such as /size-guides, or a full https:// URL" />;
          const { reference, name } = targets[kind];
          return (
            <ReferenceInput key={kind} source="targetId" reference={reference} perPage={50}>
              <AutocompleteInput optionText={name} label="Target" filterToQuery={(q: string) => ({ q })} validate={required()} />
            </ReferenceInput>
          );
        }}
      </FormDataConsumer>
      <BooleanInput source="isActive" label="Visible in the shop" />
      <TextsInput fields={[{ source: 'label', label: 'Label (name of the target if empty)' }]} />
    </SimpleForm>
  );
}
