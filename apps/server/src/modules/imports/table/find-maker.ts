import { readContact } from '../products/contact.ts';
import type { PresentProduct } from '../products/present-products.ts';
import { hasResponsiblePerson } from '../plan/plan-product.ts';
import type { ProductToImport } from '../products/import-types.ts';
import type { TableProduct } from './table-product.ts';
import type { KnownMaker, TableContext } from './table-context.ts';

/** Returns a product's manufacturer from its table, the run's options or the shop, in this order. */
export function findMaker(
  fileProduct: TableProduct,
  present: PresentProduct | undefined,
  { makers, options }: TableContext,
  refuse: (line: number, column: string, message: string) => void,
): { toImport: ProductToImport['maker']; known: Pick<KnownMaker, 'countryCode' | 'hasResponsible'> | undefined; isOther: boolean } {
  const responsible = options.responsible ?? null;
  if (fileProduct.maker !== undefined) {
    const known = makers.get(fileProduct.maker.toLowerCase());
    if (known) return { toImport: { id: known.id }, known, isOther: known.id !== present?.maker?.id };
    try {
      const contact = readContact(fileProduct.maker, 'maker');
      return { toImport: { contact, responsible }, known: { countryCode: contact.countryCode, hasResponsible: responsible !== null }, isOther: true };
    } catch {
      refuse(
        fileProduct.line,
        'maker',
        'The shop has no such maker. For a new maker, use the format "Name, Street, Postcode City, country code, email".',
      );
    }
  }
  if (present?.maker) return { toImport: { id: present.maker.id }, known: present.maker, isOther: false };
  if (options.maker) {
    const hasResponsible = hasResponsiblePerson(options);
    return {
      toImport: { contact: options.maker, responsible: hasResponsible ? responsible : null },
      known: { countryCode: options.maker.countryCode, hasResponsible },
      isOther: !present,
    };
  }
  return { toImport: { id: null }, known: undefined, isOther: false };
}
