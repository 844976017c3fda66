import { config } from 'zod/v4/core';

/*
 * Zod would try whether it may write functions, which the content security policy forbids and reports.
 * Imported before any schema is made.
 */
config({ jitless: true });
