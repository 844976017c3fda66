-- Asked of whom an approval waits for: investors and sellers prove who they are by photographs alone, and have no place for it.
UPDATE "document_definitions" SET "condition" = '{"field":"role","op":"in","value":["client","supplier"]}',
  "show_conditioned" = true
  WHERE "doc_id" = 1 AND "condition" IS NULL;
