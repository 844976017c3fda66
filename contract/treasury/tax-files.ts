import * as z from 'zod';

/** How a tax document is taken home: to be read, or to be read by a program (docs/tax-documents.md). */
export const taxFileFormat = z.enum(['pdf', 'xml']);
export type TaxFileFormat = z.infer<typeof taxFileFormat>;

/** `unstamped` has no folio of the tax authority, and so no fiscal effect. */
export const taxDocumentStatuses = ['unstamped', 'cancelled'] as const;
