/** What a formula of Excel, Google Sheets or LibreOffice came to instead of a value. */
const ERROR_CELL = /^(#[¡¿]?[\p{Lu}/0_ ]{2,20}[!?]|#N\/[AD]|#GETTING_DATA|Err:\d{3})$/u;
/** What programs write where there is nothing. */
const NO_DATA = /^(null|undefined|nan|n\/[ad]|[-–—_.]{1,5})$/i;

/** Whether a cell holds the error of a spreadsheet, or says in a word of programs that it has nothing. */
export const isErrorCell = (cell: string): boolean => ERROR_CELL.test(cell) || NO_DATA.test(cell);
