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
import { PictureInput } from '#fields/picture-input.tsx';
import { ShopPreview } from '#fields/shop-preview.tsx';
import { SaveToolbar } from '#fields/save-toolbar.tsx';

type Kind = 'article' | 'question' | 'page';

const title = { source: 'title', label: 'Title' };
const body = { source: 'body', label: 'Text (Markdown)', isLong: true };
const excerpt = { source: 'excerpt', label: 'In short', isLong: true, isOptional: true };
const fields = {
  article: [title, excerpt, body, { source: 'alt', label: 'What is to be seen on the picture', isOptional: true }],
  question: [
    { source: 'title', label: 'Question' },
    { ...body, label: 'Answer (Markdown)' },
  ],
  page: [title, excerpt, body],
};

const robots = [
  { id: 'index', name: 'may show it' },
  { id: 'noindex', name: 'may not show it, and follow its links' },
  { id: 'private', name: 'may neither show it nor follow its links' },
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

function WritingFields({ kind, isNew }: { kind: Kind; isNew: boolean }) {
  return (
    <SimpleForm toolbar={<SaveToolbar canDelete={!isNew} />} defaultValues={isNew ? empty : {}}>
      {kind !== 'question' && <TextInput source="slug" label="Address (empty: made from the title)" />}
      {kind !== 'page' && (
        <ReferenceInput source="topicId" reference="topics" filter={{ kind: kind === 'article' ? 'blog' : 'help' }} perPage={100}>
          <SelectInput optionText="name" label="Topic" {...(kind === 'question' && { validate: required() })} />
        </ReferenceInput>
      )}
      {kind === 'article' && <TextInput source="author" />}
      {kind === 'article' && <PictureInput label="Choose a picture" />}
      {kind === 'question' && <BooleanInput source="isInFaq" label="Also among the frequently asked questions" />}
      {kind !== 'article' && <NumberInput source="position" min={0} validate={required()} helperText="The lowest stands first" />}
      <BooleanInput source="isActive" label="Published" />
      {kind !== 'question' && <SelectInput source="robots" label="Search engines" choices={robots} validate={required()} />}
      <MomentInput source="startsAt" label="Goes live (empty: at once)" />
      <MomentInput source="endsAt" label="Ends (empty: never)" />
      <MarkdownTextsInput fields={fields[kind]} />
      {!isNew && <ShopPreview kind={kind} />}
      {kind === 'article' && (
        <ReferenceArrayInput source="productIds" reference="products">
          <AutocompleteArrayInput optionText="name" label="Products that it speaks of" filterToQuery={(q: string) => ({ q })} />
        </ReferenceArrayInput>
      )}
    </SimpleForm>
  );
}

/** The pages that make and change one of a kind. */
export const formsOf = (kind: Kind) => ({
  edit: () => (
    <GuardedEdit>
      <WritingFields kind={kind} isNew={false} />
    </GuardedEdit>
  ),
  create: () => (
    <Create redirect="edit">
      <WritingFields kind={kind} isNew />
    </Create>
  ),
});
