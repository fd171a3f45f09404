import { useFormState } from 'react-hook-form';
import { useRecordContext } from 'react-admin';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { ProductRecord } from '@selvedge/server/admin/catalog';

/** Shown above the tabs: the errors of the last save, otherwise the missing data of a draft. */
export function MissingFacts() {
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
