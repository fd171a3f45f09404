import {
  AutocompleteArrayInput,
  BooleanInput,
  Create,
  NumberInput,
  ReferenceArrayInput,
  ReferenceInput,
  required,
  SelectInput,
  SimpleForm,
  TextInput,
} from 'react-admin';
import { GuardedEdit } from '#fields/guarded-edit.tsx';
import { MarkdownTextsInput } from '#fields/markdown-texts-input.tsx';
import { MomentInput } from '#fields/moment-input.tsx';
import { PictureInput } from '#fields/media/picture-input.tsx';
import { ShopPreview } from '#fields/shop-preview.tsx';
import { SaveToolbar } from '#fields/save-toolbar.tsx';

type Kind = 'article' | 'question' | 'page';

const title = { source: 'title', label: 'Title' };
const body = { source: 'body', label: 'Text (Markdown)', isLong: true };
const excerpt = { source: 'excerpt', label: 'Summary', isLong: true, isOptional: true };
const fields = {
  article: [title, excerpt, body, { source: 'alt', label: 'Alt text', isOptional: true }],
  question: [
    { source: 'title', label: 'Question' },
    { ...body, label: 'Answer (Markdown)' },
  ],
  page: [title, excerpt, body],
};

const factHint =
  'Replaced by the settings of the country: {returnDays}, {returnCost}, {deliveryMethods} (list of prices, free limits and days), {cashOnDelivery}.';

const robots = [
  { id: 'index', name: 'Index, follow links' },
  { id: 'noindex', name: 'Do not index, follow links' },
  { id: 'private', name: 'Do not index, do not follow links' },
];

const empty = {
  slug: '',
  topicId: null,
  author: '',
  mediaId: null,
  isInFaq: false,
  position: 0,
  startsAt: null,
  endsAt: null,
  isActive: true,
  robots: 'index',
  texts: [],
  productIds: [],
};

function ContentFields({ kind, isNew }: { kind: Kind; isNew: boolean }) {
  return (
    <SimpleForm toolbar={<SaveToolbar canDelete={!isNew} />} defaultValues={isNew ? empty : {}}>
      {kind !== 'question' && <TextInput source="slug" label="URL slug (created from the title if empty)" />}
      {kind !== 'page' && (
        <ReferenceInput source="topicId" reference="topics" filter={{ kind: kind === 'article' ? 'blog' : 'help' }} perPage={100}>
          <SelectInput optionText="name" label="Topic" {...(kind === 'question' && { validate: required() })} />
        </ReferenceInput>
      )}
      {kind === 'article' && <TextInput source="author" />}
      {kind === 'article' && <PictureInput label="Upload picture" />}
      {kind === 'question' && <BooleanInput source="isInFaq" label="Show in the FAQ" />}
      {kind !== 'article' && <NumberInput source="position" min={0} validate={required()} helperText="Lowest first" />}
      <BooleanInput source="isActive" label="Published" />
      {kind !== 'question' && <SelectInput source="robots" label="Search engines" choices={robots} validate={required()} />}
      <MomentInput source="startsAt" label="Publish from (empty: immediately)" />
      <MomentInput source="endsAt" label="Publish until (empty: no end)" />
      <MarkdownTextsInput fields={fields[kind]} hint={kind === 'article' ? undefined : factHint} />
      {!isNew && <ShopPreview kind={kind} />}
      {kind === 'article' && (
        <ReferenceArrayInput source="productIds" reference="products">
          <AutocompleteArrayInput optionText="name" label="Related products" filterToQuery={(q: string) => ({ q })} />
        </ReferenceArrayInput>
      )}
    </SimpleForm>
  );
}

/** Returns the create and edit pages of one kind. */
export const buildForms = (kind: Kind) => ({
  edit: () => (
    <GuardedEdit>
      <ContentFields kind={kind} isNew={false} />
    </GuardedEdit>
  ),
  create: () => (
    <Create redirect="edit">
      <ContentFields kind={kind} isNew />
    </Create>
  ),
});
