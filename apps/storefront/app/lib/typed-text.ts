/** What a form's field says, at most 500 characters of it; one that is missing, or a file, says nothing. */
export function typedText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.slice(0, 500) : '';
}
