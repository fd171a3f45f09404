ALTER TABLE "media" ADD COLUMN "file_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "bytes" integer;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "created_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "vendor_id" integer;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "focus_x" smallint;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "focus_y" smallint;--> statement-breakpoint
CREATE INDEX "product_media_media_id_index" ON "product_media" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "media_vendor_id_id_index" ON "media" USING btree ("vendor_id","id") WHERE vendor_id is not null;--> statement-breakpoint
CREATE INDEX "order_lines_image_url_index" ON "order_lines" USING btree ("image_url") WHERE image_url <> '';--> statement-breakpoint
-- A picture that only products of one vendor show was uploaded by this vendor.
UPDATE media SET vendor_id = product.vendor_id
FROM product_media AS shown JOIN products AS product ON product.id = shown.product_id
WHERE shown.media_id = media.id AND product.vendor_id IS NOT NULL AND NOT EXISTS (
  SELECT FROM product_media AS elsewhere JOIN products AS other ON other.id = elsewhere.product_id
  WHERE elsewhere.media_id = media.id AND other.vendor_id IS DISTINCT FROM product.vendor_id);--> statement-breakpoint
-- Every block stored the centre as its focal point, and would hide the focal point of its picture.
UPDATE home_blocks SET settings = settings - 'focus' WHERE settings ->> 'focus' = '50';
