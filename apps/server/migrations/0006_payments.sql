CREATE TABLE "cash_roundings" (
	"country_id" integer NOT NULL,
	"step" integer NOT NULL,
	"valid_from" date NOT NULL,
	"valid_until" date,
	"law" text NOT NULL,
	CONSTRAINT "cash_roundings_country_id_valid_from_pk" PRIMARY KEY("country_id","valid_from")
);
--> statement-breakpoint
CREATE TABLE "payment_disputes" (
	"id" serial PRIMARY KEY NOT NULL,
	"payment_id" integer NOT NULL,
	"kind" text NOT NULL,
	"provider_ref" text NOT NULL,
	"currency" char(3) NOT NULL,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"evidence_until" timestamp with time zone,
	"evidence_url" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" text,
	CONSTRAINT "payment_disputes_providerRef_unique" UNIQUE("provider_ref")
);
--> statement-breakpoint
ALTER TABLE "cash_roundings" ADD CONSTRAINT "cash_roundings_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_disputes" ADD CONSTRAINT "payment_disputes_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_disputes_payment_id_index" ON "payment_disputes" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_disputes_status_index" ON "payment_disputes" USING btree ("status");--> statement-breakpoint
ALTER TABLE "currencies" DROP COLUMN "cash_step";