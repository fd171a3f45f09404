import {
  AutocompleteInput,
  BooleanInput,
  Create,
  FormDataConsumer,
  NumberInput,
  ReferenceInput,
  required,
  SelectInput,
  SimpleForm,
  TextInput,
} from 'react-admin';
import { languages } from '@selvedge/i18n';
import type { StaffHomeBlockRow } from '@selvedge/server/admin/content';
import { GuardedEdit } from '#fields/guarded-edit.tsx';
import { MarketInput } from '#fields/market-input.tsx';
import { MomentInput } from '#fields/moment-input.tsx';
import { PictureInput } from '#fields/picture-input.tsx';
import { ShopPreview } from '#fields/shop-preview.tsx';
import { SaveToolbar } from '#fields/save-toolbar.tsx';
import { TextsInput } from '#fields/texts-input.tsx';
import { typeChoices } from './block-types.ts';

export const HomeBlockEdit = () => (
  <GuardedEdit>
    <HomeBlockFields isNew={false} />
  </GuardedEdit>
);

export const HomeBlockCreate = () => (
  <Create redirect="list">
    <HomeBlockFields isNew />
  </Create>
);

type BlockType = StaffHomeBlockRow['type'];

interface Form {
  type?: BlockType;
  settings?: { source?: 'newest' | 'reduced' | 'popular' | 'collection' | 'category' };
}

const blank = {
  ...{ type: 'MAIN_BANNER', countryId: null, languageId: null, mediaId: null, settings: {}, startsAt: null, endsAt: null, isActive: true, texts: [] },
};
const sources = [
  { id: 'newest', name: 'The newest' },
  { id: 'reduced', name: 'Reduced' },
  { id: 'popular', name: 'What sells' },
  { id: 'collection', name: 'A collection' },
  { id: 'category', name: 'A category' },
];
const withoutPicture: readonly BlockType[] = ['HEADER_CONTENT', 'PRODUCT_ROW'];
const withoutLink: readonly BlockType[] = ['HOME_CATEGORY_BANNER', 'YOUTUBE'];
const withoutFocus: readonly BlockType[] = [...withoutPicture, 'PARTNER', 'YOUTUBE'];

const texts = [
  { source: 'title', label: 'Title' },
  { source: 'text', label: 'Text', isOptional: true },
  { source: 'label', label: 'On its button or link', isOptional: true },
  { source: 'alt', label: 'What is to be seen on the picture', isOptional: true },
];

function HomeBlockFields({ isNew }: { isNew: boolean }) {
  return (
    <SimpleForm toolbar={<SaveToolbar canDelete={!isNew} />} defaultValues={isNew ? blank : {}}>
      <SelectInput source="type" label="Kind" choices={typeChoices} validate={required()} />
      <MarketInput emptyText="Everywhere" />
      <SelectInput source="languageId" label="Only in" choices={languages.map(({ id, name }) => ({ id, name }))} emptyText="All languages" />
      <BooleanInput source="isActive" label="Shown in the shop" />
      <MomentInput source="startsAt" label="Goes live (empty: at once)" />
      <MomentInput source="endsAt" label="Ends (empty: never)" />
      <FormDataConsumer<Form>>
        {({ formData }) => <KindFields type={formData.type ?? 'MAIN_BANNER'} from={formData.settings?.source} />}
      </FormDataConsumer>
      <TextsInput fields={texts} />
      {!isNew && <ShopPreview kind="block" />}
    </SimpleForm>
  );
}

/** Nothing is sent where nothing stands: the shop has its own figure then. */
const asNumber = (value: string) => (value === '' ? undefined : Number(value));

function KindFields({ type, from }: { type: BlockType; from: NonNullable<Form['settings']>['source'] }) {
  return (
    <>
      {!withoutPicture.includes(type) && <PictureInput label="Choose a picture" />}
      {!withoutFocus.includes(type) && (
        <NumberInput
          source="settings.focus"
          label="What matters on the picture"
          min={0}
          max={100}
          parse={asNumber}
          helperText="Percent from the left (50: its middle): what a narrow screen shows"
        />
      )}
      {type === 'HOME_CATEGORY_BANNER' && <Target source="settings.categoryId" reference="categories" name="path" />}
      {type === 'YOUTUBE' && (
        <TextInput source="settings.videoId" label="Video" validate={required()} helperText="The eleven letters after v= in its address" />
      )}
      {type === 'PRODUCT_ROW' && (
        <>
          <SelectInput source="settings.source" label="Products" choices={sources} validate={required()} />
          {from === 'collection' && <Target source="settings.targetId" reference="collections" name="name" />}
          {from === 'category' && <Target source="settings.targetId" reference="categories" name="path" />}
          <NumberInput source="settings.take" label="How many" min={2} max={12} parse={asNumber} helperText="Empty: eight" />
        </>
      )}
      {!withoutLink.includes(type) && (
        <TextInput
          source="settings.link"
          label="Leads to"
          helperText="A path of the shop without language, such as /size-guides, or https:// elsewhere"
          parse={(value: string | null) => value ?? ''}
        />
      )}
    </>
  );
}

const Target = ({ source, reference, name }: { source: string; reference: string; name: string }) => (
  <ReferenceInput source={source} reference={reference} perPage={50}>
    <AutocompleteInput optionText={name} label="Which" filterToQuery={(q: string) => ({ q })} validate={required()} />
  </ReferenceInput>
);
