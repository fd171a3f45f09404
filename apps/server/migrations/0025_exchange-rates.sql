CREATE TABLE "affiliate_vat_id_checks" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"affiliate_id" integer NOT NULL,
	"vat_id" text NOT NULL,
	"status" text NOT NULL,
	"consultation" text NOT NULL,
	"checked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exchange_rates" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"currency" char(3) NOT NULL,
	"day" date NOT NULL,
	"units" text NOT NULL,
	"source" text NOT NULL,
	"recorded_by" text NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "affiliates" ADD COLUMN "payout_currency" char(3);--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "conversion" jsonb;--> statement-breakpoint
ALTER TABLE "affiliate_programme" ADD COLUMN "max_rate_age_days" integer DEFAULT 7 NOT NULL;--> statement-breakpoint
ALTER TABLE "affiliate_vat_id_checks" ADD CONSTRAINT "affiliate_vat_id_checks_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "affiliate_vat_id_checks_affiliate_id_id_index" ON "affiliate_vat_id_checks" USING btree ("affiliate_id","id");--> statement-breakpoint
CREATE INDEX "exchange_rates_currency_day_id_index" ON "exchange_rates" USING btree ("currency","day","id");--> statement-breakpoint
-- Hand-written from here: rates are append-only. Corrections are further rows.
CREATE FUNCTION "refuse_rate_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'exchange_rates is append-only: record a further rate' USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "exchange_rates_are_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "exchange_rates" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_rate_change"();
