-- Staff read it in their queue too: it is not of whoever reads.
UPDATE "document_definitions" SET "name" = 'Fotografía del rostro' WHERE "name" = 'Fotografía de tu rostro';
