import type { TemplateGroup } from '@contract/platform/templates';
import type { Config } from '@server/config';
import { port } from '../../port';
import type { Letter } from '../mails/outbox';
import type { Wording } from '../mails/said';
import { letterOf } from '../notifications/letter';
import { eventExamples } from './examples';

export interface Addressee {
  email: string;
  fullName: string;
}

export interface MailTemplate {
  name: string;
  group: TemplateGroup;
  wording: Wording;
}

/**
 * The links and codes that people ask for or are sent, each filled with examples, under the name of its template. Upper
 * domains write them, and `connect.ts` gives their list.
 */
export const exampleLetters = port<[Config, Addressee], Readonly<Record<string, Letter>>>(
  'exampleLetters',
);

/** Every mail that the product sends, in its own words, filled with examples. */
export function mailTemplates(config: Config, to: Addressee): MailTemplate[] {
  const letters = Object.entries(exampleLetters(config, to)).map(([name, letter]) => ({
    name,
    group: 'access' as const,
    letter,
  }));
  const notices = eventExamples().flatMap(({ event, closing, kind, said }) =>
    said.map((words, at) => ({
      name: at === 0 ? event : `${event}-${at + 1}`,
      group: kind,
      letter: letterOf(config, to, closing, words),
    })),
  );
  return [...letters, ...notices].flatMap(({ name, group, letter: { wording } }) =>
    wording ? [{ name, group, wording }] : [],
  );
}

/** What tells a mail's sentences from those of every other. */
export const signatureOf = ({ subject, body }: Sentences): string => `${subject.key}|${body.key}`;

type Sentences = Pick<Wording, 'subject' | 'body'>;

let names: ReadonlyMap<string, string> | undefined;

/** The name of the template that a mail follows, by its sentences; undefined of a mail without one. */
export function templateOf(config: Config, wording: Sentences): string | undefined {
  names ??= new Map(
    mailTemplates(config, { email: '', fullName: '' }).map((each) => [
      signatureOf(each.wording),
      each.name,
    ]),
  );
  return names.get(signatureOf(wording));
}
