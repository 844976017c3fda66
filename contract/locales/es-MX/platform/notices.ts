import { words } from '../../../kernel/words';

/** The list of all that a person was notified of. */
export const noticeWords = words('notices', {
  title: 'Avisos recibidos',
  notice: 'Aviso',
  when: 'Cuándo',
  state: 'Estado',
  unread: 'Sin leer',
  read: 'Leído',
});
