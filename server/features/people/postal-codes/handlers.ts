import { stateOfPostalCode } from '@contract/kernel/fields/postal-code';
import { postalCodes as contract } from '@contract/people/postal-codes';
import { implement } from '@server/http/implement';
import { placesOf } from './repository';

export const postalCodeHandlers = implement(contract, {
  async show({ db, params: { postalCode } }) {
    const places = await placesOf(db, postalCode);
    return {
      state: places[0]?.state ?? stateOfPostalCode(postalCode),
      municipality: places[0]?.municipality ?? null,
      municipalities: [...new Set(places.map(({ municipality }) => municipality))],
      neighbourhoods: [...new Set(places.map(({ neighbourhood }) => neighbourhood))],
    };
  },
});
