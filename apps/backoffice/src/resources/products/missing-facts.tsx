import { useFormState, useWatch } from 'react-hook-form';
import { useRecordContext } from 'react-admin';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { ProductForm, ProductRecord } from '@selvedge/server/admin/catalog';
import { useProductChoices } from './choices.ts';

/** Shown above the tabs: the errors of the last save, otherwise the missing data of a draft; and the languages without a name. */
export function MissingFacts() {
  return (
    <>
      <PublishingFacts />
      <UnnamedLanguages />
    </>
  );
}

/** Warns about languages of open countries in which the product has no name. This does not prevent publishing. */
function UnnamedLanguages() {
  const { openLanguages } = useProductChoices();
  const texts = useWatch<{ texts: ProductForm['texts'] }, 'texts'>({ name: 'texts', defaultValue: [] });
  const status = useRecordContext<ProductRecord>()?.status ?? 'draft';
  const named = new Set(texts.filter(({ name }) => name.trim() !== '').map(({ languageId }) => languageId));
  const unnamed = openLanguages.filter(({ id }) => !named.has(id));
  // A new product without any name is only just begun.
  if (status === 'retired' || named.size === 0 || unnamed.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ width: '100%', mb: 2 }}>
      {`No name in ${unnamed.map(({ name }) => name).join(', ')}. ${status === 'published' ? 'Shoppers see' : 'If you publish it now, shoppers see'} the English texts in these languages.`}
    </Alert>
  );
}

function PublishingFacts() {
  const { errors } = useFormState();
  const product = useRecordContext<ProductRecord>();
  const refused = listSentences(errors);
  if (refused.length > 0) return <Facts title="Could not save the product" severity="error" sentences={refused} />;
  if (!product || product.status === 'published' || product.lacking.length === 0) return null;
  return <Facts title="Required before publishing" severity="info" sentences={product.lacking.map(({ message }) => message)} />;
}

function Facts({ title, severity, sentences }: { title: string; severity: 'error' | 'info'; sentences: readonly string[] }) {
  return (
    <Alert severity={severity} sx={{ width: '100%', mb: 2 }}>
      <AlertTitle>{title}</AlertTitle>
      <ul style={{ margin: 0, paddingInlineStart: '1.2em' }}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Alert>
  );
}

/** Collects the messages of all fields at any depth, except the form's own message, which is the title. */
function listSentences(errors: object): string[] {
  const found = Object.entries(errors).flatMap(([name, error]): string[] => {
    if (name === 'root' || name === 'ref' || typeof error !== 'object' || error === null) return [];
    const { message } = error as { message?: unknown };
    if (typeof message === 'string') return [formatFact(message)];
    return listSentences(error as object);
  });
  return [...new Set(found)];
}

/** react-admin stores some of its messages as codes: `@@react-admin@@"ra.validation.required"`. */
const formatFact = (message: string): string => (message.includes('ra.validation.required') ? 'A required field is empty' : message);
