-- An imported product without a photo had drawings that were guessed from its title. It has no pictures now, and pages say so.
DELETE FROM "product_media" USING "media" WHERE "media"."id" = "product_media"."media_id" AND "media"."image_url" LIKE '/media/drawn/i-%';
--> statement-breakpoint
DELETE FROM "media" WHERE "image_url" LIKE '/media/drawn/i-%'
AND "id" NOT IN (SELECT "media_id" FROM "articles" WHERE "media_id" IS NOT NULL)
AND "id" NOT IN (SELECT "media_id" FROM "home_blocks" WHERE "media_id" IS NOT NULL)
AND "id" NOT IN (SELECT "media_id" FROM "campaigns" WHERE "media_id" IS NOT NULL);
