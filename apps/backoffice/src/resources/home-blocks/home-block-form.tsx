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
import type { AdminHomeBlockRow } from '@selvedge/server/admin/content';
import { GuardedEdit } from '#fields/guarded-edit.tsx';
import { MarketInput } from '#fields/market-input.tsx';
import { MomentInput } from '#fields/moment-input.tsx';
import { PictureInput } from '#fields/media/picture-input.tsx';
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

type BlockType = AdminHomeBlockRow['type'];

interface Form {
  type?: BlockType;
  settings?: { source?: 'newest' | 'reduced' | 'popular' | 'collection' | 'category' };
}

const blank = {
  ...{ type: 'MAIN_BANNER', countryId: null, languageId: null, mediaId: null, settings: {}, startsAt: null, endsAt: null, isActive: true, texts: [] },
};
const sources = [
  { id: 'newest', name: 'Newest products' },
  { id: 'reduced', name: 'Products on sale' },
  { id: 'popular', name: 'Best sellers' },
  { id: 'collection', name: 'Collection' },
  { id: 'category', name: 'Category' },
];
const withoutPicture: readonly BlockType[] = ['HEADER_CONTENT', 'PRODUCT_ROW'];
const withoutLink: readonly BlockType[] = ['HOME_CATEGORY_BANNER', 'YOUTUBE'];
const withoutFocus: readonly BlockType[] = [...withoutPicture, 'PARTNER', 'YOUTUBE'];

const texts = [
  { source: 'title', label: 'Title' },
  { source: 'text', label: 'Text', isOptional: true },
  { source: 'label', label: 'Button or link label', isOptional: true },
  { source: 'alt', label: 'Alt text', isOptional: true },
];

function HomeBlockFields({ isNew }: { isNew: boolean }) {
  return (
    <SimpleForm toolbar={<SaveToolbar canDelete={!isNew} />} defaultValues={isNew ? blank : {}}>
      <SelectInput source="type" label="Type" choices={typeChoices} validate={required()} />
      <MarketInput emptyText="All countries" />
      <SelectInput source="languageId" label="Language" choices={languages.map(({ id, name }) => ({ id, name }))} emptyText="All languages" />
      <BooleanInput source="isActive" label="Visible in the shop" />
      <MomentInput source="startsAt" label="Publish from (empty: immediately)" />
      <MomentInput source="endsAt" label="Publish until (empty: no end)" />
      <FormDataConsumer<Form>>
        {({ formData }) => <KindFields type={formData.type ?? 'MAIN_BANNER'} from={formData.settings?.source} />}
      </FormDataConsumer>
      <TextsInput fields={texts} />
      {!isNew && <ShopPreview kind="block" />}
    </SimpleForm>
  );
}

/** An empty field sends nothing, so that the shop's default applies. */
const parseNumber = (value: string) => (value === '' ? undefined : Number(value));

function KindFields({ type, from }: { type: BlockType; from: NonNullable<Form['settings']>['source'] }) {
  return (
    <>
      {!withoutPicture.includes(type) && <PictureInput label="Upload picture" />}
      {!withoutFocus.includes(type) && (
        <NumberInput
          source="settings.focus"
          label="Focal point in this block"
          min={0}
          max={100}
          parse={parseNumber}
          helperText="Percent from the left. Narrow screens show this part. Leave empty to use the focal point of the picture in the media library."
        />
      )}
      {type === 'HOME_CATEGORY_BANNER' && <Target source="settings.categoryId" reference="categories" name="path" />}
      {type === 'YOUTUBE' && (
        <TextInput source="settings.videoId" label="YouTube video ID" validate={required()} helperText="The 11 characters after v= in the URL" />
      )}
      {type === 'PRODUCT_ROW' && (
        <>
          <SelectInput source="settings.source" label="Products" choices={sources} validate={required()} />
          {from === 'collection' && <Target source="settings.targetId" reference="collections" name="name" />}
          {from === 'category' && <Target source="settings.targetId" reference="categories" name="path" />}
          <NumberInput source="settings.take" label="Number of products" min={2} max={12} parse={parseNumber} helperText="Leave empty for 8" />
        </>
      )}
      {!withoutLink.includes(type) && (
        <TextInput
          source="settings.link"
          label="Link"
          helperText="A path without language, such as /size-guides, or a full https:// URL"
          parse={(value: string | null) => value ?? ''}
        />
      )}
    </>
  );
}

const Target = ({ source, reference, name }: { source: string; reference: string; name: string }) => (
  <ReferenceInput source={source} reference={reference} perPage={50}>
    <AutocompleteInput optionText={name} label="Selection" filterToQuery={(q: string) => ({ q })} validate={required()} />
  </ReferenceInput>
);
