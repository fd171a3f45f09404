CREATE TABLE "affiliate_api_tokens" (
	"id" serial PRIMARY KEY NOT NULL,
	"affiliate_id" integer NOT NULL,
	"name" text NOT NULL,
	"token_hash" char(64) NOT NULL,
	"beginning" text NOT NULL,
	"scopes" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "affiliate_api_tokens_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "affiliates" ADD COLUMN "time_zone" text DEFAULT 'UTC' NOT NULL;--> statement-breakpoint
ALTER TABLE "affiliate_api_tokens" ADD CONSTRAINT "affiliate_api_tokens_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "affiliate_api_tokens_affiliate_id_index" ON "affiliate_api_tokens" USING btree ("affiliate_id");--> statement-breakpoint
CREATE INDEX "commissions_affiliate_id_id_index" ON "commissions" USING btree ("affiliate_id","id");