import type { CollectionItem } from '@contract/credit/collections';
import { collectionNames } from '@contract/locales/es-MX/credit/collections';
import { t } from '@portal/i18n';
import type { Tone } from '@portal/ui/kit/tones';

type Promised = Pick<
  NonNullable<CollectionItem['promise']>,
  'amount_cents' | 'promised_on' | 'state'
>;

/** How much was promised, and for when. */
export const promisedText = ({ amount_cents: amount, promised_on: day }: Promised) =>
  t(collectionNames.promised, { amount, day });

const tones = { open: 'info', kept: 'success', broken: 'danger' } as const satisfies Record<
  Promised['state'],
  Tone
>;

/** Whether it was kept, as its tag. */
export const promiseTag = ({ state }: Promised) => ({
  tone: tones[state],
  text: t(collectionNames.promiseState[state]),
});
