import { readContact } from '../contact.ts';
import type { PresentProduct } from '../present-products.ts';
import { hasResponsibleFor } from '../plan-product.ts';
import type { ProductToBring } from '../product-to-bring.ts';
import type { TableProduct } from './table-product.ts';
import type { KnownMaker, TableWorld } from './table-world.ts';

/** Who made a product by what its table, the run and the shop say, in this order. */
export function makerOf(
  said: TableProduct,
  present: PresentProduct | undefined,
  { makers, options }: TableWorld,
  refuse: (line: number, column: string, message: string) => void,
): { bring: ProductToBring['maker']; known: Pick<KnownMaker, 'countryCode' | 'hasResponsible'> | undefined; isOther: boolean } {
  const responsible = options.responsible ?? null;
  if (said.maker !== undefined) {
    const known = makers.get(said.maker.toLowerCase());
    if (known) return { bring: { id: known.id }, known, isOther: known.id !== present?.maker?.id };
    try {
      const contact = readContact(said.maker, 'maker');
      return { bring: { contact, responsible }, known: { countryCode: contact.countryCode, hasResponsible: responsible !== null }, isOther: true };
    } catch {
      refuse(said.line, 'maker', 'The shop has no such maker; a new one is written "Name, Street, Postcode City, CC, mail".');
    }
  }
  if (present?.maker) return { bring: { id: present.maker.id }, known: present.maker, isOther: false };
  if (options.maker) {
    const hasResponsible = hasResponsibleFor(options);
    return {
      bring: { contact: options.maker, responsible: hasResponsible ? responsible : null },
      known: { countryCode: options.maker.countryCode, hasResponsible },
      isOther: !present,
    };
  }
  return { bring: { id: null }, known: undefined, isOther: false };
}
