import { pgSequence } from 'drizzle-orm/pg-core';

/** Account part of the personal CLABEs given to investors and applicants. */
export const virtualClabe = pgSequence('virtual_clabe', { startWith: 1 });

/** Number of the folios that people read on their projects. */
export const projectFolio = pgSequence('project_folio', { startWith: 1001 });

/** Number of the folios of what people ask of their data. */
export const privacyFolio = pgSequence('privacy_folio', { startWith: 1001 });

/** The same of withdrawals. */
export const withdrawalFolio = pgSequence('withdrawal_folio', { startWith: 100_001 });

/** Folios of draws of installers' credit lines. */
export const creditDrawFolio = pgSequence('credit_draw_folio', { startWith: 1001 });
/** The same of what installers sign that they know. */
export const acknowledgementFolio = pgSequence('acknowledgement_folio', { startWith: 1 });
/** The same of mandates to charge an account, of their charges and of the files for the bank. */
export const directDebitFolio = pgSequence('direct_debit_folio', { startWith: 100_001 });
/** The same of what investors have done each month. */
export const recurringOrderFolio = pgSequence('recurring_order_folio', { startWith: 100_001 });
