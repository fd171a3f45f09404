CREATE TABLE "hand_overs" (
	"token_hash" char(64) PRIMARY KEY NOT NULL,
	"to_country_id" integer NOT NULL,
	"cart_id" text,
	"session_id" uuid,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "touch_session_id" uuid;--> statement-breakpoint
ALTER TABLE "hand_overs" ADD CONSTRAINT "hand_overs_to_country_id_countries_id_fk" FOREIGN KEY ("to_country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_overs" ADD CONSTRAINT "hand_overs_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hand_overs_expires_at_index" ON "hand_overs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "hand_overs_cart_id_index" ON "hand_overs" USING btree ("cart_id");