import type { CsvDelimiter } from '@contract/kernel/csv-cell';
import { createContext } from 'react';

/** How a person has their exports written. */
export interface CsvChoice {
  delimiter: CsvDelimiter;
  byteOrderMark: boolean;
}

/** As the specification has it, until the person chooses something else. */
export const firstCsvChoice: CsvChoice = { delimiter: ',', byteOrderMark: false };

/** The person's last choice and what keeps the next one: given by the private shell, which knows the person. */
export const KeptCsvChoice = createContext<{
  choice: CsvChoice;
  keep: (choice: CsvChoice) => void;
}>({ choice: firstCsvChoice, keep: () => undefined });
