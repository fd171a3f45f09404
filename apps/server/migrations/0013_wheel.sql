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
CREATE TABLE "wheel_turns" (
	"day" date NOT NULL,
	"key_hash" text NOT NULL,
	"turns" integer NOT NULL,
	CONSTRAINT "wheel_turns_day_key_hash_pk" PRIMARY KEY("day","key_hash")
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
ALTER TABLE "wheel_spins" ADD CONSTRAINT "wheel_spins_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wheel_spins" ADD CONSTRAINT "wheel_spins_language_id_languages_id_fk" FOREIGN KEY ("language_id") REFERENCES "public"."languages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wheels" ADD CONSTRAINT "wheels_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wheel_spins_country_id_id_index" ON "wheel_spins" USING btree ("country_id","id");--> statement-breakpoint
CREATE INDEX "wheel_spins_day_visitor_hash_index" ON "wheel_spins" USING btree ("day","visitor_hash");