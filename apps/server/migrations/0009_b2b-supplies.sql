CREATE TABLE "vat_id_answers" (
	"vat_id" text PRIMARY KEY NOT NULL,
	"is_valid" boolean NOT NULL,
	"consultation" text NOT NULL,
	"answered_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_intra_community" boolean DEFAULT false NOT NULL;
