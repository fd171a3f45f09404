import { AutocompleteArrayInput, BooleanInput, Create, ReferenceArrayInput, required, SimpleForm, TextInput } from 'react-admin';
import { GuardedEdit } from '#fields/guarded-edit.tsx';
import { MarkdownTextsInput } from '#fields/markdown-texts-input.tsx';
import { MarketsInput } from '#fields/market-input.tsx';
import { MomentInput } from '#fields/moment-input.tsx';
import { PictureInput } from '#fields/media/picture-input.tsx';
import { ShopPreview } from '#fields/shop-preview.tsx';
import { SaveToolbar } from '#fields/save-toolbar.tsx';

export const CampaignEdit = () => (
  <GuardedEdit>
    <CampaignFields isNew={false} />
  </GuardedEdit>
);

export const CampaignCreate = () => (
  <Create redirect="list">
    <CampaignFields isNew />
  </Create>
);

const blank = { slug: '', mediaId: null, couponCode: '', startsAt: null, endsAt: null, isActive: true, countryIds: [], texts: [], productIds: [] };

const formatText = (value: string | null) => value ?? '';

function CampaignFields({ isNew }: { isNew: boolean }) {
  return (
    <SimpleForm toolbar={<SaveToolbar canDelete={!isNew} />} defaultValues={isNew ? blank : {}}>
      <TextInput source="slug" label="URL slug after /event/ (created from the title if empty)" parse={formatText} />
      <MomentInput source="startsAt" label="Starts" validate={required()} />
      <MomentInput source="endsAt" label="Ends" validate={required()} />
      <BooleanInput source="isActive" label="Published" helperText="Before the start and after the end, the page shows a notice" />
      <MarketsInput />
      <TextInput source="couponCode" label="Coupon" helperText="Code of an existing coupon" parse={formatText} />
      <PictureInput label="Upload picture" />
      <MarkdownTextsInput
        fields={[
          { source: 'title', label: 'Title' },
          { source: 'excerpt', label: 'Summary', isLong: true, isOptional: true },
          { source: 'body', label: 'Text (Markdown)', isLong: true },
          { source: 'alt', label: 'Alt text', isOptional: true },
        ]}
      />
      {!isNew && <ShopPreview kind="campaign" />}
      <ReferenceArrayInput source="productIds" reference="products">
        <AutocompleteArrayInput optionText="name" label="Products" filterToQuery={(q: string) => ({ q })} />
      </ReferenceArrayInput>
    </SimpleForm>
  );
}
