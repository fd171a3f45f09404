CREATE TABLE "product_tags" (
	"product_id" integer NOT NULL,
	"key" text NOT NULL,
	"tag" text NOT NULL,
	CONSTRAINT "product_tags_product_id_key_pk" PRIMARY KEY("product_id","key")
);
--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "match" text;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "rules" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product_tags" ADD CONSTRAINT "product_tags_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_tags_key_product_id_index" ON "product_tags" USING btree ("key" text_pattern_ops,"product_id" DESC NULLS LAST);