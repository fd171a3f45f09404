CREATE TABLE "affiliate_balances" (
	"affiliate_id" integer NOT NULL,
	"currency" char(3) NOT NULL,
	"pending" integer NOT NULL,
	"approved" integer NOT NULL,
	"paid" integer NOT NULL,
	CONSTRAINT "affiliate_balances_affiliate_id_currency_pk" PRIMARY KEY("affiliate_id","currency")
);
--> statement-breakpoint
CREATE TABLE "affiliate_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"affiliate_id" integer NOT NULL,
	"from" text,
	"to" text NOT NULL,
	"actor" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "affiliate_group_periods" (
	"affiliate_id" integer NOT NULL,
	"from" timestamp with time zone NOT NULL,
	"group_id" integer,
	CONSTRAINT "affiliate_group_periods_affiliate_id_from_pk" PRIMARY KEY("affiliate_id","from")
);
--> statement-breakpoint
CREATE TABLE "affiliate_groups" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "affiliate_groups_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "affiliate_links" (
	"id" serial PRIMARY KEY NOT NULL,
	"affiliate_id" integer NOT NULL,
	"code" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"country_id" integer NOT NULL,
	"path" text NOT NULL,
	"product_id" integer,
	"affiliate_discount_id" integer,
	"source" text DEFAULT '' NOT NULL,
	"utm_source" text DEFAULT '' NOT NULL,
	"utm_medium" text DEFAULT '' NOT NULL,
	"utm_campaign" text DEFAULT '' NOT NULL,
	"utm_content" text DEFAULT '' NOT NULL,
	"utm_term" text DEFAULT '' NOT NULL,
	"sub_id" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"archived_at" timestamp with time zone,
	CONSTRAINT "affiliate_links_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "affiliate_programme" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"hold_days" integer DEFAULT 30 NOT NULL,
	"quick_order_seconds" integer DEFAULT 10 NOT NULL,
	"payout_thresholds" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "affiliate_tier_periods" (
	"affiliate_id" integer NOT NULL,
	"from" timestamp with time zone NOT NULL,
	"tier_id" integer,
	CONSTRAINT "affiliate_tier_periods_affiliate_id_from_pk" PRIMARY KEY("affiliate_id","from")
);
--> statement-breakpoint
CREATE TABLE "affiliate_tiers" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"from_orders" integer NOT NULL,
	CONSTRAINT "affiliate_tiers_name_unique" UNIQUE("name"),
	CONSTRAINT "affiliate_tiers_fromOrders_unique" UNIQUE("from_orders")
);
--> statement-breakpoint
CREATE TABLE "affiliates" (
	"id" integer PRIMARY KEY NOT NULL,
	"user_id" integer,
	"status" text NOT NULL,
	"group_id" integer,
	"tier_id" integer,
	"is_tier_fixed" boolean DEFAULT false NOT NULL,
	"website" text NOT NULL,
	"channels" text[] NOT NULL,
	"audience" text NOT NULL,
	"country_ids" integer[] NOT NULL,
	"promotion" text NOT NULL,
	"tax" jsonb NOT NULL,
	"payout_account" jsonb,
	"language_id" integer NOT NULL,
	"terms_accepted_at" timestamp with time zone NOT NULL,
	"applied_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"ledger_sequence" integer DEFAULT 0 NOT NULL,
	"ledger_hash" char(64) NOT NULL,
	CONSTRAINT "affiliates_userId_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "commission_rules" (
	"id" serial PRIMARY KEY NOT NULL,
	"rule_number" integer NOT NULL,
	"name" text NOT NULL,
	"basis_points" integer NOT NULL,
	"affiliate_id" integer,
	"group_id" integer,
	"tier_id" integer,
	"product_id" integer,
	"category_id" integer,
	"brand_id" integer,
	"country_id" integer,
	"customer" text,
	"priority" integer DEFAULT 0 NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone,
	"created_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "commissions" (
	"id" serial PRIMARY KEY NOT NULL,
	"affiliate_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"order_line_id" integer NOT NULL,
	"product_id" integer,
	"product_name" text NOT NULL,
	"quantity" integer NOT NULL,
	"rule_id" integer,
	"basis_points" integer NOT NULL,
	"currency" char(3) NOT NULL,
	"base" integer NOT NULL,
	"amount" integer NOT NULL,
	"earned" integer DEFAULT 0 NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"approved_at" timestamp with time zone,
	"hold_reasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reviewed_at" timestamp with time zone,
	"reviewed_by" text,
	"verdict" text,
	"review_reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "commissions_orderLineId_unique" UNIQUE("order_line_id")
);
--> statement-breakpoint
CREATE TABLE "credited_orders" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"affiliate_id" integer NOT NULL,
	"order_number" text NOT NULL,
	"country_id" integer NOT NULL,
	"currency" char(3) NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"customer" text NOT NULL,
	"source" text NOT NULL,
	"utm_source" text NOT NULL,
	"utm_medium" text NOT NULL,
	"utm_campaign" text NOT NULL,
	"utm_content" text NOT NULL,
	"utm_term" text NOT NULL,
	"link_id" integer,
	"is_kept" boolean NOT NULL,
	"earned" integer DEFAULT 0 NOT NULL,
	"mailbox_print" char(64),
	"address_print" char(64)
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"affiliate_id" integer NOT NULL,
	"sequence" integer NOT NULL,
	"kind" text NOT NULL,
	"cause" text NOT NULL,
	"commission_id" integer,
	"payout_id" integer,
	"currency" char(3) NOT NULL,
	"pending" integer NOT NULL,
	"approved" integer NOT NULL,
	"paid" integer NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"previous_hash" char(64) NOT NULL,
	"hash" char(64) NOT NULL,
	CONSTRAINT "ledger_entries_cause_unique" UNIQUE("cause"),
	CONSTRAINT "ledger_entries_affiliateId_sequence_unique" UNIQUE("affiliate_id","sequence")
);
--> statement-breakpoint
CREATE TABLE "payout_batches" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"currency" char(3) NOT NULL,
	"file_key" text NOT NULL,
	"file_hash" char(64) NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payout_counters" (
	"series" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "payout_counters_series_year_pk" PRIMARY KEY("series","year")
);
--> statement-breakpoint
CREATE TABLE "payout_invoices" (
	"id" serial PRIMARY KEY NOT NULL,
	"payout_id" integer NOT NULL,
	"number" text NOT NULL,
	"issued_on" date NOT NULL,
	"language_id" integer NOT NULL,
	"content" jsonb NOT NULL,
	"file_key" text,
	"file_hash" char(64),
	CONSTRAINT "payout_invoices_payoutId_unique" UNIQUE("payout_id"),
	CONSTRAINT "payout_invoices_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" serial PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"affiliate_id" integer NOT NULL,
	"currency" char(3) NOT NULL,
	"amount" integer NOT NULL,
	"vat" integer DEFAULT 0 NOT NULL,
	"status" text NOT NULL,
	"account" jsonb NOT NULL,
	"tax" jsonb NOT NULL,
	"batch_id" integer,
	"first_sequence" integer NOT NULL,
	"last_sequence" integer NOT NULL,
	"period_from" date NOT NULL,
	"period_until" date NOT NULL,
	"prepared_by" text NOT NULL,
	"prepared_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "payouts_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "hand_overs" (
	"token_hash" char(64) PRIMARY KEY NOT NULL,
	"to_country_id" integer NOT NULL,
	"cart_id" text,
	"session_id" uuid,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "affiliate_discount_uses" (
	"order_number" text PRIMARY KEY NOT NULL,
	"affiliate_discount_id" integer NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	"released_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "affiliate_discounts" (
	"id" serial PRIMARY KEY NOT NULL,
	"affiliate_id" integer NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"basis_points" integer,
	"amounts" jsonb,
	"minimums" jsonb,
	"country_ids" integer[],
	"valid_from" timestamp with time zone,
	"valid_until" timestamp with time zone,
	"most_uses" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "affiliate_codes" (
	"affiliate_id" serial PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"user_id" integer,
	"is_earning" boolean DEFAULT false NOT NULL,
	CONSTRAINT "affiliate_codes_userId_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "click_cells" (
	"affiliate_id" integer NOT NULL,
	"dimension" text NOT NULL,
	"day" date NOT NULL,
	"country_id" integer NOT NULL,
	"source" text NOT NULL,
	"device" text NOT NULL,
	"browser" text NOT NULL,
	"key" text[] NOT NULL,
	"clicks" integer NOT NULL,
	"valid_clicks" integer NOT NULL,
	CONSTRAINT "click_cells_affiliate_id_dimension_day_country_id_source_device_browser_key_pk" PRIMARY KEY("affiliate_id","dimension","day","country_id","source","device","browser","key")
);
--> statement-breakpoint
CREATE TABLE "click_days" (
	"affiliate_id" integer NOT NULL,
	"dimension" text NOT NULL,
	"day" date NOT NULL,
	"key" text[] NOT NULL,
	"clicks" integer NOT NULL,
	"valid_clicks" integer NOT NULL,
	CONSTRAINT "click_days_affiliate_id_dimension_day_key_pk" PRIMARY KEY("affiliate_id","dimension","day","key")
);
--> statement-breakpoint
CREATE TABLE "click_hours" (
	"affiliate_id" integer NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"clicks" integer NOT NULL,
	"valid_clicks" integer NOT NULL,
	CONSTRAINT "click_hours_affiliate_id_hour_pk" PRIMARY KEY("affiliate_id","hour")
);
--> statement-breakpoint
CREATE TABLE "click_keys" (
	"day" date PRIMARY KEY NOT NULL,
	"secret" char(64) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "click_mark" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"click_id" bigint NOT NULL,
	"tail_from" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversion_reports" (
	"day" date NOT NULL,
	"country_id" integer NOT NULL,
	"reports" integer NOT NULL,
	CONSTRAINT "conversion_reports_day_country_id_pk" PRIMARY KEY("day","country_id")
);
--> statement-breakpoint
CREATE TABLE "customer_touches" (
	"customer_id" integer NOT NULL,
	"affiliate_id" integer NOT NULL,
	"affiliate_discount_id" integer,
	"link_id" integer,
	"source" text NOT NULL,
	"utm" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "customer_touches_customer_id_affiliate_id_pk" PRIMARY KEY("customer_id","affiliate_id")
);
--> statement-breakpoint
CREATE TABLE "order_attributions" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"affiliate_id" integer,
	"rule" text NOT NULL,
	"candidates" jsonb NOT NULL,
	"affiliate_discount_id" integer,
	"link_id" integer,
	"source" text NOT NULL,
	"utm" jsonb NOT NULL,
	"touched_at" timestamp with time zone,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "touches" (
	"session_id" uuid NOT NULL,
	"affiliate_id" integer NOT NULL,
	"affiliate_discount_id" integer,
	"link_id" integer,
	"source" text NOT NULL,
	"utm" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "touches_session_id_affiliate_id_pk" PRIMARY KEY("session_id","affiliate_id")
);
--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "brought" jsonb;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "touch_session_id" uuid;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "affiliate_id" integer;--> statement-breakpoint
ALTER TABLE "affiliate_balances" ADD CONSTRAINT "affiliate_balances_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_events" ADD CONSTRAINT "affiliate_events_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_group_periods" ADD CONSTRAINT "affiliate_group_periods_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_group_periods" ADD CONSTRAINT "affiliate_group_periods_group_id_affiliate_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."affiliate_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_links" ADD CONSTRAINT "affiliate_links_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_links" ADD CONSTRAINT "affiliate_links_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_links" ADD CONSTRAINT "affiliate_links_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_tier_periods" ADD CONSTRAINT "affiliate_tier_periods_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_tier_periods" ADD CONSTRAINT "affiliate_tier_periods_tier_id_affiliate_tiers_id_fk" FOREIGN KEY ("tier_id") REFERENCES "public"."affiliate_tiers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliates" ADD CONSTRAINT "affiliates_id_affiliate_codes_affiliate_id_fk" FOREIGN KEY ("id") REFERENCES "public"."affiliate_codes"("affiliate_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliates" ADD CONSTRAINT "affiliates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliates" ADD CONSTRAINT "affiliates_group_id_affiliate_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."affiliate_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliates" ADD CONSTRAINT "affiliates_tier_id_affiliate_tiers_id_fk" FOREIGN KEY ("tier_id") REFERENCES "public"."affiliate_tiers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_rules" ADD CONSTRAINT "commission_rules_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_rules" ADD CONSTRAINT "commission_rules_group_id_affiliate_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."affiliate_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_rules" ADD CONSTRAINT "commission_rules_tier_id_affiliate_tiers_id_fk" FOREIGN KEY ("tier_id") REFERENCES "public"."affiliate_tiers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_rules" ADD CONSTRAINT "commission_rules_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_rules" ADD CONSTRAINT "commission_rules_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_rules" ADD CONSTRAINT "commission_rules_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commission_rules" ADD CONSTRAINT "commission_rules_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commissions" ADD CONSTRAINT "commissions_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commissions" ADD CONSTRAINT "commissions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commissions" ADD CONSTRAINT "commissions_rule_id_commission_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."commission_rules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credited_orders" ADD CONSTRAINT "credited_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credited_orders" ADD CONSTRAINT "credited_orders_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credited_orders" ADD CONSTRAINT "credited_orders_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_commission_id_commissions_id_fk" FOREIGN KEY ("commission_id") REFERENCES "public"."commissions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_invoices" ADD CONSTRAINT "payout_invoices_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_batch_id_payout_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."payout_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_overs" ADD CONSTRAINT "hand_overs_to_country_id_countries_id_fk" FOREIGN KEY ("to_country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_overs" ADD CONSTRAINT "hand_overs_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_discount_uses" ADD CONSTRAINT "affiliate_discount_uses_affiliate_discount_id_affiliate_discounts_id_fk" FOREIGN KEY ("affiliate_discount_id") REFERENCES "public"."affiliate_discounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_discounts" ADD CONSTRAINT "affiliate_discounts_affiliate_id_affiliate_codes_affiliate_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliate_codes"("affiliate_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_codes" ADD CONSTRAINT "affiliate_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_touches" ADD CONSTRAINT "customer_touches_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_touches" ADD CONSTRAINT "customer_touches_affiliate_id_affiliate_codes_affiliate_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliate_codes"("affiliate_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_attributions" ADD CONSTRAINT "order_attributions_affiliate_id_affiliate_codes_affiliate_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliate_codes"("affiliate_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "touches" ADD CONSTRAINT "touches_affiliate_id_affiliate_codes_affiliate_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliate_codes"("affiliate_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "affiliate_events_affiliate_id_index" ON "affiliate_events" USING btree ("affiliate_id");--> statement-breakpoint
CREATE INDEX "affiliate_links_affiliate_id_created_at_index" ON "affiliate_links" USING btree ("affiliate_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "affiliates_status_applied_at_index" ON "affiliates" USING btree ("status","applied_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "commission_rules_rule_number_index" ON "commission_rules" USING btree ("rule_number");--> statement-breakpoint
CREATE INDEX "commission_rules_valid_from_index" ON "commission_rules" USING btree ("valid_from");--> statement-breakpoint
CREATE INDEX "commissions_affiliate_id_placed_at_id_index" ON "commissions" USING btree ("affiliate_id","placed_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "commissions_order_id_index" ON "commissions" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "commissions_due" ON "commissions" USING btree ("due_at") WHERE approved_at is null and due_at is not null;--> statement-breakpoint
CREATE INDEX "commissions_held" ON "commissions" USING btree ("affiliate_id","id") WHERE hold_reasons <> '[]' and reviewed_at is null;--> statement-breakpoint
CREATE INDEX "credited_orders_affiliate_id_placed_at_index" ON "credited_orders" USING btree ("affiliate_id","placed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "credited_orders_affiliate_id_mailbox_print_index" ON "credited_orders" USING btree ("affiliate_id","mailbox_print");--> statement-breakpoint
CREATE INDEX "credited_orders_affiliate_id_address_print_index" ON "credited_orders" USING btree ("affiliate_id","address_print");--> statement-breakpoint
CREATE INDEX "credited_orders_with_prints" ON "credited_orders" USING btree ("placed_at") WHERE mailbox_print is not null;--> statement-breakpoint
CREATE INDEX "ledger_entries_commission_id_index" ON "ledger_entries" USING btree ("commission_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_payout_id_index" ON "ledger_entries" USING btree ("payout_id");--> statement-breakpoint
CREATE INDEX "payouts_affiliate_id_prepared_at_index" ON "payouts" USING btree ("affiliate_id","prepared_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "payouts_status_index" ON "payouts" USING btree ("status");--> statement-breakpoint
CREATE INDEX "hand_overs_expires_at_index" ON "hand_overs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "hand_overs_cart_id_index" ON "hand_overs" USING btree ("cart_id");--> statement-breakpoint
CREATE INDEX "affiliate_discount_uses_affiliate_discount_id_index" ON "affiliate_discount_uses" USING btree ("affiliate_discount_id");--> statement-breakpoint
CREATE INDEX "affiliate_discounts_affiliate_id_index" ON "affiliate_discounts" USING btree ("affiliate_id");--> statement-breakpoint
CREATE UNIQUE INDEX "affiliate_codes_code" ON "affiliate_codes" USING btree (lower("code"));--> statement-breakpoint
CREATE INDEX "customer_touches_at_index" ON "customer_touches" USING btree ("at");--> statement-breakpoint
CREATE INDEX "order_attributions_affiliate_id_at_index" ON "order_attributions" USING btree ("affiliate_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "touches_at_index" ON "touches" USING btree ("at");--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_affiliateId_unique" UNIQUE("affiliate_id");