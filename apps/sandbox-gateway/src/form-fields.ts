/** A value of a form in Stripe's nesting: `line_items[0][price_data][currency]`. */
export type FormTree = string | { [key: string]: FormTree };

/** Reads a form-encoded body into the tree that its bracketed names spell. */
export function formTree(body: string): { [key: string]: FormTree } {
  const tree: { [key: string]: FormTree } = Object.create(null) as { [key: string]: FormTree };
  for (const [name, value] of new URLSearchParams(body))
    place(
      tree,
      name.split(/[[\]]+/).filter((part) => part !== ''),
      value,
    );
  return tree;
}

/** @returns the text at a path, empty where there is none */
export function textAt(tree: FormTree | undefined, ...path: string[]): string {
  const found = path.reduce<FormTree | undefined>((branch, key) => (typeof branch === 'object' ? branch[key] : undefined), tree);
  return typeof found === 'string' ? found : '';
}

function place(tree: { [key: string]: FormTree }, [key, ...rest]: string[], value: string): void {
  if (key === undefined) return;
  if (rest.length === 0) {
    tree[key] = value;
    return;
  }
  const branch = tree[key];
  const next = typeof branch === 'object' ? branch : (Object.create(null) as { [key: string]: FormTree });
  tree[key] = next;
  place(next, rest, value);
}
