-- Search tolerates typing errors (pg_trgm) and missing accents (unaccent). Both are trusted extensions: the database's owner may create them.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
CREATE TABLE "best_sellers" (
	"days" integer NOT NULL,
	"country_id" integer DEFAULT 0 NOT NULL,
	"vendor_id" integer DEFAULT 0 NOT NULL,
	"product_id" integer NOT NULL,
	"pieces" integer NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "best_sellers_vendor_id_days_country_id_product_id_pk" PRIMARY KEY("vendor_id","days","country_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "daily_figures" (
	"day" date NOT NULL,
	"country_id" integer NOT NULL,
	"currency" text NOT NULL,
	"vendor_id" integer DEFAULT 0 NOT NULL,
	"orders" integer DEFAULT 0 NOT NULL,
	"pieces" integer DEFAULT 0 NOT NULL,
	"sales" bigint DEFAULT 0 NOT NULL,
	"cancelled" integer DEFAULT 0 NOT NULL,
	"refunds" integer DEFAULT 0 NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "daily_figures_vendor_id_day_country_id_currency_pk" PRIMARY KEY("vendor_id","day","country_id","currency")
);
--> statement-breakpoint
CREATE TABLE "daily_returns" (
	"day" date NOT NULL,
	"country_id" integer NOT NULL,
	"vendor_id" integer DEFAULT 0 NOT NULL,
	"reason" text NOT NULL,
	"pieces" integer NOT NULL,
	CONSTRAINT "daily_returns_vendor_id_day_country_id_reason_pk" PRIMARY KEY("vendor_id","day","country_id","reason")
);
--> statement-breakpoint
CREATE TABLE "stock_warnings" (
	"variant_id" integer PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"vendor_id" integer DEFAULT 0 NOT NULL,
	"sold" integer NOT NULL,
	"counted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_awaited_photos" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"run_id" integer,
	"problems" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_runs" (
	"id" serial PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"storage_key" text NOT NULL,
	"bytes" bigint NOT NULL,
	"format" text NOT NULL,
	"status" text NOT NULL,
	"mapping" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"options" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"counts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"started_by" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "account_tokens" (
	"token_hash" char(64) PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"country_code" char(2) NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"vat_number" text DEFAULT '' NOT NULL,
	"address" text NOT NULL,
	"address_extra" text DEFAULT '' NOT NULL,
	"postal_code" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"state" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"is_default_shipping" boolean DEFAULT false NOT NULL,
	"is_default_billing" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "api_tokens" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"token_hash" char(64) NOT NULL,
	"beginning" text NOT NULL,
	"areas" text[] NOT NULL,
	"is_read_only" boolean DEFAULT true NOT NULL,
	"created_by" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "api_tokens_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "devices" (
	"user_id" integer NOT NULL,
	"device_hash" char(64) NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "devices_user_id_device_hash_pk" PRIMARY KEY("user_id","device_hash")
);
--> statement-breakpoint
CREATE TABLE "email_changes" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"new_email" text NOT NULL,
	"old_confirmed_at" timestamp with time zone,
	"new_confirmed_at" timestamp with time zone,
	"requested_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"id" text PRIMARY KEY NOT NULL,
	"challenge" text NOT NULL,
	"rp_id" text NOT NULL,
	"user_id" integer,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"rp_id" text NOT NULL,
	"is_for_staff" boolean DEFAULT false NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkeys_credentialId_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" integer NOT NULL,
	"code_hash" char(64) NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "second_factor_challenges" (
	"token_hash" char(64) PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"user_type_id" integer NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" char(64) PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"user_type_id" integer NOT NULL,
	"id" serial NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"network" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "staff_areas" (
	"user_id" integer NOT NULL,
	"area" text NOT NULL,
	CONSTRAINT "staff_areas_user_id_area_pk" PRIMARY KEY("user_id","area")
);
--> statement-breakpoint
CREATE TABLE "totp_secrets" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_roles" (
	"user_id" integer NOT NULL,
	"user_type_id" integer NOT NULL,
	CONSTRAINT "user_roles_user_id_user_type_id_pk" PRIMARY KEY("user_id","user_type_id")
);
--> statement-breakpoint
CREATE TABLE "user_types" (
	"id" integer PRIMARY KEY NOT NULL,
	"user_type" text NOT NULL,
	CONSTRAINT "user_types_userType_unique" UNIQUE("user_type")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" serial PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text,
	"country_code" text,
	"date_of_birth" text,
	"gender" text,
	"language_id" integer,
	"country_id" integer,
	"is_subscribed" boolean DEFAULT false NOT NULL,
	"email_confirmed_at" timestamp with time zone,
	"password_hash" text NOT NULL,
	"closed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "payout_counters" (
	"series" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "payout_counters_series_year_pk" PRIMARY KEY("series","year")
);
--> statement-breakpoint
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
	"leaving_at" timestamp with time zone,
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
	"mailbox_fingerprint" char(64),
	"address_fingerprint" char(64)
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
CREATE TABLE "audit_log" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"user_id" integer,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "campaign_countries" (
	"campaign_id" integer NOT NULL,
	"country_id" integer NOT NULL,
	CONSTRAINT "campaign_countries_campaign_id_country_id_pk" PRIMARY KEY("campaign_id","country_id")
);
--> statement-breakpoint
CREATE TABLE "campaign_products" (
	"campaign_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "campaign_products_campaign_id_product_id_pk" PRIMARY KEY("campaign_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "campaign_translations" (
	"campaign_id" integer NOT NULL,
	"language_id" integer NOT NULL,
	"title" text NOT NULL,
	"excerpt" text DEFAULT '' NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	CONSTRAINT "campaign_translations_campaign_id_language_id_pk" PRIMARY KEY("campaign_id","language_id")
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"media_id" integer,
	"coupon_code" text DEFAULT '' NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "campaigns_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"id" serial PRIMARY KEY NOT NULL,
	"cart_id" text NOT NULL,
	"product_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"shown_price" integer NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_lines_cartId_variantId_unique" UNIQUE("cart_id","variant_id")
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" text PRIMARY KEY NOT NULL,
	"country_id" integer NOT NULL,
	"customer_id" integer,
	"revision" integer DEFAULT 0 NOT NULL,
	"referral" jsonb,
	"touch_session_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attribute_translations" (
	"attribute" text NOT NULL,
	"language_id" integer NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "attribute_translations_attribute_language_id_pk" PRIMARY KEY("attribute","language_id")
);
--> statement-breakpoint
CREATE TABLE "attribute_value_translations" (
	"attribute_value_id" integer NOT NULL,
	"language_id" integer NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "attribute_value_translations_attribute_value_id_language_id_pk" PRIMARY KEY("attribute_value_id","language_id")
);
--> statement-breakpoint
CREATE TABLE "attribute_values" (
	"id" serial PRIMARY KEY NOT NULL,
	"attribute" text NOT NULL,
	"code" text NOT NULL,
	"hex" text,
	"scale" text,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "attribute_values_attribute_code_unique" UNIQUE("attribute","code")
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
CREATE TABLE "brand_translations" (
	"brand_id" integer NOT NULL,
	"language_id" integer NOT NULL,
	"description" text NOT NULL,
	CONSTRAINT "brand_translations_brand_id_language_id_pk" PRIMARY KEY("brand_id","language_id")
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"id" serial PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "brands_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" serial PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"parent_id" integer,
	"position" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "categories_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "category_translations" (
	"category_id" integer NOT NULL,
	"language_id" integer NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	CONSTRAINT "category_translations_category_id_language_id_pk" PRIMARY KEY("category_id","language_id")
);
--> statement-breakpoint
CREATE TABLE "collection_translations" (
	"collection_id" integer NOT NULL,
	"language_id" integer NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	CONSTRAINT "collection_translations_collection_id_language_id_pk" PRIMARY KEY("collection_id","language_id")
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"id" serial PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "collections_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "makers" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"street" text NOT NULL,
	"postal_code" text NOT NULL,
	"city" text NOT NULL,
	"country_code" text NOT NULL,
	"email" text NOT NULL,
	"responsible" jsonb,
	CONSTRAINT "makers_name_email_unique" UNIQUE("name","email")
);
--> statement-breakpoint
CREATE TABLE "picture_texts" (
	"media_id" integer NOT NULL,
	"language_id" integer NOT NULL,
	"alt" text NOT NULL,
	CONSTRAINT "picture_texts_media_id_language_id_pk" PRIMARY KEY("media_id","language_id")
);
--> statement-breakpoint
CREATE TABLE "product_attribute_values" (
	"product_id" integer NOT NULL,
	"attribute_value_id" integer NOT NULL,
	CONSTRAINT "product_attribute_values_product_id_attribute_value_id_pk" PRIMARY KEY("product_id","attribute_value_id")
);
--> statement-breakpoint
CREATE TABLE "product_badges" (
	"product_id" integer NOT NULL,
	"badge" text NOT NULL,
	CONSTRAINT "product_badges_product_id_badge_pk" PRIMARY KEY("product_id","badge")
);
--> statement-breakpoint
CREATE TABLE "product_categories" (
	"category_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	CONSTRAINT "product_categories_category_id_product_id_pk" PRIMARY KEY("category_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "product_collections" (
	"collection_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	CONSTRAINT "product_collections_collection_id_product_id_pk" PRIMARY KEY("collection_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "product_media" (
	"product_id" integer NOT NULL,
	"media_id" integer NOT NULL,
	"color_id" integer,
	"position" integer NOT NULL,
	CONSTRAINT "product_media_product_id_position_pk" PRIMARY KEY("product_id","position")
);
--> statement-breakpoint
CREATE TABLE "product_translations" (
	"product_id" integer NOT NULL,
	"language_id" integer NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	CONSTRAINT "product_translations_product_id_language_id_pk" PRIMARY KEY("product_id","language_id")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" serial PRIMARY KEY NOT NULL,
	"handle" text NOT NULL,
	"brand_id" integer NOT NULL,
	"maker_id" integer,
	"vendor_id" integer,
	"category_id" integer NOT NULL,
	"audience" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"missing" text[] DEFAULT '{}' NOT NULL,
	"published_at" timestamp with time zone,
	"composition" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"care" text[] DEFAULT '{}' NOT NULL,
	"is_hygiene" boolean DEFAULT false NOT NULL,
	"vat_category" text DEFAULT 'standard' NOT NULL,
	"popularity" integer DEFAULT 0 NOT NULL,
	"size_chart_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "products_handle_unique" UNIQUE("handle")
);
--> statement-breakpoint
CREATE TABLE "slugs" (
	"kind" text NOT NULL,
	"scope_id" integer DEFAULT 0 NOT NULL,
	"language_id" integer NOT NULL,
	"slug" text NOT NULL,
	"target_id" integer NOT NULL,
	"is_current" boolean DEFAULT true NOT NULL,
	CONSTRAINT "slugs_kind_language_id_slug_scope_id_pk" PRIMARY KEY("kind","language_id","slug","scope_id")
);
--> statement-breakpoint
CREATE TABLE "stock_levels" (
	"variant_id" integer PRIMARY KEY NOT NULL,
	"on_hand" integer DEFAULT 0 NOT NULL,
	"held" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"variant_id" integer NOT NULL,
	"kind" text NOT NULL,
	"on_hand_change" integer DEFAULT 0 NOT NULL,
	"held_change" integer DEFAULT 0 NOT NULL,
	"reference" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "variants" (
	"id" serial PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"color_id" integer,
	"size_id" integer NOT NULL,
	"sku" text NOT NULL,
	"barcode" text,
	"weight_grams" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "variants_sku_unique" UNIQUE("sku"),
	CONSTRAINT "variants_productId_colorId_sizeId_unique" UNIQUE NULLS NOT DISTINCT("product_id","color_id","size_id")
);
--> statement-breakpoint
CREATE TABLE "cart_transfers" (
	"token_hash" char(64) PRIMARY KEY NOT NULL,
	"to_country_id" integer NOT NULL,
	"cart_id" text,
	"session_id" uuid,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "checkouts" (
	"cart_id" text PRIMARY KEY NOT NULL,
	"draft" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reminded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" text PRIMARY KEY NOT NULL,
	"previous_id" text,
	"user_id" integer,
	"country_id" integer NOT NULL,
	"language_id" integer NOT NULL,
	"choices" jsonb NOT NULL,
	"text" text NOT NULL,
	"version" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_products" (
	"article_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "article_products_article_id_product_id_pk" PRIMARY KEY("article_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "article_translations" (
	"article_id" integer NOT NULL,
	"language_id" integer NOT NULL,
	"title" text NOT NULL,
	"excerpt" text DEFAULT '' NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"minutes" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "article_translations_article_id_language_id_pk" PRIMARY KEY("article_id","language_id")
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"slug" text,
	"topic_id" integer,
	"author" text DEFAULT '' NOT NULL,
	"media_id" integer,
	"is_in_faq" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"is_active" boolean DEFAULT true NOT NULL,
	"robots" text DEFAULT 'index' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "articles_kind_slug_unique" UNIQUE("kind","slug")
);
--> statement-breakpoint
CREATE TABLE "topic_translations" (
	"topic_id" integer NOT NULL,
	"language_id" integer NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "topic_translations_topic_id_language_id_pk" PRIMARY KEY("topic_id","language_id")
);
--> statement-breakpoint
CREATE TABLE "topics" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "topics_kind_slug_unique" UNIQUE("kind","slug")
);
--> statement-breakpoint
CREATE TABLE "home_block_translations" (
	"block_id" integer NOT NULL,
	"language_id" integer NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	CONSTRAINT "home_block_translations_block_id_language_id_pk" PRIMARY KEY("block_id","language_id")
);
--> statement-breakpoint
CREATE TABLE "home_blocks" (
	"id" serial PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"country_id" integer,
	"language_id" integer,
	"media_id" integer,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "previews" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"record_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "menu_item_translations" (
	"menu_item_id" integer NOT NULL,
	"language_id" integer NOT NULL,
	"label" text NOT NULL,
	CONSTRAINT "menu_item_translations_menu_item_id_language_id_pk" PRIMARY KEY("menu_item_id","language_id")
);
--> statement-breakpoint
CREATE TABLE "menu_items" (
	"id" serial PRIMARY KEY NOT NULL,
	"menu" text NOT NULL,
	"parent_id" integer,
	"country_id" integer,
	"kind" text NOT NULL,
	"target_id" integer,
	"address" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "redirects" (
	"id" serial PRIMARY KEY NOT NULL,
	"country_id" integer,
	"from_path" text NOT NULL,
	"to_address" text NOT NULL,
	"status" smallint DEFAULT 301 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "redirects_countryId_fromPath_unique" UNIQUE NULLS NOT DISTINCT("country_id","from_path")
);
--> statement-breakpoint
CREATE TABLE "countries" (
	"id" integer PRIMARY KEY NOT NULL,
	"code" char(2) NOT NULL,
	"name" text NOT NULL,
	"domain" text,
	"lang" text NOT NULL,
	"language_id" integer NOT NULL,
	"phone_code" text NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"host_of" integer,
	"time_zone" text DEFAULT 'UTC' NOT NULL,
	"has_omnibus_rule" boolean DEFAULT false NOT NULL,
	"price_rounding" jsonb DEFAULT '{"step":1,"ending":0}'::jsonb NOT NULL,
	"eur_rate" jsonb DEFAULT '{"numerator":1,"denominator":1}'::jsonb NOT NULL,
	"address_form" jsonb,
	"shop_name" text DEFAULT 'Selvedge' NOT NULL,
	"sender_email" text,
	"rest_days" integer[] DEFAULT '{0,6}' NOT NULL,
	"seller" jsonb,
	"return_policy" jsonb DEFAULT '{"returnDays":100,"withdrawalDays":14,"paidBy":"customer"}'::jsonb NOT NULL,
	"law" jsonb,
	"vat_scheme" text DEFAULT 'outside' NOT NULL,
	"delivered_after_days" integer DEFAULT 14 NOT NULL,
	"social_links" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"indexed_languages" text[] DEFAULT '{}' NOT NULL,
	"tag_manager_id" text,
	CONSTRAINT "countries_domain_unique" UNIQUE("domain")
);
--> statement-breakpoint
CREATE TABLE "country_closures" (
	"country_id" integer NOT NULL,
	"day" date NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "country_closures_country_id_day_pk" PRIMARY KEY("country_id","day")
);
--> statement-breakpoint
CREATE TABLE "country_currencies" (
	"country_id" integer NOT NULL,
	"currency" char(3) NOT NULL,
	"valid_from" date NOT NULL,
	"valid_until" date,
	"dual_display" jsonb,
	CONSTRAINT "country_currencies_country_id_valid_from_pk" PRIMARY KEY("country_id","valid_from")
);
--> statement-breakpoint
CREATE TABLE "country_texts" (
	"country_id" integer NOT NULL,
	"language_id" integer NOT NULL,
	"key" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "country_texts_country_id_language_id_key_pk" PRIMARY KEY("country_id","language_id","key")
);
--> statement-breakpoint
CREATE TABLE "currencies" (
	"code" char(3) PRIMARY KEY NOT NULL,
	"id" integer NOT NULL,
	"symbol" text NOT NULL,
	"exponent" integer NOT NULL,
	"cash_step" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "currencies_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "languages" (
	"id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"tag" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "languages_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "payment_methods" (
	"id" serial PRIMARY KEY NOT NULL,
	"country_id" integer NOT NULL,
	"code" text NOT NULL,
	"provider" text NOT NULL,
	"currency" char(3) NOT NULL,
	"charge" integer DEFAULT 0 NOT NULL,
	"review_from" integer,
	"min_total" integer DEFAULT 0 NOT NULL,
	"max_total" integer,
	"position" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "payment_methods_countryId_code_unique" UNIQUE("country_id","code")
);
--> statement-breakpoint
CREATE TABLE "postal_rules" (
	"id" serial PRIMARY KEY NOT NULL,
	"country_id" integer NOT NULL,
	"from_code" text NOT NULL,
	"to_code" text NOT NULL,
	"territory" text NOT NULL,
	"is_refused" boolean DEFAULT false NOT NULL,
	"vat_basis_points" integer,
	"valid_from" date DEFAULT '2000-01-01' NOT NULL,
	"valid_until" date,
	CONSTRAINT "postal_rules_countryId_fromCode_toCode_validFrom_unique" UNIQUE("country_id","from_code","to_code","valid_from")
);
--> statement-breakpoint
CREATE TABLE "shipping_methods" (
	"id" serial PRIMARY KEY NOT NULL,
	"country_id" integer NOT NULL,
	"code" text NOT NULL,
	"carrier" text NOT NULL,
	"currency" char(3) NOT NULL,
	"price" integer NOT NULL,
	"free_from" integer,
	"min_days" integer NOT NULL,
	"max_days" integer NOT NULL,
	"pickup_point" jsonb,
	"locker_pattern" text,
	"locker_example" text,
	"tracking_url" text,
	"position" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "shipping_methods_countryId_code_unique" UNIQUE("country_id","code")
);
--> statement-breakpoint
CREATE TABLE "vat_rates" (
	"id" serial PRIMARY KEY NOT NULL,
	"country_id" integer NOT NULL,
	"category" text NOT NULL,
	"basis_points" integer NOT NULL,
	"valid_from" date NOT NULL,
	"valid_until" date,
	CONSTRAINT "vat_rates_countryId_category_validFrom_unique" UNIQUE("country_id","category","valid_from")
);
--> statement-breakpoint
CREATE TABLE "remittances" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"amount" integer NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"booked_by" text NOT NULL,
	"booked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shipment_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"shipment_id" integer NOT NULL,
	"from" text,
	"to" text NOT NULL,
	"actor" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shipment_items" (
	"shipment_id" integer NOT NULL,
	"order_line_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "shipment_items_shipment_id_order_line_id_variant_id_pk" PRIMARY KEY("shipment_id","order_line_id","variant_id")
);
--> statement-breakpoint
CREATE TABLE "shipments" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"number" text NOT NULL,
	"status" text NOT NULL,
	"carrier" text NOT NULL,
	"tracking_number" text DEFAULT '' NOT NULL,
	"return_number" text,
	"packed_at" timestamp with time zone NOT NULL,
	"shipped_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "shipments_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "credit_note_counters" (
	"country_code" char(2) NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "credit_note_counters_country_code_year_pk" PRIMARY KEY("country_code","year")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"order_id" integer NOT NULL,
	"cause" text NOT NULL,
	"country_id" integer NOT NULL,
	"language_id" integer NOT NULL,
	"currency" char(3) NOT NULL,
	"issued_on" date NOT NULL,
	"total" integer NOT NULL,
	"vat" integer NOT NULL,
	"content" jsonb NOT NULL,
	"file_key" text,
	"file_hash" char(64),
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "documents_number_unique" UNIQUE("number"),
	CONSTRAINT "documents_cause_unique" UNIQUE("cause")
);
--> statement-breakpoint
CREATE TABLE "legal_pages" (
	"country_id" integer NOT NULL,
	"language_id" integer NOT NULL,
	"page" text NOT NULL,
	"title" text,
	"excerpt" text,
	"body" text,
	"reviewed_by" text,
	"reviewed_at" timestamp with time zone,
	"reviewed_text" text,
	CONSTRAINT "legal_pages_country_id_language_id_page_pk" PRIMARY KEY("country_id","language_id","page")
);
--> statement-breakpoint
CREATE TABLE "media" (
	"id" serial PRIMARY KEY NOT NULL,
	"image_url" text NOT NULL,
	"image_mime_type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"drawing" jsonb,
	CONSTRAINT "media_imageUrl_unique" UNIQUE("image_url")
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscribers" (
	"id" serial PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"country_id" integer NOT NULL,
	"language_id" integer NOT NULL,
	"status" text NOT NULL,
	"consent_text" text NOT NULL,
	"consent_at" timestamp with time zone NOT NULL,
	"source" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"link_key" text NOT NULL,
	"mails" integer DEFAULT 0 NOT NULL,
	"mails_since" timestamp with time zone,
	CONSTRAINT "newsletter_subscribers_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "newsletter_tokens" (
	"token_hash" char(64) PRIMARY KEY NOT NULL,
	"subscriber_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "affiliate_notifications" (
	"affiliate_id" integer NOT NULL,
	"kind" text NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "affiliate_notifications_affiliate_id_kind_pk" PRIMARY KEY("affiliate_id","kind")
);
--> statement-breakpoint
CREATE TABLE "mail_refusals" (
	"email" text NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_refusals_email_kind_pk" PRIMARY KEY("email","kind")
);
--> statement-breakpoint
CREATE TABLE "mail_texts" (
	"language_id" integer NOT NULL,
	"key" text NOT NULL,
	"text" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_texts_language_id_key_pk" PRIMARY KEY("language_id","key")
);
--> statement-breakpoint
CREATE TABLE "sent_notifications" (
	"order_id" integer NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "sent_notifications_order_id_kind_pk" PRIMARY KEY("order_id","kind")
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
CREATE TABLE "invoice_counters" (
	"country_code" char(2) NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_counters_country_code_year_pk" PRIMARY KEY("country_code","year")
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"kind" text NOT NULL,
	"from" text,
	"to" text NOT NULL,
	"actor" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"product_id" integer,
	"variant_id" integer,
	"sku" text DEFAULT '' NOT NULL,
	"name" text NOT NULL,
	"brand" text DEFAULT '' NOT NULL,
	"color" text DEFAULT '' NOT NULL,
	"size" text DEFAULT '' NOT NULL,
	"image_url" text DEFAULT '' NOT NULL,
	"quantity" integer NOT NULL,
	"cancelled" integer DEFAULT 0 NOT NULL,
	"returned" integer DEFAULT 0 NOT NULL,
	"unit_price" integer NOT NULL,
	"discount_price" integer NOT NULL,
	"discount" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"vat_basis_points" integer NOT NULL,
	"vat" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_notes" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"text" text NOT NULL,
	"author" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"invoice_number" text,
	"country_id" integer NOT NULL,
	"language_id" integer NOT NULL,
	"customer_id" integer,
	"currency" char(3) NOT NULL,
	"status" text NOT NULL,
	"payment_status" text NOT NULL,
	"payment_method" text NOT NULL,
	"shipping_method" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"shipping_address" jsonb NOT NULL,
	"billing_address" jsonb NOT NULL,
	"total" integer NOT NULL,
	"vat" integer NOT NULL,
	"rounding" integer DEFAULT 0 NOT NULL,
	"coupon_code" text,
	"promotions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"pickup" jsonb,
	"comment" text DEFAULT '' NOT NULL,
	"taken_by" text DEFAULT '' NOT NULL,
	"cart_id" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"content_hash" char(64) NOT NULL,
	"shown" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"deliver_from" text NOT NULL,
	"deliver_until" text NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone,
	CONSTRAINT "orders_orderNumber_unique" UNIQUE("order_number"),
	CONSTRAINT "orders_invoiceNumber_unique" UNIQUE("invoice_number"),
	CONSTRAINT "orders_idempotencyKey_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"type" text NOT NULL,
	"payload" jsonb NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" serial PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"provider" text NOT NULL,
	"request" jsonb NOT NULL,
	"provider_ref" text,
	"charge_ref" text,
	"pay_url" text,
	"currency" char(3) NOT NULL,
	"amount" integer NOT NULL,
	"status" text NOT NULL,
	"outcome" text,
	"expires_at" timestamp with time zone,
	"next_check_at" timestamp with time zone,
	"checks" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_providerRef_unique" UNIQUE("provider_ref")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" serial PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"cause" text NOT NULL,
	"payment_id" integer,
	"currency" char(3) NOT NULL,
	"amount" integer NOT NULL,
	"status" text NOT NULL,
	"pay_out" jsonb,
	"provider_ref" text,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" text,
	CONSTRAINT "refunds_cause_unique" UNIQUE("cause")
);
--> statement-breakpoint
CREATE TABLE "price_changes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"variant_id" integer,
	"country_id" integer NOT NULL,
	"currency" char(3) NOT NULL,
	"price" integer NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prices" (
	"id" serial PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"variant_id" integer,
	"country_id" integer NOT NULL,
	"currency" char(3) NOT NULL,
	"regular" integer NOT NULL,
	"sale" integer,
	"sale_from" timestamp with time zone,
	"sale_until" timestamp with time zone,
	"prior" integer,
	"due_at" timestamp with time zone,
	CONSTRAINT "prices_productId_variantId_countryId_unique" UNIQUE NULLS NOT DISTINCT("product_id","variant_id","country_id"),
	CONSTRAINT "prices_regular_is_positive" CHECK ("prices"."regular" > 0),
	CONSTRAINT "prices_sale_is_lower" CHECK ("prices"."sale" is null or ("prices"."sale" > 0 and "prices"."sale" < "prices"."regular"))
);
--> statement-breakpoint
CREATE TABLE "data_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" integer,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"country_id" integer NOT NULL,
	"language_id" integer NOT NULL,
	"file" text,
	"requested_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"expires_at" timestamp with time zone
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
CREATE TABLE "coupon_uses" (
	"id" serial PRIMARY KEY NOT NULL,
	"coupon_id" integer NOT NULL,
	"order_number" text NOT NULL,
	"email" text NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	"released_at" timestamp with time zone,
	CONSTRAINT "coupon_uses_orderNumber_unique" UNIQUE("order_number")
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" serial PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"basis_points" integer,
	"amounts" jsonb,
	"minimums" jsonb,
	"valid_from" timestamp with time zone,
	"valid_until" timestamp with time zone,
	"country_ids" integer[],
	"bound_email" text,
	"most_uses" integer,
	"most_uses_each" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupons_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "discount_goals" (
	"id" serial PRIMARY KEY NOT NULL,
	"country_id" integer NOT NULL,
	"threshold" integer NOT NULL,
	"kind" text NOT NULL,
	"basis_points" integer,
	"amount" integer,
	"valid_from" timestamp with time zone,
	"valid_until" timestamp with time zone,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "discount_goals_countryId_threshold_unique" UNIQUE("country_id","threshold")
);
--> statement-breakpoint
CREATE TABLE "return_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"request_id" integer NOT NULL,
	"item_id" integer,
	"from" text,
	"to" text NOT NULL,
	"actor" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "return_items" (
	"id" serial PRIMARY KEY NOT NULL,
	"request_id" integer NOT NULL,
	"order_line_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"comments" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"wish" text NOT NULL,
	"exchange_variant_id" integer,
	"refund" integer,
	"is_restocked" boolean
);
--> statement-breakpoint
CREATE TABLE "return_requests" (
	"id" serial PRIMARY KEY NOT NULL,
	"return_number" text NOT NULL,
	"order_id" integer NOT NULL,
	"kind" text NOT NULL,
	"comments" text DEFAULT '' NOT NULL,
	"pay_out" jsonb,
	"policy_accepted_at" timestamp with time zone,
	"delivery_refund" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "return_requests_returnNumber_unique" UNIQUE("return_number")
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
CREATE TABLE "seller_events" (
	"id" serial PRIMARY KEY NOT NULL,
	"seller_id" integer NOT NULL,
	"from" text,
	"to" text NOT NULL,
	"actor" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seller_translations" (
	"seller_id" integer NOT NULL,
	"language_id" integer NOT NULL,
	"story" text NOT NULL,
	CONSTRAINT "seller_translations_seller_id_language_id_pk" PRIMARY KEY("seller_id","language_id")
);
--> statement-breakpoint
CREATE TABLE "sellers" (
	"id" serial PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"company" text NOT NULL,
	"country_code" char(2) NOT NULL,
	"vat_number" text NOT NULL,
	"goods" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text NOT NULL,
	"website" text NOT NULL,
	"country_id" integer NOT NULL,
	"language_id" integer NOT NULL,
	"status" text NOT NULL,
	"user_id" integer,
	"terms_accepted_at" timestamp with time zone NOT NULL,
	"applied_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sellers_email_unique" UNIQUE("email"),
	CONSTRAINT "sellers_userId_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" serial PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"topic" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"order_number" text NOT NULL,
	"message" text NOT NULL,
	"country_id" integer NOT NULL,
	"language_id" integer NOT NULL,
	"status" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tickets_number_unique" UNIQUE("number")
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
CREATE TABLE "click_breakdowns" (
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
	CONSTRAINT "click_breakdowns_affiliate_id_dimension_day_country_id_source_device_browser_key_pk" PRIMARY KEY("affiliate_id","dimension","day","country_id","source","device","browser","key")
);
--> statement-breakpoint
CREATE TABLE "click_cursor" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"click_id" bigint NOT NULL,
	"tail_from" date NOT NULL
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
CREATE TABLE "visit_counts" (
	"day" date NOT NULL,
	"country_id" integer NOT NULL,
	"visits" integer NOT NULL,
	CONSTRAINT "visit_counts_day_country_id_pk" PRIMARY KEY("day","country_id")
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"endpoint_id" integer NOT NULL,
	"event" text NOT NULL,
	"payload" jsonb NOT NULL,
	"status" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_status" smallint,
	"last_error" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"id" serial PRIMARY KEY NOT NULL,
	"affiliate_id" integer,
	"url" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"events" text[] NOT NULL,
	"secret" text NOT NULL,
	"previous_secret" text,
	"previous_secret_until" timestamp with time zone,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "webhook_endpoints_affiliateId_unique" UNIQUE("affiliate_id")
);
--> statement-breakpoint
CREATE TABLE "wheel_turns" (
	"day" date NOT NULL,
	"key_hash" text NOT NULL,
	"turns" integer NOT NULL,
	CONSTRAINT "wheel_turns_day_key_hash_pk" PRIMARY KEY("day","key_hash")
);
--> statement-breakpoint
CREATE TABLE "wheel_blocked_domains" (
	"id" serial PRIMARY KEY NOT NULL,
	"domain" text NOT NULL,
	CONSTRAINT "wheel_blocked_domains_domain_unique" UNIQUE("domain")
);
--> statement-breakpoint
CREATE TABLE "wheel_keys" (
	"day" date PRIMARY KEY NOT NULL,
	"secret" char(64) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wheel_spins" (
	"id" serial PRIMARY KEY NOT NULL,
	"country_id" integer NOT NULL,
	"language_id" integer NOT NULL,
	"day" date NOT NULL,
	"spun_at" timestamp with time zone NOT NULL,
	"visitor_hash" text NOT NULL,
	"mailbox_hash" text NOT NULL,
	"attempt_hash" text NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"basis_points" integer,
	"amount" integer,
	"minimum" integer,
	"currency" char(3) NOT NULL,
	"coupon_code" text,
	CONSTRAINT "wheel_spins_attemptHash_unique" UNIQUE("attempt_hash"),
	CONSTRAINT "wheel_spins_couponCode_unique" UNIQUE("coupon_code")
);
--> statement-breakpoint
CREATE TABLE "wheels" (
	"id" serial PRIMARY KEY NOT NULL,
	"country_id" integer NOT NULL,
	"segments" jsonb NOT NULL,
	"spins_per_day" integer DEFAULT 1 NOT NULL,
	"spins_per_network" integer DEFAULT 20 NOT NULL,
	"valid_days" integer DEFAULT 14 NOT NULL,
	"valid_from" timestamp with time zone,
	"valid_until" timestamp with time zone,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "wheels_countryId_unique" UNIQUE("country_id")
);
--> statement-breakpoint
CREATE TABLE "wish_notices" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"language_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wishes" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"country_id" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"price_when_added" integer,
	"was_available_when_added" boolean NOT NULL,
	"notified_price" integer,
	"notified_back_at" timestamp with time zone,
	CONSTRAINT "wishes_userId_countryId_productId_unique" UNIQUE("user_id","country_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "mailbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"sender" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"html" text,
	"text" text,
	"raw" text NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "daily_figures" ADD CONSTRAINT "daily_figures_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_returns" ADD CONSTRAINT "daily_returns_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_awaited_photos" ADD CONSTRAINT "import_awaited_photos_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_awaited_photos" ADD CONSTRAINT "import_awaited_photos_run_id_import_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."import_runs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_runs" ADD CONSTRAINT "import_runs_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factor_challenges" ADD CONSTRAINT "second_factor_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factor_challenges" ADD CONSTRAINT "second_factor_challenges_user_type_id_user_types_id_fk" FOREIGN KEY ("user_type_id") REFERENCES "public"."user_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_type_id_user_types_id_fk" FOREIGN KEY ("user_type_id") REFERENCES "public"."user_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_areas" ADD CONSTRAINT "staff_areas_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "totp_secrets" ADD CONSTRAINT "totp_secrets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_type_id_user_types_id_fk" FOREIGN KEY ("user_type_id") REFERENCES "public"."user_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "campaign_countries" ADD CONSTRAINT "campaign_countries_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_countries" ADD CONSTRAINT "campaign_countries_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_products" ADD CONSTRAINT "campaign_products_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_products" ADD CONSTRAINT "campaign_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_translations" ADD CONSTRAINT "campaign_translations_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_translations" ADD CONSTRAINT "campaign_translations_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attribute_translations" ADD CONSTRAINT "attribute_translations_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attribute_value_translations" ADD CONSTRAINT "attribute_value_translations_attribute_value_id_attribute_values_id_fk" FOREIGN KEY ("attribute_value_id") REFERENCES "public"."attribute_values"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attribute_value_translations" ADD CONSTRAINT "attribute_value_translations_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "size_chart_rows" ADD CONSTRAINT "size_chart_rows_chart_id_size_charts_id_fk" FOREIGN KEY ("chart_id") REFERENCES "public"."size_charts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "size_chart_rows" ADD CONSTRAINT "size_chart_rows_size_id_attribute_values_id_fk" FOREIGN KEY ("size_id") REFERENCES "public"."attribute_values"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_translations" ADD CONSTRAINT "brand_translations_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_translations" ADD CONSTRAINT "brand_translations_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_translations" ADD CONSTRAINT "category_translations_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_translations" ADD CONSTRAINT "category_translations_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_translations" ADD CONSTRAINT "collection_translations_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_translations" ADD CONSTRAINT "collection_translations_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_texts" ADD CONSTRAINT "picture_texts_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_texts" ADD CONSTRAINT "picture_texts_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_attribute_values" ADD CONSTRAINT "product_attribute_values_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_attribute_values" ADD CONSTRAINT "product_attribute_values_attribute_value_id_attribute_values_id_fk" FOREIGN KEY ("attribute_value_id") REFERENCES "public"."attribute_values"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_badges" ADD CONSTRAINT "product_badges_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_collections" ADD CONSTRAINT "product_collections_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_collections" ADD CONSTRAINT "product_collections_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_media" ADD CONSTRAINT "product_media_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_media" ADD CONSTRAINT "product_media_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_media" ADD CONSTRAINT "product_media_color_id_attribute_values_id_fk" FOREIGN KEY ("color_id") REFERENCES "public"."attribute_values"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_translations" ADD CONSTRAINT "product_translations_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_translations" ADD CONSTRAINT "product_translations_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_maker_id_makers_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."makers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_vendor_id_users_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_size_chart_id_size_charts_id_fk" FOREIGN KEY ("size_chart_id") REFERENCES "public"."size_charts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slugs" ADD CONSTRAINT "slugs_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_levels" ADD CONSTRAINT "stock_levels_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_color_id_attribute_values_id_fk" FOREIGN KEY ("color_id") REFERENCES "public"."attribute_values"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_size_id_attribute_values_id_fk" FOREIGN KEY ("size_id") REFERENCES "public"."attribute_values"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_transfers" ADD CONSTRAINT "cart_transfers_to_country_id_countries_id_fk" FOREIGN KEY ("to_country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_transfers" ADD CONSTRAINT "cart_transfers_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_products" ADD CONSTRAINT "article_products_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_products" ADD CONSTRAINT "article_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_translations" ADD CONSTRAINT "article_translations_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_translations" ADD CONSTRAINT "article_translations_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_topic_id_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_translations" ADD CONSTRAINT "topic_translations_topic_id_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_translations" ADD CONSTRAINT "topic_translations_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_block_translations" ADD CONSTRAINT "home_block_translations_block_id_home_blocks_id_fk" FOREIGN KEY ("block_id") REFERENCES "public"."home_blocks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_block_translations" ADD CONSTRAINT "home_block_translations_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_blocks" ADD CONSTRAINT "home_blocks_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_blocks" ADD CONSTRAINT "home_blocks_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "home_blocks" ADD CONSTRAINT "home_blocks_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_item_translations" ADD CONSTRAINT "menu_item_translations_menu_item_id_menu_items_id_fk" FOREIGN KEY ("menu_item_id") REFERENCES "public"."menu_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_item_translations" ADD CONSTRAINT "menu_item_translations_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_items" ADD CONSTRAINT "menu_items_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redirects" ADD CONSTRAINT "redirects_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "countries" ADD CONSTRAINT "countries_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "country_closures" ADD CONSTRAINT "country_closures_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "country_currencies" ADD CONSTRAINT "country_currencies_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "country_currencies" ADD CONSTRAINT "country_currencies_currency_currencies_code_fk" FOREIGN KEY ("currency") REFERENCES "public"."currencies"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "country_texts" ADD CONSTRAINT "country_texts_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "country_texts" ADD CONSTRAINT "country_texts_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD CONSTRAINT "payment_methods_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postal_rules" ADD CONSTRAINT "postal_rules_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipping_methods" ADD CONSTRAINT "shipping_methods_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vat_rates" ADD CONSTRAINT "vat_rates_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remittances" ADD CONSTRAINT "remittances_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_events" ADD CONSTRAINT "shipment_events_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_items" ADD CONSTRAINT "shipment_items_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_items" ADD CONSTRAINT "shipment_items_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_items" ADD CONSTRAINT "shipment_items_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_pages" ADD CONSTRAINT "legal_pages_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_pages" ADD CONSTRAINT "legal_pages_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD CONSTRAINT "newsletter_subscribers_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_subscribers" ADD CONSTRAINT "newsletter_subscribers_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_tokens" ADD CONSTRAINT "newsletter_tokens_subscriber_id_newsletter_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."newsletter_subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_notifications" ADD CONSTRAINT "affiliate_notifications_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_texts" ADD CONSTRAINT "mail_texts_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_notifications" ADD CONSTRAINT "sent_notifications_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_notices" ADD CONSTRAINT "stock_notices_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_notices" ADD CONSTRAINT "stock_notices_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_notices" ADD CONSTRAINT "stock_notices_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_currency_currencies_code_fk" FOREIGN KEY ("currency") REFERENCES "public"."currencies"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_requests" ADD CONSTRAINT "data_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_discount_uses" ADD CONSTRAINT "affiliate_discount_uses_affiliate_discount_id_affiliate_discounts_id_fk" FOREIGN KEY ("affiliate_discount_id") REFERENCES "public"."affiliate_discounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_discounts" ADD CONSTRAINT "affiliate_discounts_affiliate_id_affiliate_codes_affiliate_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliate_codes"("affiliate_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discount_goals" ADD CONSTRAINT "discount_goals_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_events" ADD CONSTRAINT "return_events_request_id_return_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."return_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_events" ADD CONSTRAINT "return_events_item_id_return_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."return_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_items" ADD CONSTRAINT "return_items_request_id_return_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."return_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_items" ADD CONSTRAINT "return_items_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_items" ADD CONSTRAINT "return_items_exchange_variant_id_variants_id_fk" FOREIGN KEY ("exchange_variant_id") REFERENCES "public"."variants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_requests" ADD CONSTRAINT "return_requests_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fit_reports" ADD CONSTRAINT "fit_reports_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fit_reports" ADD CONSTRAINT "fit_reports_size_id_attribute_values_id_fk" FOREIGN KEY ("size_id") REFERENCES "public"."attribute_values"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_ratings" ADD CONSTRAINT "product_ratings_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_color_id_attribute_values_id_fk" FOREIGN KEY ("color_id") REFERENCES "public"."attribute_values"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_size_id_attribute_values_id_fk" FOREIGN KEY ("size_id") REFERENCES "public"."attribute_values"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_words" ADD CONSTRAINT "search_words_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_events" ADD CONSTRAINT "seller_events_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_translations" ADD CONSTRAINT "seller_translations_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_translations" ADD CONSTRAINT "seller_translations_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sellers" ADD CONSTRAINT "sellers_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sellers" ADD CONSTRAINT "sellers_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sellers" ADD CONSTRAINT "sellers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_codes" ADD CONSTRAINT "affiliate_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_touches" ADD CONSTRAINT "customer_touches_customer_id_users_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_touches" ADD CONSTRAINT "customer_touches_affiliate_id_affiliate_codes_affiliate_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliate_codes"("affiliate_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_attributions" ADD CONSTRAINT "order_attributions_affiliate_id_affiliate_codes_affiliate_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliate_codes"("affiliate_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "touches" ADD CONSTRAINT "touches_affiliate_id_affiliate_codes_affiliate_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliate_codes"("affiliate_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_counts" ADD CONSTRAINT "visit_counts_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wheel_spins" ADD CONSTRAINT "wheel_spins_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wheel_spins" ADD CONSTRAINT "wheel_spins_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wheels" ADD CONSTRAINT "wheels_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wish_notices" ADD CONSTRAINT "wish_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_warnings_vendor_id_index" ON "stock_warnings" USING btree ("vendor_id");--> statement-breakpoint
CREATE INDEX "import_awaited_photos_run_id_index" ON "import_awaited_photos" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "import_runs_created_at_index" ON "import_runs" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "account_tokens_user_id_index" ON "account_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "addresses_user_id_index" ON "addresses" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "passkeys_user_id_index" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user_id_index" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "users_email_start" ON "users" USING btree ("email" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_last_name_start" ON "users" USING btree (lower("last_name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_first_name_start" ON "users" USING btree (lower("first_name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_phone_index" ON "users" USING btree ("phone" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_created_at_id_index" ON "users" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "affiliate_events_affiliate_id_index" ON "affiliate_events" USING btree ("affiliate_id");--> statement-breakpoint
CREATE INDEX "affiliate_links_affiliate_id_created_at_index" ON "affiliate_links" USING btree ("affiliate_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "affiliates_status_applied_at_index" ON "affiliates" USING btree ("status","applied_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "commission_rules_rule_number_index" ON "commission_rules" USING btree ("rule_number");--> statement-breakpoint
CREATE INDEX "commission_rules_valid_from_index" ON "commission_rules" USING btree ("valid_from");--> statement-breakpoint
CREATE INDEX "commissions_affiliate_id_placed_at_id_index" ON "commissions" USING btree ("affiliate_id","placed_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "commissions_order_id_index" ON "commissions" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "commissions_due" ON "commissions" USING btree ("due_at") WHERE approved_at is null and due_at is not null;--> statement-breakpoint
CREATE INDEX "commissions_held" ON "commissions" USING btree ("affiliate_id","id") WHERE hold_reasons <> '[]' and reviewed_at is null;--> statement-breakpoint
CREATE INDEX "commissions_to_review" ON "commissions" USING btree ("id") WHERE hold_reasons <> '[]' and reviewed_at is null and approved_at is null and earned <> 0;--> statement-breakpoint
CREATE INDEX "credited_orders_affiliate_id_placed_at_index" ON "credited_orders" USING btree ("affiliate_id","placed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "credited_orders_placed_at_index" ON "credited_orders" USING btree ("placed_at");--> statement-breakpoint
CREATE INDEX "credited_orders_affiliate_id_mailbox_fingerprint_index" ON "credited_orders" USING btree ("affiliate_id","mailbox_fingerprint");--> statement-breakpoint
CREATE INDEX "credited_orders_affiliate_id_address_fingerprint_index" ON "credited_orders" USING btree ("affiliate_id","address_fingerprint");--> statement-breakpoint
CREATE INDEX "credited_orders_with_prints" ON "credited_orders" USING btree ("placed_at") WHERE mailbox_fingerprint is not null;--> statement-breakpoint
CREATE INDEX "ledger_entries_commission_id_index" ON "ledger_entries" USING btree ("commission_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_payout_id_index" ON "ledger_entries" USING btree ("payout_id");--> statement-breakpoint
CREATE INDEX "payouts_affiliate_id_prepared_at_index" ON "payouts" USING btree ("affiliate_id","prepared_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "payouts_status_index" ON "payouts" USING btree ("status");--> statement-breakpoint
CREATE INDEX "audit_log_at_id_index" ON "audit_log" USING btree ("at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_log_subject_subject_id_id_index" ON "audit_log" USING btree ("subject","subject_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_user_id_id_index" ON "audit_log" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "campaign_products_product_id_index" ON "campaign_products" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "cart_lines_variant_id_index" ON "cart_lines" USING btree ("variant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "carts_customer_id_country_id_index" ON "carts" USING btree ("customer_id","country_id") WHERE "carts"."customer_id" is not null;--> statement-breakpoint
CREATE INDEX "product_attribute_values_attribute_value_id_index" ON "product_attribute_values" USING btree ("attribute_value_id");--> statement-breakpoint
CREATE INDEX "product_categories_product_id_index" ON "product_categories" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_collections_product_id_index" ON "product_collections" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_translations_english_name" ON "product_translations" USING btree (lower("name"),"product_id") WHERE language_id = 1;--> statement-breakpoint
CREATE INDEX "products_status_published_at_id_index" ON "products" USING btree ("status","published_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "products_brand_id_index" ON "products" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "products_vendor_id_index" ON "products" USING btree ("vendor_id");--> statement-breakpoint
CREATE INDEX "products_updated_at_id_index" ON "products" USING btree ("updated_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "products_lacking" ON "products" USING btree ("updated_at" DESC NULLS LAST,"id") WHERE cardinality(missing) > 0;--> statement-breakpoint
CREATE INDEX "products_handle_start" ON "products" USING btree (lower("handle") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "slugs_kind_target_id_language_id_index" ON "slugs" USING btree ("kind","target_id","language_id");--> statement-breakpoint
CREATE INDEX "stock_movements_variant_id_index" ON "stock_movements" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "stock_movements_reference_index" ON "stock_movements" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "variants_barcode_index" ON "variants" USING btree ("barcode") WHERE barcode is not null;--> statement-breakpoint
CREATE INDEX "variants_sku_start" ON "variants" USING btree (lower("sku") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "cart_transfers_expires_at_index" ON "cart_transfers" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "cart_transfers_cart_id_index" ON "cart_transfers" USING btree ("cart_id");--> statement-breakpoint
CREATE INDEX "consents_user_id_index" ON "consents" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "article_products_product_id_index" ON "article_products" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "articles_topic_id_index" ON "articles" USING btree ("topic_id");--> statement-breakpoint
CREATE INDEX "home_blocks_position_index" ON "home_blocks" USING btree ("position");--> statement-breakpoint
CREATE INDEX "shipment_events_shipment_id_index" ON "shipment_events" USING btree ("shipment_id");--> statement-breakpoint
CREATE INDEX "shipment_items_order_line_id_index" ON "shipment_items" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "shipments_order_id_index" ON "shipments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "shipments_status_shipped_at_index" ON "shipments" USING btree ("status","shipped_at");--> statement-breakpoint
CREATE INDEX "shipments_tracking_number_index" ON "shipments" USING btree ("tracking_number");--> statement-breakpoint
CREATE INDEX "documents_order_id_index" ON "documents" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "documents_issued_on_country_id_index" ON "documents" USING btree ("issued_on","country_id");--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_status_id_index" ON "newsletter_subscribers" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "newsletter_tokens_subscriber_id_index" ON "newsletter_tokens" USING btree ("subscriber_id");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_notices_waiting" ON "stock_notices" USING btree ("variant_id","email") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "stock_notices_email_index" ON "stock_notices" USING btree ("email");--> statement-breakpoint
CREATE INDEX "order_events_order_id_index" ON "order_events" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_lines_order_id_index" ON "order_lines" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_lines_sku_order_id_index" ON "order_lines" USING btree ("sku","order_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "order_lines_product_id_id_index" ON "order_lines" USING btree ("product_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "order_notes_order_id_index" ON "order_notes" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "orders_customer_id_placed_at_index" ON "orders" USING btree ("customer_id","placed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_email_index" ON "orders" USING btree ("email" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "orders_phone_index" ON "orders" USING btree ("phone" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "orders_last_name_start" ON "orders" USING btree (lower("shipping_address" ->> 'lastName') text_pattern_ops,"placed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_cart_id_index" ON "orders" USING btree ("cart_id");--> statement-breakpoint
CREATE INDEX "orders_placed_at_id_index" ON "orders" USING btree ("placed_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_status_placed_at_index" ON "orders" USING btree ("status","placed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_payment_status_placed_at_index" ON "orders" USING btree ("payment_status","placed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_by_telephone" ON "orders" USING btree ("placed_at" DESC NULLS LAST) WHERE taken_by <> '';--> statement-breakpoint
CREATE INDEX "orders_country_id_placed_at_index" ON "orders" USING btree ("country_id","placed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_country_id_status_placed_at_index" ON "orders" USING btree ("country_id","status","placed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_shipping_method_placed_at_index" ON "orders" USING btree ("shipping_method","placed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "payments_reference_index" ON "payments" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "payments_next_check_at_index" ON "payments" USING btree ("next_check_at");--> statement-breakpoint
CREATE INDEX "refunds_reference_index" ON "refunds" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "refunds_status_index" ON "refunds" USING btree ("status");--> statement-breakpoint
CREATE INDEX "refunds_ended_at_index" ON "refunds" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "price_changes_product_id_country_id_since_index" ON "price_changes" USING btree ("product_id","country_id","since");--> statement-breakpoint
CREATE INDEX "prices_due_at_index" ON "prices" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "data_requests_user_id_index" ON "data_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "affiliate_discount_uses_affiliate_discount_id_index" ON "affiliate_discount_uses" USING btree ("affiliate_discount_id");--> statement-breakpoint
CREATE INDEX "affiliate_discounts_affiliate_id_index" ON "affiliate_discounts" USING btree ("affiliate_id");--> statement-breakpoint
CREATE INDEX "coupon_uses_coupon_id_email_index" ON "coupon_uses" USING btree ("coupon_id","email");--> statement-breakpoint
CREATE INDEX "return_events_request_id_index" ON "return_events" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "return_items_request_id_index" ON "return_items" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "return_items_order_line_id_index" ON "return_items" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "return_items_status_request_id_index" ON "return_items" USING btree ("status","request_id");--> statement-breakpoint
CREATE INDEX "return_requests_order_id_index" ON "return_requests" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "return_requests_created_at_id_index" ON "return_requests" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "fit_reports_product_id_index" ON "fit_reports" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "reviews_product_id_status_created_at_index" ON "reviews" USING btree ("product_id","status","created_at");--> statement-breakpoint
CREATE INDEX "reviews_status_id_index" ON "reviews" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "listing_products_changed_in_product_id_index" ON "listing_products" USING btree ("changed_in","product_id");--> statement-breakpoint
CREATE INDEX "listing_products_sold_out" ON "listing_products" USING btree ("product_id") WHERE not (true = any(variant_available));--> statement-breakpoint
CREATE INDEX "search_documents_name_words_index" ON "search_documents" USING gin ("name_words");--> statement-breakpoint
CREATE INDEX "search_documents_other_words_index" ON "search_documents" USING gin ("other_words");--> statement-breakpoint
CREATE INDEX "search_words_word_index" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "seller_events_seller_id_id_index" ON "seller_events" USING btree ("seller_id","id");--> statement-breakpoint
CREATE INDEX "sellers_status_applied_at_id_index" ON "sellers" USING btree ("status","applied_at","id");--> statement-breakpoint
CREATE INDEX "tickets_status_id_index" ON "tickets" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "tickets_email_index" ON "tickets" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "affiliate_codes_code" ON "affiliate_codes" USING btree (lower("code"));--> statement-breakpoint
CREATE INDEX "customer_touches_at_index" ON "customer_touches" USING btree ("at");--> statement-breakpoint
CREATE INDEX "order_attributions_affiliate_id_at_index" ON "order_attributions" USING btree ("affiliate_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "touches_at_index" ON "touches" USING btree ("at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_endpoint_id_created_at_index" ON "webhook_deliveries" USING btree ("endpoint_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "webhook_deliveries_status_index" ON "webhook_deliveries" USING btree ("status");--> statement-breakpoint
CREATE INDEX "wheel_spins_country_id_id_index" ON "wheel_spins" USING btree ("country_id","id");--> statement-breakpoint
CREATE INDEX "wheel_spins_day_visitor_hash_index" ON "wheel_spins" USING btree ("day","visitor_hash");--> statement-breakpoint
CREATE INDEX "wishes_product_id_index" ON "wishes" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "mailbox_sent_at_index" ON "mailbox" USING btree ("sent_at");
--> statement-breakpoint
-- Clicks, with one partition per day. modules/tracking/click-days.ts creates partitions in advance and drops expired ones.
create sequence clicks_id_seq;--> statement-breakpoint
create table clicks (
  id bigint not null default nextval('clicks_id_seq'),
  at timestamptz not null,
  visitor uuid not null,
  address_hash uuid not null,
  code text not null,
  affiliate_id integer,
  affiliate_discount_id integer,
  link_id integer,
  country_id integer not null,
  source text not null,
  utm_source text not null,
  utm_medium text not null,
  utm_campaign text not null,
  utm_content text not null,
  utm_term text not null,
  sub_id text not null,
  landing_page text not null,
  referrer text not null,
  device text not null,
  browser text not null,
  os text not null,
  reason text not null
) partition by range (at);--> statement-breakpoint
alter sequence clicks_id_seq owned by clicks.id;--> statement-breakpoint
-- Finds earlier clicks of a visitor.
create index clicks_visitor on clicks (visitor, at);--> statement-breakpoint
-- Finds an affiliate's clicks that are not counted yet.
create index clicks_tail on clicks (affiliate_id, id);--> statement-breakpoint
-- Finds clicks by id: rows are stored in this order.
create index clicks_order on clicks using brin (id) with (pages_per_range = 32);--> statement-breakpoint
-- Stores clicks of days without a partition: after a restore, until the partition is created.
create table clicks_rest partition of clicks default;
