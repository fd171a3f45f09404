import { money, toMajor } from '#kit/money';
import { catalogOf, colorIn, sizeIn, variantsOfProducts } from '#modules/catalog';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import type { EditedOrder, OrderEdit } from './order-edit.ts';
import { editedParts, isInvoicedAnew, isPricedAnew } from './edit-order.ts';
import { editableOrder, editedFacts } from './editable-order.ts';
import { editedPurchase, type EditedPurchase } from './edited-purchase.ts';
import { formOfOrder } from './form-of-order.ts';
import { shippingOption } from './get-checkout.ts';
import { totalsInMajor } from './order-totals.ts';
import { isOnline } from './purchase-terms.ts';

const asItIs: OrderEdit = { form: {}, lines: [], newLines: [], reason: '' };
const english = 1;

/**
 * An order as it would be after an edit, with what that costs and what becomes of its money; without one, as it is. Nothing is
 * written.
 * @returns it, and what a form is opened with, which says whether somebody else has changed it since
 * @throws as editing does
 */
export async function readEdit(
  db: Db,
  config: Config,
  { orderNumber, edit = asItIs }: { orderNumber: string; edit?: OrderEdit | undefined },
): Promise<{ edited: EditedOrder; facts: ReturnType<typeof editedFacts> }> {
  return inTransaction(db, async (tx) => {
    const editable = await editableOrder(tx, orderNumber);
    const { order, lines, closed, paid } = editable;
    const purchase = await editedPurchase(tx, config, { order, lines, edit });
    const parts = editedParts(editable, purchase);
    const isNew = isPricedAnew(editable, purchase, parts);
    const total = isNew ? purchase.totals.total : order.total;
    const major = (amount: number) => toMajor(money(amount, order.currency));
    const { shippingMethods, paymentMethods } = purchase.terms;
    const method = paymentMethods.find(({ code }) => code === order.paymentMethod);
    const edited = {
      orderNumber: order.orderNumber,
      countryId: order.countryId,
      closed,
      isPaidOnline: method !== undefined && isOnline(method),
      form: { ...formOfOrder(order), ...edit.form },
      lines: await shownLines(tx, purchase, order.currency),
      shippingOptions: shippingMethods.map((way) => shippingOption(way, purchase.terms, way.price)),
      totals: { ...totalsInMajor(purchase.totals, order.currency), total: major(total) },
      couponCode: purchase.promotions.applied.find(({ kind }) => kind === 'coupon')?.code ?? null,
      before: major(order.total),
      refund: major(Math.max(0, (paid ?? 0) - total)),
      tooMuch: major(paid === null ? 0 : Math.max(0, total - paid)),
      isInvoicedAnew: isInvoicedAnew(editable, purchase, parts),
    };
    return { edited, facts: editedFacts(editable) };
  });
}

async function shownLines(db: Db, { goods, rows }: EditedPurchase, currency: string): Promise<EditedOrder['lines']> {
  const offered = await variantsOfProducts(db, [...new Set(goods.map(({ priced }) => priced.variant.productId))]);
  const { values } = await catalogOf(db);
  const major = (amount: number) => toMajor(money(amount, currency));
  return goods.flatMap(({ bought, priced: { variant } }, index) => {
    const row = rows[index];
    if (!row) return [];
    const { sku = '', name, color = '', size = '', imageUrl = '', quantity, discountPrice, total } = row;
    const choices = offered
      .filter(({ productId }) => productId === variant.productId)
      .map(({ id: variantId, colorId, sizeId, free }) => {
        const [colorValue, sizeValue] = [colorId === null ? undefined : values.get(colorId), values.get(sizeId)];
        return {
          variantId,
          color: colorValue ? colorIn(colorValue, english).name : '',
          size: sizeValue ? sizeIn(sizeValue, english).name : '',
          free,
        };
      });
    return [
      {
        ...{ lineId: bought?.id ?? null, variantId: variant.variantId, productId: variant.productId, sku, name, color, size, imageUrl, quantity },
        discountPrice: major(discountPrice),
        total: major(total),
        choices,
      },
    ];
  });
}
