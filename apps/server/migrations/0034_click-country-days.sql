CREATE TABLE "click_country_days" (
	"affiliate_id" integer NOT NULL,
	"country_id" integer NOT NULL,
	"dimension" text NOT NULL,
	"day" date NOT NULL,
	"key" text[] NOT NULL,
	"clicks" integer NOT NULL,
	"valid_clicks" integer NOT NULL,
	CONSTRAINT "click_country_days_affiliate_id_country_id_dimension_day_key_pk" PRIMARY KEY("affiliate_id","country_id","dimension","day","key")
);
--> statement-breakpoint
ALTER TABLE "click_cursor" ADD COLUMN "country_click_id" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
INSERT INTO "click_country_days" (affiliate_id, country_id, dimension, day, key, clicks, valid_clicks)
SELECT affiliate_id, country_id, counted.dimension, day, counted.key, sum(clicks), sum(valid_clicks)
FROM "click_breakdowns" CROSS JOIN LATERAL (
  VALUES ('source', array[source]), ('country', array[country_id::text]), ('device', array[device]), ('browser', array[browser])
) counted (dimension, key)
WHERE click_breakdowns.dimension = ''
GROUP BY 1, 2, 3, 4, 5;--> statement-breakpoint
INSERT INTO "click_country_days" (affiliate_id, country_id, dimension, day, key, clicks, valid_clicks)
SELECT affiliate_id, country_id, dimension, day, key, sum(clicks), sum(valid_clicks)
FROM "click_breakdowns"
WHERE dimension <> ''
GROUP BY 1, 2, 3, 4, 5;--> statement-breakpoint
UPDATE "click_cursor" SET country_click_id = click_id;
