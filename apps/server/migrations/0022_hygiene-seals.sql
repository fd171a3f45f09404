ALTER TABLE "order_lines" ADD COLUMN "is_hygiene" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "return_items" ADD COLUMN "is_sealed" boolean;--> statement-breakpoint
-- Placed orders keep the rule under which the goods were sold.
UPDATE "order_lines" SET "is_hygiene" = true FROM "products" WHERE "products"."id" = "order_lines"."product_id" AND "products"."is_hygiene";
