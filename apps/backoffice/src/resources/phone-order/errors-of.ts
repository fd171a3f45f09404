import { HttpError } from 'react-admin';

interface Issue {
  field: string;
  code: string;
  params?: Record<string, unknown>;
}

const sentences: Readonly<Record<string, string>> = {
  required: 'This is needed',
  email: 'This is no e-mail address',
  phone: 'This is no telephone number there',
  numeric: 'Digits only',
  postalCode: 'This is no postal code there',
  choose: 'Choose one',
  terms: 'Read the terms to him and ask',
};

/** What a call refused, by field without its `form.` before it. */
export function errorsOf(error: unknown): Record<string, string> {
  if (!(error instanceof HttpError)) return {};
  const issues = (error.body as { params?: { issues?: Issue[] } }).params?.issues ?? [];
  return Object.fromEntries(
    issues.map(({ field, code, params }) => [
      field.replace(/^form\./, ''),
      typeof params?.message === 'string' ? params.message : (sentences[code] ?? `This is not valid (${code})`),
    ]),
  );
}
