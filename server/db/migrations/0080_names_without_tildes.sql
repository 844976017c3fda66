DROP INDEX "projects_folio_search";--> statement-breakpoint
DROP INDEX "users_name_search";--> statement-breakpoint
DROP INDEX "users_email_search";--> statement-breakpoint
DROP INDEX "prospects_search";--> statement-breakpoint
CREATE INDEX "projects_folio_search" ON "projects" USING gin (translate(lower("folio"), 'áéíóúüñ', 'aeiouun') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_name_search" ON "users" USING gin (translate(lower("full_name"), 'áéíóúüñ', 'aeiouun') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_email_search" ON "users" USING gin (translate(lower("email"), 'áéíóúüñ', 'aeiouun') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "prospects_search" ON "prospects" USING gin (translate("search_text", 'ñ', 'n') gin_trgm_ops);