import { TagsSection } from '#fields/tags-and-notes/tags-section.tsx';
import { call } from '#frame/call.ts';
import { useOrder } from './use-order.ts';

/** Edits the tags of the order. */
export function OrderTags() {
  const { id, tags } = useOrder();
  const path = { number: id };
  return <TagsSection of="orders" tags={tags} onSave={(body) => call('POST /admin/orders/{number}/tags', { path, body })} />;
}
