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
CREATE INDEX "exchange_rates_currency_day_id_index" ON "exchange_rates" USING btree ("currency","day","id");--> statement-breakpoint
-- Hand-written from here: rates are append-only. Corrections are further rows.
CREATE FUNCTION "refuse_rate_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'exchange_rates is append-only: record a further rate' USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "exchange_rates_are_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "exchange_rates" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_rate_change"();
