/** A fault with its page and the action before it. */
export interface Fault {
  /** The description. Faults with the same description on the same kind of page are merged. */
  what: string;
  profile: string;
  /** The page's address with its variable parts replaced. */
  page: string;
  action: string;
}

export interface Totals {
  pages: number;
  clicks: number;
  forms: number;
}

/** Collects faults, one for each kind of page. */
export class Report {
  readonly #faults = new Map<string, Fault & { count: number }>();

  add(fault: Fault): void {
    const key = `${fault.page} ${fault.what}`;
    const known = this.#faults.get(key);
    if (known) known.count += 1;
    else this.#faults.set(key, { ...fault, count: 1 });
  }

  get faults(): readonly (Fault & { count: number })[] {
    return [...this.#faults.values()];
  }

  /** Returns the report as text, one fault on two lines. */
  describe(): string {
    return this.faults
      .map(({ what, profile, page, action, count }) => `${what}\n    on ${page} after: ${action} (${profile}${count > 1 ? `, ${count} times` : ''})`)
      .join('\n');
  }
}
