CREATE TABLE "affiliate_balances" (
	"affiliate_id" integer NOT NULL,
	"currency" char(3) NOT NULL,
	"pending" integer NOT NULL,
	"approved" integer NOT NULL,
	"paid" integer NOT NULL,
	CONSTRAINT "affiliate_balances_affiliate_id_currency_pk" PRIMARY KEY("affiliate_id","currency")
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
DROP INDEX "commissions_due_at_index";--> statement-breakpoint
ALTER TABLE "affiliates" ADD COLUMN "is_tier_fixed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "commissions" ADD COLUMN "product_id" integer;--> statement-breakpoint
ALTER TABLE "commissions" ADD COLUMN "product_name" text NOT NULL;--> statement-breakpoint
ALTER TABLE "commissions" ADD COLUMN "quantity" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "commissions" ADD COLUMN "earned" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "commissions" ADD COLUMN "approved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "affiliate_balances" ADD CONSTRAINT "affiliate_balances_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credited_orders" ADD CONSTRAINT "credited_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credited_orders" ADD CONSTRAINT "credited_orders_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credited_orders" ADD CONSTRAINT "credited_orders_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credited_orders_affiliate_id_placed_at_index" ON "credited_orders" USING btree ("affiliate_id","placed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "credited_orders_affiliate_id_mailbox_print_index" ON "credited_orders" USING btree ("affiliate_id","mailbox_print");--> statement-breakpoint
CREATE INDEX "credited_orders_affiliate_id_address_print_index" ON "credited_orders" USING btree ("affiliate_id","address_print");--> statement-breakpoint
CREATE INDEX "credited_orders_with_prints" ON "credited_orders" USING btree ("placed_at") WHERE mailbox_print is not null;--> statement-breakpoint
CREATE INDEX "commissions_due" ON "commissions" USING btree ("due_at") WHERE approved_at is null and due_at is not null;--> statement-breakpoint
CREATE INDEX "commissions_held" ON "commissions" USING btree ("affiliate_id","id") WHERE hold_reasons <> '[]' and reviewed_at is null;