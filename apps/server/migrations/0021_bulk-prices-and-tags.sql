CREATE TABLE "customer_notes" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"text" text NOT NULL,
	"author" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"search_text" text GENERATED ALWAYS AS (' ' || fold_search_text("text")) STORED
);
--> statement-breakpoint
CREATE TABLE "customer_tags" (
	"user_id" integer NOT NULL,
	"key" text NOT NULL,
	"tag" text NOT NULL,
	CONSTRAINT "customer_tags_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "order_tags" (
	"order_id" integer NOT NULL,
	"key" text NOT NULL,
	"tag" text NOT NULL,
	CONSTRAINT "order_tags_order_id_key_pk" PRIMARY KEY("order_id","key")
);
--> statement-breakpoint
CREATE TABLE "bulk_price_change_rows" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"change_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"variant_id" integer,
	"country_id" integer NOT NULL,
	"currency" char(3) NOT NULL,
	"old_regular" bigint NOT NULL,
	"old_sale" bigint,
	"old_sale_from" timestamp with time zone,
	"old_sale_until" timestamp with time zone,
	"new_regular" bigint NOT NULL,
	"new_sale" bigint,
	"new_sale_from" timestamp with time zone,
	"new_sale_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "bulk_price_changes" (
	"id" serial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"vendor_id" integer,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "order_notes" ADD COLUMN "search_text" text GENERATED ALWAYS AS (' ' || fold_search_text("text")) STORED;--> statement-breakpoint
ALTER TABLE "customer_notes" ADD CONSTRAINT "customer_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_tags" ADD CONSTRAINT "customer_tags_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_tags" ADD CONSTRAINT "order_tags_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_price_change_rows" ADD CONSTRAINT "bulk_price_change_rows_change_id_bulk_price_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."bulk_price_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_price_change_rows" ADD CONSTRAINT "bulk_price_change_rows_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_price_change_rows" ADD CONSTRAINT "bulk_price_change_rows_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_price_change_rows" ADD CONSTRAINT "bulk_price_change_rows_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_notes_user_id_index" ON "customer_notes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "customer_notes_search_text_index" ON "customer_notes" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "customer_tags_key_user_id_index" ON "customer_tags" USING btree ("key" text_pattern_ops,"user_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "order_tags_key_order_id_index" ON "order_tags" USING btree ("key" text_pattern_ops,"order_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "bulk_price_change_rows_change_id_index" ON "bulk_price_change_rows" USING btree ("change_id");--> statement-breakpoint
CREATE INDEX "bulk_price_change_rows_product_id_index" ON "bulk_price_change_rows" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "bulk_price_change_rows_variant_id_index" ON "bulk_price_change_rows" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "bulk_price_changes_at_index" ON "bulk_price_changes" USING btree ("at");--> statement-breakpoint
CREATE INDEX "order_notes_search_text_index" ON "order_notes" USING gin ("search_text" gin_trgm_ops);