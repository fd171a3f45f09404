CREATE TABLE "vat_id_checks" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"consultation" text NOT NULL,
	"checked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "affiliate_balances" ALTER COLUMN "pending" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "affiliate_balances" ALTER COLUMN "approved" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "affiliate_balances" ALTER COLUMN "paid" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "commissions" ALTER COLUMN "base" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "commissions" ALTER COLUMN "amount" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "commissions" ALTER COLUMN "earned" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "credited_orders" ALTER COLUMN "earned" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "ledger_entries" ALTER COLUMN "pending" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "ledger_entries" ALTER COLUMN "approved" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "ledger_entries" ALTER COLUMN "paid" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "payouts" ALTER COLUMN "amount" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "payouts" ALTER COLUMN "vat" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "cart_lines" ALTER COLUMN "shown_price" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "cash_roundings" ALTER COLUMN "step" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "payment_methods" ALTER COLUMN "charge" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "payment_methods" ALTER COLUMN "review_from" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "payment_methods" ALTER COLUMN "min_total" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "payment_methods" ALTER COLUMN "max_total" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "shipping_methods" ALTER COLUMN "price" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "shipping_methods" ALTER COLUMN "free_from" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "remittances" ALTER COLUMN "amount" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "documents" ALTER COLUMN "total" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "documents" ALTER COLUMN "vat" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "order_lines" ALTER COLUMN "unit_price" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "order_lines" ALTER COLUMN "discount_price" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "order_lines" ALTER COLUMN "discount" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "order_lines" ALTER COLUMN "total" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "order_lines" ALTER COLUMN "vat" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "total" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "vat" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "rounding" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "payment_disputes" ALTER COLUMN "amount" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "amount" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "refunds" ALTER COLUMN "amount" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "price_changes" ALTER COLUMN "price" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "prices" ALTER COLUMN "regular" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "prices" ALTER COLUMN "sale" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "prices" ALTER COLUMN "prior" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "affiliate_discount_uses" ALTER COLUMN "amount" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "discount_goals" ALTER COLUMN "threshold" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "return_items" ALTER COLUMN "refund" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "return_requests" ALTER COLUMN "delivery_refund" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "listing_products" ALTER COLUMN "prices" SET DATA TYPE bigint[];--> statement-breakpoint
ALTER TABLE "listing_products" ALTER COLUMN "regular_prices" SET DATA TYPE bigint[];--> statement-breakpoint
ALTER TABLE "listing_products" ALTER COLUMN "prior_prices" SET DATA TYPE bigint[];--> statement-breakpoint
ALTER TABLE "wheel_spins" ALTER COLUMN "amount" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "wheel_spins" ALTER COLUMN "minimum" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "wishes" ALTER COLUMN "price_when_added" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "wishes" ALTER COLUMN "notified_price" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "affiliate_programme" ADD COLUMN "is_held_for_returns" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "affiliates" ADD COLUMN "payout_account_accepted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "payout_hash" char(64);--> statement-breakpoint
ALTER TABLE "countries" ADD COLUMN "has_progressive_reductions" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "vat_id_checks" ADD CONSTRAINT "vat_id_checks_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Hand-written from here: the ledger is append-only. Corrections are further entries.
CREATE FUNCTION "refuse_ledger_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'ledger_entries is append-only: write a further entry' USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "ledger_is_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_entries" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_ledger_change"();--> statement-breakpoint
-- Commissions on cash on delivery wait until the carrier has remitted the cash.
UPDATE "commissions" SET "due_at" = NULL FROM "orders"
WHERE "orders"."id" = "commissions"."order_id" AND "orders"."payment_status" = 'UNPAID' AND "commissions"."approved_at" IS NULL AND "commissions"."due_at" IS NOT NULL;
