import { texts } from '../kernel/words';
import { coObligorTexts } from '../locales/es-MX/credit/co-obligor-texts';

const versions = {
  duty: { version: '1', since: '2026-11-22' },
  bureau: { version: '1', since: '2026-11-22' },
} as const;

/** One of the texts as it reads today; a change of words is a new version. */
export const coObligorText = (text: keyof typeof versions) => ({
  ...versions[text],
  ...texts(coObligorTexts[text]),
});
