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
ALTER TABLE "payouts" ADD COLUMN "first_sequence" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "last_sequence" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "payout_invoices" ADD CONSTRAINT "payout_invoices_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE no action ON UPDATE no action;