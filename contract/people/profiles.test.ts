import { expect, it } from 'vitest';
import { t } from '../kernel/words';
import { peopleFields } from '../locales/es-MX/people/schemas';
import { legalEntityProfile } from './profiles';

it('takes the day on which a company began from the years of which there are companies', () => {
  const said = (incorporated_on: string) =>
    legalEntityProfile.safeParse({ version: 1, incorporated_on }).error?.issues[0]?.message;
  expect(said('1800-01-01')).toBe(t(peopleFields.profiles.tooOld));
  expect(said('1884-06-02')).toBeUndefined();
});
