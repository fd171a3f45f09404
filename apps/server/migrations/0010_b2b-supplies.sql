CREATE TABLE "vat_id_answers" (
	"vat_id" text PRIMARY KEY NOT NULL,
	"is_valid" boolean NOT NULL,
	"consultation" text NOT NULL,
	"answered_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cash_roundings" ADD COLUMN "id" serial NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_intra_community" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "cash_roundings" ADD CONSTRAINT "cash_roundings_id_unique" UNIQUE("id");--> statement-breakpoint
-- Hand-written: a code belongs to a coupon or to an affiliate. The lock makes simultaneous transactions with one code wait for each other.
CREATE FUNCTION "refuse_shared_code"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND upper(OLD.code) = upper(NEW.code) THEN RETURN NEW; END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('code ' || upper(NEW.code), 0));
  IF TG_TABLE_NAME = 'coupons' AND EXISTS (SELECT FROM affiliate_codes WHERE lower(code) = lower(NEW.code))
    OR TG_TABLE_NAME = 'affiliate_codes' AND EXISTS (SELECT FROM coupons WHERE code = upper(NEW.code)) THEN
    RAISE unique_violation USING MESSAGE = format('the code %s is taken', NEW.code);
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "coupon_code_is_no_affiliate_code" BEFORE INSERT OR UPDATE OF "code" ON "coupons" FOR EACH ROW EXECUTE FUNCTION "refuse_shared_code"();--> statement-breakpoint
CREATE TRIGGER "affiliate_code_is_no_coupon_code" BEFORE INSERT OR UPDATE OF "code" ON "affiliate_codes" FOR EACH ROW EXECUTE FUNCTION "refuse_shared_code"();
