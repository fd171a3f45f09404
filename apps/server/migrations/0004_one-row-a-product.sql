ALTER TABLE "listing_categories" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "listing_entries" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "listing_categories" CASCADE;--> statement-breakpoint
DROP TABLE "listing_entries" CASCADE;--> statement-breakpoint
DROP INDEX "listing_products_changed_in_index";--> statement-breakpoint
CREATE INDEX "products_handle_start" ON "products" USING btree (lower("handle") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "variants_sku_start" ON "variants" USING btree (lower("sku") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "listing_products_changed_in_product_id_index" ON "listing_products" USING btree ("changed_in","product_id");