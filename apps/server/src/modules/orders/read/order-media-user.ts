import { sql } from 'drizzle-orm';
import type { MediaUser } from '#modules/media';

/** The pictures in past orders, which show the product as it was sold. The condition on empty addresses matches the partial index. */
export const orderMediaUser: MediaUser = {
  records: sql`
    select 'order' as kind, bought.order_number as record, bought.order_number as title
    from orders bought where bought.id in (select order_id from order_lines where image_url = item.image_url and image_url <> '')`,
  isUsed: sql`exists (select from order_lines where image_url = item.image_url and image_url <> '')`,
};
