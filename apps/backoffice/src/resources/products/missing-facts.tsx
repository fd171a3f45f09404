import { useFormState } from 'react-hook-form';
import { useRecordContext } from 'react-admin';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import type { ProductRecord } from '@selvedge/server/admin/catalog';

/** Over each tab: what was refused when it was saved, else what keeps a draft from being published. */
export function MissingFacts() {
  const { errors } = useFormState();
  const product = useRecordContext<ProductRecord>();
  const refused = sentencesIn(errors);
  if (refused.length > 0) return <Facts title="It was not saved" severity="error" sentences={refused} />;
  if (!product || product.status === 'published' || product.lacking.length === 0) return null;
  return <Facts title="Before it can be published" severity="info" sentences={product.lacking.map(({ message }) => message)} />;
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

/** Of all fields, however deep; the form's own sentence is the title already. */
function sentencesIn(errors: object): string[] {
  const found = Object.entries(errors).flatMap(([name, error]): string[] => {
    if (name === 'root' || name === 'ref' || typeof error !== 'object' || error === null) return [];
    const { message } = error as { message?: unknown };
    if (typeof message === 'string') return [readable(message)];
    return sentencesIn(error as object);
  });
  return [...new Set(found)];
}

/** react-admin keeps some of its own sentences as codes: `@@react-admin@@"ra.validation.required"`. */
const readable = (message: string): string => (message.includes('ra.validation.required') ? 'A field that is needed is empty' : message);
