CREATE TABLE "bulk_product_change_rows" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"change_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_tags" (
	"product_id" integer NOT NULL,
	"key" text NOT NULL,
	"tag" text NOT NULL,
	CONSTRAINT "product_tags_product_id_key_pk" PRIMARY KEY("product_id","key")
);
--> statement-breakpoint
ALTER TABLE "bulk_price_changes" RENAME TO "bulk_changes";--> statement-breakpoint
ALTER TABLE "bulk_price_change_rows" DROP CONSTRAINT "bulk_price_change_rows_change_id_bulk_price_changes_id_fk";
--> statement-breakpoint
DROP INDEX "bulk_price_changes_at_index";--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "match" text;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "rules" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "publish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bulk_changes" ADD COLUMN "kind" text DEFAULT 'prices' NOT NULL;--> statement-breakpoint
ALTER TABLE "bulk_changes" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "bulk_changes" ADD COLUMN "product_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bulk_changes" ADD COLUMN "item_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "bulk_changes" SET "product_count" = "counted"."products", "item_count" = "counted"."items"
FROM (SELECT "change_id", count(DISTINCT "product_id") AS "products", count(*) AS "items" FROM "bulk_price_change_rows" GROUP BY "change_id") AS "counted"
WHERE "counted"."change_id" = "bulk_changes"."id";--> statement-breakpoint
ALTER TABLE "bulk_product_change_rows" ADD CONSTRAINT "bulk_product_change_rows_change_id_bulk_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."bulk_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_product_change_rows" ADD CONSTRAINT "bulk_product_change_rows_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_tags" ADD CONSTRAINT "product_tags_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_product_change_rows_change_id_index" ON "bulk_product_change_rows" USING btree ("change_id");--> statement-breakpoint
CREATE INDEX "bulk_product_change_rows_product_id_index" ON "bulk_product_change_rows" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_tags_key_product_id_index" ON "product_tags" USING btree ("key" text_pattern_ops,"product_id" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "bulk_price_change_rows" ADD CONSTRAINT "bulk_price_change_rows_change_id_bulk_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."bulk_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_scheduled" ON "products" USING btree ("publish_at") WHERE publish_at is not null;--> statement-breakpoint
CREATE INDEX "bulk_changes_at_index" ON "bulk_changes" USING btree ("at");--> statement-breakpoint
ALTER TABLE "bulk_changes" ADD CONSTRAINT "bulk_changes_key_unique" UNIQUE("key");