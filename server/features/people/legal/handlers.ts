import { dayInMexicoCity } from '@contract/kernel/fields/day';
import { legalTexts as contract } from '@contract/people/legal-texts';
import { contractTextNumbered, contractTextOn, shownLegalText } from '@server/features/platform';
import { notFound } from '@server/http/errors';
import { implement } from '@server/http/implement';
import { consentKinds } from './texts';

export const legalTextHandlers = implement(contract, {
  async show({ db, params, query, config, now }) {
    const kind = consentKinds[params.legalText];
    const day = dayInMexicoCity(now);
    const { version: wanted } = query;
    const text = wanted
      ? await contractTextNumbered(db, kind, { wanted, day })
      : await contractTextOn(db, kind, day);
    if (!text) throw notFound();
    return shownLegalText(text, config.brand);
  },
});
