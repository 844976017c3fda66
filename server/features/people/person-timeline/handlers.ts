import { personTimeline as contract } from '@contract/people/person-timeline';
import { implement } from '@server/http/implement';
import { ownPerson } from '../own-person';
import { listHappenings } from './repository';
import { placeOf } from './rules';

export const personTimelineHandlers = implement(contract, {
  async list({ db, params: { userId }, query: { cursor, limit, kind }, principal }) {
    const after = cursor === undefined ? null : placeOf(cursor);
    // Nobody's history is none that is empty.
    await ownPerson(db, userId);
    return listHappenings(db, { userId, readerId: principal.userId, limit, after, kind });
  },
});
