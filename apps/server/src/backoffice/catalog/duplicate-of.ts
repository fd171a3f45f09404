import { sql } from 'drizzle-orm';
import type { Db } from '#platform/database';
import type { ProductForm } from './product-contract.ts';

/** A form like another: a draft under the next free handle, whose SKUs say whose copy it is, and which makes its own addresses. */
export async function duplicateOf(db: Db, form: ProductForm): Promise<ProductForm> {
  const [handle, nth] = await freeHandle(db, form.handle.replace(/-copy(-\d+)?$/, ''));
  return {
    ...form,
    handle,
    status: 'draft',
    texts: form.texts.map((text) => ({ ...text, slug: '' })),
    variants: form.variants.map((variant) => ({ ...variant, sku: `${variant.sku.slice(0, 52)}-C${nth}`, barcode: null })),
  };
}

async function freeHandle(db: Db, stem: string): Promise<[handle: string, nth: number]> {
  const copies = `${stem.slice(0, 70)}-copy`;
  const { rows } = await db.execute<{ handle: string }>(
    sql`select handle from products where lower(handle) like ${`${copies.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`}`,
  );
  const taken = new Set(rows.map(({ handle }) => handle));
  for (let nth = 1; ; nth += 1) {
    const handle = nth === 1 ? copies : `${copies}-${nth}`;
    if (!taken.has(handle)) return [handle, nth];
  }
}
