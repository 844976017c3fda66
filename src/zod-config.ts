/*
 * Zod would try whether it may write functions, which the content security policy forbids and reports.
 * Set where Zod looks before any schema is made, because its own `config()` brings all of it to pages
 * that parse nothing.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
