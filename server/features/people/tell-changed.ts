import type { PersonalDataPart } from '@contract/locales/es-MX/platform/personal-data';
import type { Config } from '@server/config';
import type { Tx } from '@server/db/connection';
import { announce, events } from '@server/features/platform';

interface Changed {
  userId: string;
  part: PersonalDataPart;
  /** Version before the save: what is given for the first time is no change that a person has to know of. */
  before: number;
}

/** Tells a person that data of theirs changed, in case that it was not them. */
export async function tellChanged(tx: Tx, config: Config, { userId, part, before }: Changed) {
  if (before > 0) await announce(tx, config, userId, events.personalDataChanged, { part });
}
