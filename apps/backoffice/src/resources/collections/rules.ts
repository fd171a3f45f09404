import type { CollectionRule } from '@selvedge/server/admin/catalog';

export type RuleField = CollectionRule['field'];

/** Names of the kinds of rules, in the order of the select list. */
export const ruleLabels: Readonly<Record<RuleField, string>> = {
  category: 'Category is',
  brand: 'Brand is',
  tag: 'Tag is',
  attribute: 'Attribute is',
  price: 'Price is',
  sale: 'On sale',
  published: 'Published within (days)',
  stock: 'In stock',
  title: 'Name contains',
};

/** Returns a rule of a kind without values. @param countryId the first country, for prices */
export function createRule(field: RuleField, countryId: number): CollectionRule {
  switch (field) {
    case 'category':
    case 'brand':
    case 'attribute':
      return { field, ids: [] };
    case 'tag':
      return { field, tags: [] };
    case 'price':
      return { field, countryId, from: null, to: null };
    case 'sale':
      return { field, countryId: null };
    case 'published':
      return { field, days: 30 };
    case 'stock':
      return { field };
    case 'title':
      return { field, text: '' };
  }
}

/** Returns whether a rule has all values that the server requires. */
export function isCompleteRule(rule: CollectionRule): boolean {
  switch (rule.field) {
    case 'category':
    case 'brand':
    case 'attribute':
      return rule.ids.length > 0;
    case 'tag':
      return rule.tags.length > 0;
    case 'price':
      return (rule.from !== null || rule.to !== null) && (rule.from === null || rule.to === null || rule.from <= rule.to);
    case 'published':
      return Number.isInteger(rule.days) && rule.days > 0;
    case 'title':
      return rule.text.trim() !== '';
    case 'sale':
    case 'stock':
      return true;
  }
}
