-- What the list searches has RFC and postal code too; written as `searchText` does it.
UPDATE "prospects"
   SET "search_text" = concat_ws(' ', "search_text", translate(lower("rfc"), 'áéíóúü', 'aeiouu'), "postal_code")
 WHERE "rfc" IS NOT NULL OR "postal_code" IS NOT NULL;
