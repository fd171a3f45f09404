CREATE TABLE "order_search_due" (
	"order_id" integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_search_due" ADD CONSTRAINT "order_search_due_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- The following statements are not generated. A new order and its invoice number only mark the order. Changes of personal data still write the text at once.
DROP TRIGGER "order_search_text_follows_order" ON "orders";--> statement-breakpoint
CREATE TRIGGER "order_search_text_follows_order" AFTER UPDATE OF "order_number", "email", "phone", "shipping_address", "billing_address"
  ON "orders" FOR EACH ROW EXECUTE FUNCTION "write_order_search_text"();--> statement-breakpoint
CREATE FUNCTION "mark_order_search_text"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The update locks the row, so that the job does not delete it before this transaction ends.
  INSERT INTO order_search_due (order_id) VALUES (NEW.id) ON CONFLICT (order_id) DO UPDATE SET order_id = excluded.order_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "order_search_text_is_due" AFTER INSERT OR UPDATE OF "invoice_number"
  ON "orders" FOR EACH ROW EXECUTE FUNCTION "mark_order_search_text"();
