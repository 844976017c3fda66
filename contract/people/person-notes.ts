import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';
import { unlessBlank } from '../kernel/fields/messages';
import { plainText } from '../kernel/fields/text';
import { listOf, listQuery } from '../kernel/list';
import { said } from '../kernel/words';
import { fieldMessage } from '../locales/es-MX/kernel/field-messages';

export const MOST_OF_A_NOTE = 2000;

/** What staff note about a person; it is not changed afterwards. */
export const newNote = z.strictObject({
  text: plainText(MOST_OF_A_NOTE).min(5, {
    error: unlessBlank(said(fieldMessage.min, { characters: 5 })),
  }),
});

const personNote = z.object({
  id: z.string(),
  text: z.string(),
  /** Name of who wrote it. */
  by: z.string(),
  by_id: z.string(),
  at: z.iso.datetime(),
});

export type PersonNote = z.infer<typeof personNote>;

const ofPerson = z.strictObject({ userId: z.uuid() });

export const personNotes = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/users/:userId/notes',
    can: 'person-notes.list',
    params: ofPerson,
    query: listQuery(['created_at'], {}),
    response: listOf(personNote),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/users/:userId/notes',
    can: 'person-notes.create',
    audit: { action: 'person-notes.create', object: 'users' },
    idempotent: true,
    params: ofPerson,
    body: newNote,
    response: z.object({ id: z.string() }),
  }),
} as const;
