/** A form value in Stripe's nested notation: `line_items[0][price_data][currency]`. */
export type FormTree = string | { [key: string]: FormTree };

/** Parses a form-encoded body into a tree by its bracketed names. */
export function parseFormTree(body: string): { [key: string]: FormTree } {
  const tree: { [key: string]: FormTree } = Object.create(null) as { [key: string]: FormTree };
  for (const [name, value] of new URLSearchParams(body))
    setValue(
      tree,
      name.split(/[[\]]+/).filter((part) => part !== ''),
      value,
    );
  return tree;
}

/** @returns the text at a path, empty if there is none */
export function getText(tree: FormTree | undefined, ...path: string[]): string {
  const found = path.reduce<FormTree | undefined>((branch, key) => (typeof branch === 'object' ? branch[key] : undefined), tree);
  return typeof found === 'string' ? found : '';
}

function setValue(tree: { [key: string]: FormTree }, [key, ...rest]: string[], value: string): void {
  if (key === undefined) return;
  if (rest.length === 0) {
    tree[key] = value;
    return;
  }
  const branch = tree[key];
  const next = typeof branch === 'object' ? branch : (Object.create(null) as { [key: string]: FormTree });
  tree[key] = next;
  setValue(next, rest, value);
}
