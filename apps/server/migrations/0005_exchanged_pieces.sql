ALTER TABLE "shipment_items" ADD COLUMN "id" serial NOT NULL;--> statement-breakpoint
ALTER TABLE "shipment_items" ADD COLUMN "returned" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Moved up by hand: the foreign key below needs it.
ALTER TABLE "shipment_items" ADD CONSTRAINT "shipment_items_id_unique" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "expected_back" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "return_items" ADD COLUMN "shipment_item_id" integer;--> statement-breakpoint
ALTER TABLE "return_items" ADD CONSTRAINT "return_items_shipment_item_id_shipment_items_id_fk" FOREIGN KEY ("shipment_item_id") REFERENCES "public"."shipment_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "return_items_shipment_item_id_index" ON "return_items" USING btree ("shipment_item_id");--> statement-breakpoint
-- Written by hand from here on. Pieces withdrawn while their parcel is under way.
UPDATE "order_lines" SET "expected_back" = "expected"."quantity"
FROM (
  SELECT "item"."order_line_id", sum("item"."quantity")::int AS "quantity"
  FROM "return_items" AS "item" JOIN "return_requests" AS "request" ON "request"."id" = "item"."request_id"
  WHERE "request"."kind" = 'withdrawal' AND "item"."status" = 'Requested For Return'
  GROUP BY "item"."order_line_id"
) AS "expected"
WHERE "expected"."order_line_id" = "order_lines"."id";--> statement-breakpoint
-- Exchange parcels that were lost or came back: nothing of them can be returned, and their exchange becomes open work.
UPDATE "shipment_items" SET "returned" = "shipment_items"."quantity"
FROM "shipments" AS "parcel"
WHERE "parcel"."id" = "shipment_items"."shipment_id" AND "parcel"."return_number" IS NOT NULL AND "parcel"."status" IN ('LOST', 'RETURNED_TO_SENDER');--> statement-breakpoint
WITH "failed" AS (
  UPDATE "return_items" SET "status" = 'EXCHANGE_FAILED'
  FROM "return_requests" AS "request"
  WHERE "request"."id" = "return_items"."request_id" AND "return_items"."status" = 'EXCHANGED'
    AND EXISTS (SELECT FROM "shipments" AS "parcel" WHERE "parcel"."return_number" = "request"."return_number")
    AND NOT EXISTS (
      SELECT FROM "shipments" AS "parcel"
      WHERE "parcel"."return_number" = "request"."return_number" AND "parcel"."status" NOT IN ('LOST', 'RETURNED_TO_SENDER')
    )
  RETURNING "return_items"."id", "return_items"."request_id"
)
INSERT INTO "return_events" ("request_id", "item_id", "from", "to", "actor", "reason", "at")
SELECT "request_id", "id", 'EXCHANGED', 'EXCHANGE_FAILED', 'shop', 'the exchange parcel was lost or came back', now() FROM "failed";
