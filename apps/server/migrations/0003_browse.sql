CREATE TABLE "attribute_translations" (
	"attribute" text NOT NULL,
	"language_id" integer NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "attribute_translations_attribute_language_id_pk" PRIMARY KEY("attribute","language_id")
);
--> statement-breakpoint
CREATE TABLE "product_attribute_values" (
	"product_id" integer NOT NULL,
	"attribute_value_id" integer NOT NULL,
	CONSTRAINT "product_attribute_values_product_id_attribute_value_id_pk" PRIMARY KEY("product_id","attribute_value_id")
);
--> statement-breakpoint
CREATE TABLE "size_chart_rows" (
	"chart_id" integer NOT NULL,
	"size_id" integer NOT NULL,
	"position" integer NOT NULL,
	"ranges" jsonb NOT NULL,
	CONSTRAINT "size_chart_rows_chart_id_size_id_pk" PRIMARY KEY("chart_id","size_id")
);
--> statement-breakpoint
CREATE TABLE "size_charts" (
	"id" serial PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"audience" text NOT NULL,
	"measures" text[] NOT NULL,
	CONSTRAINT "size_charts_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "stock_notices" (
	"id" serial PRIMARY KEY NOT NULL,
	"variant_id" integer NOT NULL,
	"email" text NOT NULL,
	"country_id" integer NOT NULL,
	"language_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"claimed_at" timestamp with time zone,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "fit_reports" (
	"product_id" integer NOT NULL,
	"source" text NOT NULL,
	"reference" text NOT NULL,
	"fit" text NOT NULL,
	"size_id" integer,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "fit_reports_source_reference_pk" PRIMARY KEY("source","reference")
);
--> statement-breakpoint
CREATE TABLE "product_ratings" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"review_count" integer DEFAULT 0 NOT NULL,
	"star_sum" integer DEFAULT 0 NOT NULL,
	"fit_small" integer DEFAULT 0 NOT NULL,
	"fit_true" integer DEFAULT 0 NOT NULL,
	"fit_large" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" serial PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"order_number" text NOT NULL,
	"author" text NOT NULL,
	"stars" smallint NOT NULL,
	"fit" text,
	"text" text DEFAULT '' NOT NULL,
	"color_id" integer,
	"size_id" integer,
	"language_id" integer NOT NULL,
	"country_id" integer NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"reason" text,
	CONSTRAINT "reviews_orderNumber_productId_unique" UNIQUE("order_number","product_id")
);
--> statement-breakpoint
CREATE TABLE "listing_products" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"is_listed" boolean NOT NULL,
	"brand_id" integer NOT NULL,
	"category_ids" integer[] NOT NULL,
	"collection_ids" integer[] NOT NULL,
	"value_ids" integer[] NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"popularity" integer NOT NULL,
	"variant_color_ids" integer[] NOT NULL,
	"variant_size_ids" integer[] NOT NULL,
	"variant_available" boolean[] NOT NULL,
	"price_country_ids" integer[] NOT NULL,
	"prices" integer[] NOT NULL,
	"regular_prices" integer[] NOT NULL,
	"prior_prices" integer[] NOT NULL,
	"card" jsonb NOT NULL,
	"changed_in" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_documents" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"name_words" integer[] NOT NULL,
	"other_words" integer[] NOT NULL,
	"popularity" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"id" serial PRIMARY KEY NOT NULL,
	"language_id" integer NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "search_words_languageId_word_unique" UNIQUE("language_id","word")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "size_chart_id" integer;--> statement-breakpoint
ALTER TABLE "attribute_translations" ADD CONSTRAINT "attribute_translations_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_attribute_values" ADD CONSTRAINT "product_attribute_values_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_attribute_values" ADD CONSTRAINT "product_attribute_values_attribute_value_id_attribute_values_id_fk" FOREIGN KEY ("attribute_value_id") REFERENCES "public"."attribute_values"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "size_chart_rows" ADD CONSTRAINT "size_chart_rows_chart_id_size_charts_id_fk" FOREIGN KEY ("chart_id") REFERENCES "public"."size_charts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "size_chart_rows" ADD CONSTRAINT "size_chart_rows_size_id_attribute_values_id_fk" FOREIGN KEY ("size_id") REFERENCES "public"."attribute_values"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_notices" ADD CONSTRAINT "stock_notices_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_notices" ADD CONSTRAINT "stock_notices_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_notices" ADD CONSTRAINT "stock_notices_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fit_reports" ADD CONSTRAINT "fit_reports_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fit_reports" ADD CONSTRAINT "fit_reports_size_id_attribute_values_id_fk" FOREIGN KEY ("size_id") REFERENCES "public"."attribute_values"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_ratings" ADD CONSTRAINT "product_ratings_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_color_id_attribute_values_id_fk" FOREIGN KEY ("color_id") REFERENCES "public"."attribute_values"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_size_id_attribute_values_id_fk" FOREIGN KEY ("size_id") REFERENCES "public"."attribute_values"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_words" ADD CONSTRAINT "search_words_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_attribute_values_attribute_value_id_index" ON "product_attribute_values" USING btree ("attribute_value_id");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_notices_waiting" ON "stock_notices" USING btree ("variant_id","email") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "stock_notices_email_index" ON "stock_notices" USING btree ("email");--> statement-breakpoint
CREATE INDEX "fit_reports_product_id_index" ON "fit_reports" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "reviews_product_id_status_created_at_index" ON "reviews" USING btree ("product_id","status","created_at");--> statement-breakpoint
CREATE INDEX "reviews_status_id_index" ON "reviews" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "listing_products_changed_in_index" ON "listing_products" USING btree ("changed_in");--> statement-breakpoint
CREATE INDEX "search_documents_name_words_index" ON "search_documents" USING gin ("name_words");--> statement-breakpoint
CREATE INDEX "search_documents_other_words_index" ON "search_documents" USING gin ("other_words");--> statement-breakpoint
CREATE INDEX "search_words_word_index" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_size_chart_id_size_charts_id_fk" FOREIGN KEY ("size_chart_id") REFERENCES "public"."size_charts"("id") ON DELETE no action ON UPDATE no action;