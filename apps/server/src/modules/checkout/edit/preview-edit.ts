import { defaultLanguageId } from '@selvedge/i18n';
import { money, toMajor } from '#kit/money';
import { getCatalog, toColor, toSize, listProductVariants } from '#modules/catalog';
import type { Config } from '#platform/config';
import type { Db } from '#platform/database';
import { inTransaction } from '#platform/transaction';
import type { OrderPreview, OrderChanges } from './order-changes.ts';
import { listEditedParts, isInvoicedAnew, isPricedAnew } from './edit-order.ts';
import { listCarriedReductions, sumReductions } from './carry-reductions.ts';
import { lockOrderToEdit, getEditFormFacts } from './lock-order-to-edit.ts';
import { priceEdit, type PricedEdit } from './price-edit.ts';
import { buildOrderForm } from '../form/form-of-order.ts';
import { toShippingOption } from '../summary/get-checkout.ts';
import { toMajorTotals } from '../order-totals.ts';
import { isOnline } from '../summary/purchase-terms.ts';

const noChanges: OrderChanges = { form: {}, lines: [], newLines: [], reason: '' };

/**
 * Returns an order as it would be after an edit, with the new total and refund; without an edit, in its current state. Writes nothing.
 * @returns the order, and the token of the edit form, which detects changes by others
 * @throws the same errors as editing
 */
export async function previewEdit(
  db: Db,
  config: Config,
  { orderNumber, edit = noChanges }: { orderNumber: string; edit?: OrderChanges | undefined },
): Promise<{ edited: OrderPreview; facts: ReturnType<typeof getEditFormFacts> }> {
  return inTransaction(db, async (tx) => {
    const editable = await lockOrderToEdit(tx, orderNumber);
    const { order, lines, closed, paid } = editable;
    const purchase = await priceEdit(tx, config, { order, lines, edit });
    const parts = listEditedParts(editable, purchase);
    const isNew = isPricedAnew(editable, purchase, parts);
    const total = isNew ? purchase.totals.total : order.total;
    const rows = isNew ? purchase.rows : lines;
    const due = total - sumReductions(listCarriedReductions(editable, purchase, rows));
    const major = (amount: number) => toMajor(money(amount, order.currency));
    const { shippingMethods, paymentMethods } = purchase.terms;
    const method = paymentMethods.find(({ code }) => code === order.paymentMethod);
    const edited = {
      orderNumber: order.orderNumber,
      countryId: order.countryId,
      closed,
      isPaidOnline: method !== undefined && isOnline(method),
      form: { ...buildOrderForm(order), ...edit.form },
      lines: await buildPreviewLines(tx, purchase, order.currency),
      shippingOptions: shippingMethods.map((deliveryMethod) => toShippingOption(deliveryMethod, purchase.terms, deliveryMethod.price)),
      totals: { ...toMajorTotals(purchase.totals, order.currency, order.isIntraCommunity), total: major(total) },
      couponCode: purchase.promotions.applied.find(({ kind }) => kind === 'coupon')?.code ?? null,
      before: major(order.total),
      refund: major(Math.max(0, (paid ?? 0) - due)),
      tooMuch: major(paid === null ? 0 : Math.max(0, due - paid)),
      isInvoicedAnew: isInvoicedAnew(editable, purchase, parts),
    };
    return { edited, facts: getEditFormFacts(editable) };
  });
}

async function buildPreviewLines(db: Db, { goods, rows }: PricedEdit, currency: string): Promise<OrderPreview['lines']> {
  const offered = await listProductVariants(db, [...new Set(goods.map(({ priced }) => priced.variant.productId))]);
  const { values } = await getCatalog(db);
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
          color: colorValue ? toColor(colorValue, defaultLanguageId).name : '',
          size: sizeValue ? toSize(sizeValue, defaultLanguageId).name : '',
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
