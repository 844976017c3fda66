-- A telephone takes one picture: what it may show is said.
UPDATE "document_definitions"
  SET "indication" = 'Los dos lados en un solo archivo: en PDF, o la fotografía de una copia que los tenga.'
  WHERE "doc_id" = 1 AND "indication" = 'Sube ambos lados en un solo archivo.';
