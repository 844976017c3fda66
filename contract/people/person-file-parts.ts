import { href } from '../kernel/screens';

/** The parts of the page that staff have of a person, by their names in the address; the first is shown when it names none. */
export const personFileParts = ['resumen', 'datos', 'documentos', 'dinero'] as const;
export type PersonFilePart = (typeof personFileParts)[number];

/** The address of one part of a person's page. */
export const personFileHref = (userId: string, part: PersonFilePart = 'resumen'): string =>
  part === 'resumen'
    ? href('userFile', { userId })
    : `${href('userFile', { userId })}?parte=${part}`;
