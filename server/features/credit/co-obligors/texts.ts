import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { coObligorTexts } from '@contract/locales/es-MX/credit/co-obligor-texts';
import type { Db, Tx } from '@server/db/connection';
import { contractTextOn, legalKind } from '@server/features/platform';
import { texts } from '@server/i18n';

const inParagraphs = (document: keyof typeof coObligorTexts) => () => {
  const { title, paragraphs } = texts(coObligorTexts[document]);
  return { title, lines: paragraphs };
};

/** What a co-obligor agrees to, in the product's own words, never changed: what follows is a version of staff's. */
export const coObligorKinds = {
  duty: legalKind('deber-del-obligado-solidario', inParagraphs('duty')),
  bureau: legalKind('consulta-del-obligado-solidario', inParagraphs('bureau')),
};

/** One of them as it holds at a moment. */
export const coObligorTextAt = (db: Db | Tx, text: keyof typeof coObligorKinds, now: Date) =>
  contractTextOn(db, coObligorKinds[text], dayInMexicoCity(now));
