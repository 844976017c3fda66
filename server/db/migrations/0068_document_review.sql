CREATE TABLE "document_claims" (
	"document_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "document_claims_user_key" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "document_comparisons" (
	"document_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "document_comparisons_document_id_user_id_pk" PRIMARY KEY("document_id","user_id")
);
--> statement-breakpoint
DROP INDEX "documents_status";--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "first_verified_by" uuid;--> statement-breakpoint
ALTER TABLE "document_claims" ADD CONSTRAINT "document_claims_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_comparisons" ADD CONSTRAINT "document_comparisons_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "documents_queue" ON "documents" USING btree ("status","created_at","id") WHERE superseded_by is null;--> statement-breakpoint
CREATE INDEX "documents_queue_kind" ON "documents" USING btree ("doc_id","status","created_at","id") WHERE superseded_by is null;--> statement-breakpoint
CREATE INDEX "documents_reviewer" ON "documents" USING btree ("verified_by","created_at","id") WHERE superseded_by is null and verified_by is not null;--> statement-breakpoint
CREATE INDEX "documents_first_reviewer" ON "documents" USING btree ("first_verified_by") WHERE first_verified_by is not null;
