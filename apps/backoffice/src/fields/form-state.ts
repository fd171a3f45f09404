/** Returns whether any field is dirty at any depth. Reverted changes leave empty lists and objects. */
export function hasChanges(dirtyFields: unknown): boolean {
  if (typeof dirtyFields !== 'object' || dirtyFields === null) return dirtyFields === true;
  return Object.values(dirtyFields).some(hasChanges);
}

/**
 * Returns the names of server errors that belong to no input.
 * @param errors the errors of react-hook-form
 * @param inputs names of the form's inputs; an input for `texts` also shows `texts.0.name`
 */
export function listUnplacedErrors(errors: object, inputs: readonly string[]): string[] {
  const hasInput = (name: string) => inputs.some((input) => name === input || name.startsWith(`${input}.`));
  return listErrorPaths(errors, '').filter((name) => name !== 'root' && !name.startsWith('root.') && !hasInput(name));
}

function listErrorPaths(errors: object, path: string): string[] {
  return Object.entries(errors).flatMap(([key, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null) return [];
    const name = `${path}${key}`;
    const { message, type } = error as { message?: unknown; type?: unknown };
    if (typeof message === 'string') return type === 'server' ? [name] : [];
    return listErrorPaths(error, `${name}.`);
  });
}
