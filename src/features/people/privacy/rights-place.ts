/** The part of an account's page where one asks for what the law gives of one's data. */
export const RIGHTS = '#derechos';
