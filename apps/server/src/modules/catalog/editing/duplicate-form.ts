import { like, sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import { toStartPattern } from '#platform/sql/like-pattern';
import { products } from '../tables.ts';
import type { ProductForm } from './product-form.ts';

/** Returns a copy of a form: a draft with the next free handle, SKUs with a suffix and no slugs, so that new slugs are generated. */
export async function duplicateForm<Form extends ProductForm>(db: Db, form: Form): Promise<Form> {
  const [handle, nth] = await findFreeHandle(db, form.handle.replace(/-copy(-\d+)?$/, ''));
  return {
    ...form,
    handle,
    status: 'draft',
    publishAt: null,
    texts: form.texts.map((text) => ({ ...text, slug: '' })),
    variants: form.variants.map((variant) => ({ ...variant, sku: `${variant.sku.slice(0, 52)}-C${nth}`, barcode: null })),
  };
}

async function findFreeHandle(db: Db, stem: string): Promise<[handle: string, nth: number]> {
  const copies = `${stem.slice(0, 70)}-copy`;
  const start = toStartPattern(copies);
  const rows = await db
    .select({ handle: products.handle })
    .from(products)
    .where(like(sql`lower(${products.handle})`, start));
  const taken = new Set(rows.map(({ handle }) => handle));
  for (let nth = 1; ; nth += 1) {
    const handle = nth === 1 ? copies : `${copies}-${nth}`;
    if (!taken.has(handle)) return [handle, nth];
  }
}
