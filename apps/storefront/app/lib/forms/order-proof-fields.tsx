import type { Order } from '@selvedge/server/contract';

/**
 * Hidden fields that name an order in a form, so that its data does not appear in an address: its link if the page shows all of the order,
 * otherwise the numbers that the visitor knows.
 */
export function OrderProofFields({
  order: { orderNumber, invoiceNumber, email, link },
}: {
  order: Pick<Order, 'orderNumber' | 'invoiceNumber' | 'email' | 'link'>;
}) {
  if (link !== null) return <input type="hidden" name="link" value={link} />;
  return (
    <>
      <input type="hidden" name="orderNumber" value={orderNumber} />
      {invoiceNumber === null ? (
        <input type="hidden" name="email" value={email} />
      ) : (
        <input type="hidden" name="invoiceNumber" value={invoiceNumber} />
      )}
    </>
  );
}
