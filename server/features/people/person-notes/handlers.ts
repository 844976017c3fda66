import { peopleWords } from '@contract/locales/es-MX/people/server';
import { personNotes as contract } from '@contract/people/person-notes';
import { holdOpenAccount } from '@server/features/identity';
import { refused } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { t } from '@server/i18n';
import { addNote, listNotes } from './repository';

export const personNoteHandlers = implement(contract, {
  async list({ db, params, query }) {
    const page = await listNotes(db, params.userId, query);
    return {
      ...page,
      items: page.items.map(({ note, by }) => ({
        id: note.id,
        text: note.text,
        by,
        by_id: note.writtenBy,
        at: note.createdAt.toISOString(),
      })),
    };
  },

  async create({ db, principal, params: { userId }, body, now, record }) {
    const person = await holdOpenAccount(db, userId);
    if (person.id === principal.userId) throw refused(t(peopleWords.personNotes.yourOwn));
    const id = await addNote(db, {
      userId,
      text: body.text,
      writtenBy: principal.userId,
      createdAt: now,
    });
    // The words stay in the note alone: the trail outlives the person's data.
    await record(userId);
    return { id };
  },
});
