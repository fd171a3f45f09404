import { z } from '@hono/zod-openapi';
import { imageSchema } from '#contracts/catalog';
import { makeNullable } from '#platform/http';
import { idField, textField } from '#platform/request-fields';
import { productTagSchema } from './product-contract.ts';

/** The maximum number of rules of a collection, and of values in a rule. */
const [MAX_RULES, MAX_VALUES] = [20, 100];

const ids = z.array(idField).min(1, 'Select at least one').max(MAX_VALUES);
const amount = z.number('Enter an amount').min(0, 'Enter 0 or more').max(10_000_000).nullable();

const priceRule = z
  .object({ field: z.literal('price'), countryId: idField, from: amount, to: amount })
  .refine(({ from, to }) => from !== null || to !== null, { path: ['from'], message: 'Enter at least one amount' })
  .refine(({ from, to }) => from === null || to === null || from <= to, { path: ['to'], message: 'Enter an amount that is not lower' });

/** A condition for the products of a collection. Amounts are decimal, in the currency of the country. */
export const collectionRuleSchema = z
  .discriminatedUnion('field', [
    z.object({ field: z.literal('category'), ids }),
    z.object({ field: z.literal('brand'), ids }),
    z.object({
      field: z.literal('tag'),
      tags: z.array(productTagSchema).min(1, 'Enter at least one tag').max(MAX_VALUES),
    }),
    z.object({ field: z.literal('attribute'), ids }),
    priceRule,
    z.object({ field: z.literal('sale'), countryId: idField.nullable().openapi({ description: 'Null: in any country' }) }),
    z.object({ field: z.literal('published'), days: z.int('Enter a whole number').min(1, 'Enter at least 1').max(3650) }),
    z.object({ field: z.literal('stock') }),
    z.object({ field: z.literal('title'), text: textField.trim().min(1, 'Enter a text').max(100) }),
  ])
  .openapi('CollectionRule');
export type CollectionRule = z.infer<typeof collectionRuleSchema>;

export const ruleSetSchema = z.object({
  match: z.enum(['all', 'any']).openapi({ description: 'Whether a product must match all rules or any of them' }),
  rules: z.array(collectionRuleSchema).max(MAX_RULES),
});

/** The number of products in the preview of a collection. */
export const PREVIEWED_PRODUCTS = 12;

export const collectionPreviewSchema = z
  .object({
    itemCount: z.int(),
    isMore: z.boolean(),
    products: z
      .array(z.object({ id: z.int(), name: z.string(), handle: z.string(), image: makeNullable(imageSchema) }))
      .openapi({ description: `The first ${PREVIEWED_PRODUCTS} products in the order of the shop` }),
  })
  .openapi('CollectionPreview');
export type CollectionPreview = z.infer<typeof collectionPreviewSchema>;
